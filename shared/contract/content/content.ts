import * as z from 'zod/mini';
import {
  CONTENT_FIELDS,
  fieldOf,
  ITEM_LIMITS,
  type ContentField,
} from '../../domain/content/fields';
import { AMENITY_ICONS } from '../../domain/content/icons';
import { SECTION_IDS, type ContentKey, type Overrides } from '../../domain/content/contentTypes';
import { LANGUAGE_CODES } from '../../i18n/languages';
import { email, integer, line, LIMITS, text, timestamp } from '../common';
import { isPublicId } from '../gallery/image';
import { LEGAL_PAGES } from '../../domain/legal/pages';
import { say, type SentenceWith } from '../../i18n/say';

export const KEPT_PUBLICATIONS = 50;

export const CONTENT_KEYS = Object.keys(CONTENT_FIELDS) as ContentKey[];

const NO_EMAIL = say('Please enter a valid email address');
const emailSchema = email(NO_EMAIL, NO_EMAIL);
/** Entries that came with the product have numbers as ids; entries added by the owner do not. */
const OWN_ID = /^[1-9]\d?$/;

const imageId = line(LIMITS.publicId, 'Please choose a picture').check(
  z.refine(isPublicId, say('Please choose a picture')),
);
const isHidden = z.optional(z.literal(true));

function itemSchema(maxText: number) {
  return z
    .strictObject({
      id: z.string().check(z.regex(/^[\w-]{1,40}$/, say('The entry has no valid id'))),
      title: z.optional(line(ITEM_LIMITS.title, 'Title is required')),
      text: z.optional(text(maxText)),
      icon: z.optional(z.nullable(z.enum(AMENITY_ICONS, say('Please choose one of the icons')))),
      image: z.optional(z.nullable(imageId)),
      isHidden,
    })
    .check(
      z.refine(({ id, title }) => OWN_ID.test(id) || title !== undefined, {
        error: say('Title is required'),
        path: ['title'],
      }),
    );
}

const sectionSchema = z.strictObject({ id: z.enum(SECTION_IDS), isHidden });

function valueSchema(field: ContentField): z.ZodMiniType {
  switch (field.kind) {
    case 'line':
      return line(
        field.max,
        field.isRequired && say('{field} is required', { field: field.label }),
      ).check(
        z.refine(
          (value) =>
            value === '' || field.format !== 'email' || emailSchema.safeParse(value).success,
          NO_EMAIL,
        ),
      );
    case 'marked':
      return text(field.max);
    case 'number':
      return integer(
        field.min,
        field.max,
        '{field}: please enter a whole number from {min} to {max}',
        field.label,
      );
    case 'position':
      return z.strictObject({
        latitude: degrees(90, 'The latitude must be a number from -90 to 90'),
        longitude: degrees(180, 'The longitude must be a number from -180 to 180'),
      });
    case 'image':
      return imageId;
    case 'items':
      return uniqueById(
        z.array(itemSchema(field.maxText ?? ITEM_LIMITS.text)),
        ITEM_LIMITS.entries,
      );
    case 'sections':
      return uniqueById(z.array(sectionSchema), SECTION_IDS.length);
  }
}

function degrees(limit: number, message: SentenceWith) {
  return z.number(message).check(z.gte(-limit, message), z.lte(limit, message));
}

function uniqueById<Entry extends z.ZodMiniType<{ id: string }>>(
  list: z.ZodMiniArray<Entry>,
  most: number,
) {
  return list.check(
    z.maxLength(most, say('Please use at most {n} entries', { n: most })),
    z.refine(
      (entries) => new Set(entries.map(({ id }) => id)).size === entries.length,
      say('An entry is there twice'),
    ),
  );
}

type Shape = { [Key in ContentKey]: z.ZodMiniOptional<z.ZodMiniType<Overrides[Key]>> };
type NullableShape = {
  [Key in ContentKey]: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniType<Overrides[Key]>>>;
};

