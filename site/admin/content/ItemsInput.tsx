import { ITEM_LIMITS, type ContentField } from '@shared/domain/content/fields';
import { AMENITY_ICONS, type AmenityIcon } from '@shared/domain/content/icons';
import {
  withNewDefaults,
  type ContentKey,
  type Item,
  type ItemChange,
} from '@shared/domain/content/contentTypes';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { SmallButton } from '../components/SmallButton';
import { space } from '../../styles/theme';
import { SelectField, TextAreaField, TextField } from '../components/fields';
import { ReorderableList } from '../components/reorder/ReorderableList';
import { SwitchField } from '../components/SwitchField';
import { ENTRY_TEXTS } from './entryTexts';
import { ImageInput } from './ImageInput';
import { EntryFields, EntryOpener, MovableEntry } from './listParts';
import type { ContentDraft } from './useContentDraft';
import { t } from '../i18n/t';

/** Changes of an entry; `undefined` removes a part. */
type ItemPart = { [Part in keyof ItemChange]?: ItemChange[Part] | undefined };

/** A list of expandable entries. Unchanged parts of a default entry follow the default. */
export function ItemsInput({
  draft,
  name,
  field,
}: {
  draft: ContentDraft;
  name: ContentKey;
  field: Extract<ContentField, { kind: 'items' }>;
}) {
  const state = draft.field(name);
  // Guaranteed by the field's kind.
  const defaults = state.defaultValue as Item<string>[];
  const own = state.value as ItemChange[];
  const items = useMemo(() => withNewDefaults(own, defaults), [own, defaults]);
  const [open, setOpen] = useState<string | null>(null);
  const set = (next: readonly ItemChange[]) =>
    draft.change(name, storable(next, defaults) as never);
  const change = (id: string, part: ItemPart) =>
    // Undefined parts are not stored.
    set(items.map((item) => (item.id === id ? ({ ...item, ...part } as ItemChange) : item)));
  const shownOf = (item: ItemChange) => ({
    ...defaults.find(({ id }) => id === item.id),
    ...item,
  });
  const add = () => {
    const id = newId(items);
    set([...items, { id, title: '', text: '' }]);
    setOpen(id);
  };
  return (
    <div role="group" aria-label={t(field.label)}>
      <ReorderableList
        items={items}
        titleOf={(item) => shownOf(item).title || t(ENTRY_TEXTS[field.noun].fresh)}
        onReorder={set}
      >
        {(item, row) => (
          <MovableEntry
            row={row}
            isHidden={item.isHidden === true}
            head={
              <EntryOpener
                type="button"
                aria-expanded={open === item.id}
                onClick={() => setOpen(open === item.id ? null : item.id)}
              >
                <span>{row.title}</span>
                {item.isHidden && <small>{` ${t('hidden')}`}</small>}
              </EntryOpener>
            }
          >
            {open === item.id && (
              <ItemFields
                item={shownOf(item)}
                field={field}
                issueOf={(part) => state.issues[`${items.indexOf(item)}.${part}`]}
                isAdded={!defaults.some(({ id }) => id === item.id)}
                onChange={(part) => change(item.id, part)}
                onRemove={() => set(items.filter(({ id }) => id !== item.id))}
              />
            )}
          </MovableEntry>
        )}
      </ReorderableList>
      {state.issues[''] && <p role="alert">{state.issues['']}</p>}
      {items.length < ITEM_LIMITS.entries && (
        <SmallButton $variant="quiet" onClick={add}>
          {t(ENTRY_TEXTS[field.noun].add)}
        </SmallButton>
      )}
    </div>
  );
}

function ItemFields({
  item,
  field,
  issueOf,
  isAdded,
  onChange,
  onRemove,
}: {
  item: ItemChange;
  field: Extract<ContentField, { kind: 'items' }>;
  issueOf: (part: string) => string | undefined;
  isAdded: boolean;
  onChange: (part: ItemPart) => void;
  onRemove: () => void;
}) {
  return (
    <EntryFields>
      <TextField
        label={t('Title')}
        error={issueOf('title')}
        value={item.title ?? ''}
        onValue={(title) => onChange({ title })}
      />
      <TextAreaField
        label={t('Text')}
        error={issueOf('text')}
        rows={2}
        value={item.text ?? ''}
        onValue={(text) => onChange({ text })}
      />
      {field.hasIcon && (
        <SelectField<AmenityIcon | ''>
          label={t('Icon')}
          value={item.icon ?? ''}
          options={[
            ['', t('None{#masculine}')],
            ...AMENITY_ICONS.map(
              (icon) => [icon, icon.charAt(0).toUpperCase() + icon.slice(1)] as const,
            ),
          ]}
          onValue={(icon) => onChange({ icon: icon || null })}
        />
      )}
      {field.hasImage && (
        <ImageInput
          label={t('Picture')}
          value={item.image ?? null}
          onChange={(image) => onChange({ image })}
        />
      )}
      <Ends>
        <SwitchField
          label={t('Shown on the site')}
          value={!item.isHidden}
          onValue={(isOn) => onChange(isOn ? { isHidden: undefined } : { isHidden: true })}
        />
        {isAdded && (
          <SmallButton $variant="danger" onClick={onRemove}>
            {t('Remove')}
          </SmallButton>
        )}
      </Ends>
    </EntryFields>
  );
}

function newId(items: readonly ItemChange[]): string {
  const taken = new Set(items.map(({ id }) => id));
  let number = items.length + 1;
  while (taken.has(`own-${number}`)) number += 1;
  return `own-${number}`;
}

/** Leaves out parts equal to the default, so that a later version's better texts apply. */
function storable(items: readonly ItemChange[], defaults: readonly Item<string>[]): ItemChange[] {
  const stored = items.map((item) => {
    const original: ItemChange | undefined = defaults.find(({ id }) => id === item.id);
    const entry: ItemChange = { id: item.id };
    if (item.title !== undefined && item.title !== original?.title) entry.title = item.title;
    if (item.text !== undefined && item.text !== original?.text) entry.text = item.text;
    if (item.icon) entry.icon = item.icon;
    if (item.image) entry.image = item.image;
    if (item.isHidden) entry.isHidden = true;
    return entry;
  });
  const isAsBefore =
    stored.length === defaults.length &&
    stored.every(
      (item, index) => Object.keys(item).length === 1 && item.id === defaults[index]?.id,
    );
  return isAsBefore ? [...defaults] : stored;
}

const Ends = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  > :first-child {
    flex: 1 1 200px;
  }
`;
