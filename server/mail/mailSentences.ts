import { mailEn } from '@shared/i18n/mail.en';
import { fill, type ParamsIn } from '@shared/i18n/fill';

type Key = keyof typeof mailEn;
type Params<K extends Key> = Record<ParamsIn<(typeof mailEn)[K]>, string | number>;

/** A text of the mails, with its parameters filled in. */
export function mailText<K extends Key>(
  key: K,
  ...params: ParamsIn<(typeof mailEn)[K]> extends never ? [] : [Params<K>]
): string {
  return fill(mailEn[key], params[0] ?? {});
}
