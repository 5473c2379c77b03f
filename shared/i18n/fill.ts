/** Names of the `{parameters}` in a text. `{n|one|many}` takes `n` and chooses by its number. */
export type ParamsIn<Text extends string> = Text extends `${string}{${infer Param}}${infer Rest}`
  ? (Param extends `${infer Name}|${string}` ? Name : Param) | ParamsIn<Rest>
  : never;

/** A text with its parameters filled in. */
export function fill(text: string, params: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{([^}]+)\}/g, (_match, slot: string) => {
    const [name = '', one, many] = slot.split('|');
    const value = params[name] ?? '';
    if (one === undefined || many === undefined) return String(value);
    return Number(value) === 1 ? one : many;
  });
}
