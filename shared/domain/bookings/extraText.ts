/** `Heated pool`, `2 × Cot`. */
export function extraText({ name, quantity }: { name: string; quantity: number }): string {
  return quantity === 1 ? name : `${quantity} × ${name}`;
}
