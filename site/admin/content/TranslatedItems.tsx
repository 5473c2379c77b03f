import type { ContentField } from '@shared/domain/content/fields';
import {
  withNewDefaults,
  type ContentKey,
  type Item,
  type ItemChange,
} from '@shared/domain/content/contentTypes';
import { useState } from 'react';
import { TextAreaField, TextField } from '../components/fields';
import { ENTRY_TEXTS } from './entryTexts';
import { Entries, Entry, EntryFields, EntryHead, EntryOpener } from './listParts';
import { EnglishText, TranslationNote } from './translationParts';
import type { ContentDraft, TranslationState } from './useContentDraft';
import { translated } from '../i18n/language';
import { t } from '../i18n/t';

const PARTS = ['title', 'text'] as const;
type Part = (typeof PARTS)[number];

/** The texts of a list's entries in another language. Entries, order, icons and images follow the English list. */
export function TranslatedItems({
  draft,
  translation,
  name,
  field,
}: {
  draft: ContentDraft;
  translation: TranslationState;
  name: ContentKey;
  field: Extract<ContentField, { kind: 'items' }>;
}) {
  const [open, setOpen] = useState<string | null>(null);
  const { value, defaultValue, issues } = draft.field(name);
  // Guaranteed by the field's kind.
  const own = value as ItemChange[];
  const defaults = defaultValue as Item<string>[];
  const english = withNewDefaults<ItemChange>(
    (translation.english[name] ?? []) as ItemChange[],
    translation.englishDefaults[name] as Item<string>[],
  );
  const change = (id: string, part: Part, text: string) => {
    const entry = { ...own.find((other) => other.id === id), id };
    if (text === '' || text === productText(id, part)) delete entry[part];
    else entry[part] = text;
    const others = own.filter((other) => other.id !== id);
    const isEmpty = PARTS.every((other) => entry[other] === undefined);
    draft.change(name, (isEmpty ? others : [...others, entry]) as never);
  };
  /** The product's translation, if the owner has not changed the English. */
  const productText = (id: string, part: Part): string | undefined =>
    originalOf(id)?.[part] ? undefined : defaults.find((other) => other.id === id)?.[part];
  const originalOf = (id: string) =>
    ((translation.english[name] ?? []) as ItemChange[]).find((other) => other.id === id);
  const shown = english.filter(({ isHidden }) => !isHidden);
  return (
    <div role="group" aria-label={t(field.label)}>
      <Entries>
        {shown.map(({ id, ...entry }) => {
          const original = {
            ...(translation.englishDefaults[name] as Item<string>[]).find(
              (other) => other.id === id,
            ),
            ...entry,
          };
          const ownText = (part: Part) =>
            own.find((other) => other.id === id)?.[part] ?? productText(id, part) ?? '';
          const label = ownText('title') || original.title || t(ENTRY_TEXTS[field.noun].one);
          const index = own.findIndex((other) => other.id === id);
          return (
            <Entry key={id}>
              <EntryHead>
                <EntryOpener
                  type="button"
                  aria-expanded={open === id}
                  onClick={() => setOpen(open === id ? null : id)}
                >
                  {label}
                </EntryOpener>
                <TranslationNote translation={translation} unit={`${name}:${id}`} label={label} />
              </EntryHead>
              {open === id && (
                <EntryFields>
                  <TextField
                    label={t('Title')}
                    before={<EnglishText text={original.title ?? ''} />}
                    error={issues[`${index}.title`]}
                    value={ownText('title')}
                    onValue={(title) => change(id, 'title', title)}
                    lang={draft.language}
                  />
                  <TextAreaField
                    label={t('Text')}
                    before={<EnglishText text={original.text ?? ''} />}
                    error={issues[`${index}.text`]}
                    rows={2}
                    value={ownText('text')}
                    onValue={(text) => change(id, 'text', text)}
                    lang={draft.language}
                  />
                </EntryFields>
              )}
            </Entry>
          );
        })}
      </Entries>
      {issues[''] && <p role="alert">{translated(issues[''])}</p>}
    </div>
  );
}
