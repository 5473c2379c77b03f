/** The contents of a text's braces. */
type Slot<Text> = Text extends `${string}{${infer Inner}}${infer Rest}`
  ? Inner | Slot<Rest>
  : never;

/** The part of a slot that translations have to keep: the parameter's name, or a choice by its number. */
type Kind<Inner> = Inner extends `#${string}`
  ? never
  : Inner extends `${infer Name}|${infer Forms}`
    ? Forms extends `${infer One}|${infer Other}`
      ? One extends ''
        ? 'a plural form is empty'
        : Other extends '' | `${string}|${string}`
          ? 'a choice has two forms, singular and plural'
          : `${Name}|`
      : 'a plural form is missing'
    : Inner;
type Kinds<Text> = Kind<Slot<Text>>;
/** A choice by a number needs that number, which may also stand in the text by itself. */
type Named<Kind> = Kind extends `${infer Name}|` ? Name : Kind;

/**
 * Whether a translation has the parameters of the English text. It may choose a plural form where English has only
 * the number, but not the other way round.
 */
type Sound<English, Own> = [Named<Kinds<Own>>] extends [Named<Kinds<English>>]
  ? [Named<Kinds<English>>] extends [Named<Kinds<Own>>]
    ? [Extract<Kinds<English>, `${string}|`>] extends [Kinds<Own>]
      ? unknown
      : 'the English text chooses by a number, this one does not'
    : 'a parameter is missing'
  : 'a parameter is unknown, or a plural form is missing';

type Checked<English, Own> = {
  [Key in keyof Own]: Key extends keyof English ? Sound<English[Key], Own[Key]> : never;
};

export type Translation<English> = Readonly<Record<keyof English, string>>;

/**
 * The texts of an English file in another language, `translation<typeof bookingEn>()({ … })`. A missing or
 * superfluous key, a wrong or missing parameter and a missing plural form do not compile.
 */
export function translation<English>() {
  return <const Own extends Readonly<Record<string, string>>>(
    own: Own & Checked<English, Own> & Translation<English>,
  ): Translation<English> => own;
}

/**
 * A table of translations by the English sentence, checked as {@link translation} does: a wrong or missing parameter
 * and a missing plural form do not compile.
 */
export function sentences<const Own extends Readonly<Record<string, string>>>(
  own: Own & { readonly [English in keyof Own]: Sound<English, Own[English]> },
): Readonly<Record<keyof Own, string>> {
  return own;
}
