import type { Cents } from '../prices/money';

export type BankAccount = {
  holder: string;
  /** Without spaces. */
  iban: string;
  /** Not needed within SEPA. */
  bic: string | null;
};

/** Maximum length of a payee's name in a SEPA transfer. */
export const MAX_HOLDER = 70;

/** Lengths of IBANs by country (ISO 13616), for SEPA countries. */
const LENGTHS: Readonly<Record<string, number>> = {
  AD: 24,
  AL: 28,
  AT: 20,
  BE: 16,
  BG: 22,
  CH: 21,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  EE: 20,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  GI: 23,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IS: 26,
  IT: 27,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  MC: 27,
  MD: 24,
  ME: 22,
  MK: 19,
  MT: 31,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  RO: 24,
  RS: 22,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
  VA: 22,
};

/** Upper case, without separators. */
export function normaliseIban(typed: string): string {
  return typed.replaceAll(/[\s.-]/g, '').toUpperCase();
}

/**
 * Checks the check digits and, for SEPA countries, the length.
 * @param iban as {@link normaliseIban} returns it
 */
export function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const length = LENGTHS[iban.slice(0, 2)];
  if (length !== undefined && iban.length !== length) return false;
  return remainderOf(iban) === 1;
}

/** ISO 7064, modulo 97 of the IBAN with its first four characters at the end, letters as 10 to 35. */
function remainderOf(iban: string): number {
  const turned = iban.slice(4) + iban.slice(0, 4);
  let remainder = 0;
  for (const character of turned) {
    for (const digit of String(Number.parseInt(character, 36))) {
      remainder = (remainder * 10 + Number(digit)) % 97;
    }
  }
  return remainder;
}

export function formatIban(iban: string): string {
  return iban.replaceAll(/(.{4})(?=.)/g, '$1 ');
}

export function isBic(bic: string): boolean {
  return /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(bic);
}

/**
 * Content of a SEPA transfer's QR code (EPC069-12, version 2) for banking apps. Euros only.
 * @param reference at most 140 characters
 * @returns `null` for an amount outside the code's range
 */
export function epcText(
  { holder, iban, bic }: BankAccount,
  eurCents: Cents,
  reference: string,
): string | null {
  if (eurCents < 1 || eurCents > 99_999_999_999) return null;
  const units = Math.trunc(eurCents / 100);
  const rest = String(eurCents % 100).padStart(2, '0');
  return [
    'BCD',
    '002',
    '1',
    'SCT',
    bic ?? '',
    holder.slice(0, MAX_HOLDER),
    iban,
    `EUR${units}.${rest}`,
    '',
    '',
    reference.slice(0, 140),
  ].join('\n');
}