/** The schema of each field's value. The cast is safe, because both sides come from the list of fields. */
const valueSchemas = Object.fromEntries(
  CONTENT_KEYS.map((key) => [key, valueSchema(fieldOf(key))]),
) as { [Key in ContentKey]: z.ZodMiniType<NonNullable<Overrides[Key]>> };

/** A field's value; `null` if the stored value is no longer valid. */
export function validValue(key: ContentKey, value: unknown): Overrides[ContentKey] | null {
  const result = z.safeParse(valueSchemas[key], value);
  return result.success ? result.data : null;
}

/** Errors of a value by their path in it; `''` is the value itself. */
export function valueIssues(key: ContentKey, value: unknown): { path: string; message: string }[] {
  const result = z.safeParse(valueSchemas[key], value);
  if (result.success) return [];
  return result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
}

/** The owner's content by key; a missing key has its default. */
export const overridesSchema = z.object(
  Object.fromEntries(
    CONTENT_KEYS.map((key) => [key, z.optional(valueSchemas[key])]),
  ) as unknown as Shape,
);

/** New value by key; `null` restores the default. */
const changesSchema = z.strictObject(
  Object.fromEntries(
    CONTENT_KEYS.map((key) => [key, z.optional(z.nullable(valueSchemas[key]))]),
  ) as unknown as NullableShape,
);
export type ContentChanges = z.infer<typeof changesSchema>;

export const contentLanguageParams = z.strictObject({ language: z.enum(LANGUAGE_CODES) });

const version = integer(0, 2_147_483_647, 'The version must be a whole number');

export const contentDraftChangeSchema = z.strictObject({
  version,
  changes: changesSchema,
  /** Fields, and entries as `field:id`, whose translation is still correct although the English has changed. */
  reviewed: z.optional(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500))),
});
export type ContentDraftChange = z.infer<typeof contentDraftChangeSchema>;

export const contentVersionSchema = z.strictObject({ version });

export const publicationParams = z.strictObject({
  language: z.enum(LANGUAGE_CODES),
  id: z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,14}$/, say('The id must be a whole number'))),
    z.transform(Number),
  ),
});

const publicationSchema = z.object({
  id: z.number(),
  publishedAt: timestamp,
  publishedBy: z.string(),
  /** Keys that differ from the publication before. */
  changedKeys: z.array(z.string()),
});
export type PublicationJson = z.infer<typeof publicationSchema>;
export const publicationsSchema = z.array(publicationSchema);

export const contentStateSchema = z.object({
  /** Increases with each change of the draft; 0 before the first. */
  version: z.number(),
  draft: overridesSchema,
  published: overridesSchema,
  publishedAt: z.nullable(timestamp),
  /** Only for languages other than English. */
  translation: z.optional(
    z.object({
      english: overridesSchema,
      /** Fields, and entries as `field:id`, translated from an English text that has changed since. */
      older: z.array(z.string()),
    }),
  ),
});
export type ContentState = z.infer<typeof contentStateSchema>;

const contentLanguageSchema = z.object({
  language: z.enum(LANGUAGE_CODES),
  /** Not translated: guests read them in English. */
  missing: z.number(),
  /** Translated from an English text that has changed since. */
  older: z.number(),
  unpublished: z.number(),
});
export type ContentLanguageJson = z.infer<typeof contentLanguageSchema>;
export const contentLanguagesSchema = z.array(contentLanguageSchema);

export const PREVIEW_PATHS = [
  '/',
  '/booking',
  ...LEGAL_PAGES.map((page) => `/${page}` as const),
] as const;
export type PreviewPath = (typeof PREVIEW_PATHS)[number];

export const contentPreviewQuerySchema = z.strictObject({
  path: z.enum(PREVIEW_PATHS, say('There is no preview of this page')),
  /** Ignored by the server; gives each version of the draft its own URL. */
  version: z.optional(z.string().check(z.maxLength(20))),
});
