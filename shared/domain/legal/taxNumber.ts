const SHAPE = /^[1-9]\d{8}$/;

/**
 * Whether nine digits are a Portuguese tax number (NIF): the last is the check digit of the others, weighted 9 to
 * 2, modulo 11.
 */
export function isTaxNumber(digits: string): boolean {
  if (!SHAPE.test(digits)) return false;
  const sum = Array.from(digits.slice(0, 8)).reduce(
    (total, digit, index) => total + Number(digit) * (9 - index),
    0,
  );
  const rest = sum % 11;
  return Number(digits[8]) === (rest < 2 ? 0 : 11 - rest);
}
