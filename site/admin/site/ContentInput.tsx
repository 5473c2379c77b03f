import { fieldOf, type ContentField } from '@shared/domain/content/fields';
import type { ContentKey, Position } from '@shared/domain/content/values';
import styled from 'styled-components';
import { Field, TextArea, TextInput } from '../../components/Field';
import { space } from '../../styles/theme';
import { FieldFrame } from './FieldFrame';
import { ImageInput } from './ImageInput';
import { ItemsInput } from './ItemsInput';
import { SectionsInput } from './SectionsInput';
import { TranslatedItems } from './TranslatedItems';
import { EnglishWords } from './translationParts';
import type { ContentDraft } from './useContentDraft';
import { translated } from '../i18n/language';
import { t } from '../i18n/t';

/** Texts longer than this get several rows. */
const LONG = 120;

export function ContentInput({ draft, name }: { draft: ContentDraft; name: ContentKey }) {
  const field = fieldOf(name);
  return (
    <FieldFrame draft={draft} name={name} label={t(field.label)}>
      {controlOf(draft, name, field)}
    </FieldFrame>
  );
}

function controlOf(draft: ContentDraft, name: ContentKey, field: ContentField) {
  const { value, issues } = draft.field(name);
  const error = issues[''];
  const { translation } = draft;
  switch (field.kind) {
    case 'line':
    case 'marked': {
      const isLong = field.max > LONG;
      const hint =
        field.kind === 'marked'
          ? t('*emphasis*, **strong**, [a link](https://…); an empty line begins a new paragraph.')
          : field.hint && translated(field.hint);
      return (
        <Field
          label={t(field.label)}
          before={
            translation && (
              <EnglishWords
                // Lines and marked texts are stored as typed.
                words={(translation.english[name] ?? translation.englishDefaults[name]) as string}
              />
            )
          }
          hint={hint}
          error={error}
        >
          {(control) =>
            isLong ? (
              <Words
                {...control}
                name={name}
                lang={draft.language}
                rows={field.max > 600 ? 5 : 2}
                value={value as string}
                onChange={(event) => draft.change(name, event.target.value)}
              />
            ) : (
              <TextInput
                {...control}
                name={name}
                lang={draft.language}
                value={value as string}
                autoComplete="off"
                onChange={(event) => draft.change(name, event.target.value)}
              />
            )
          }
        </Field>
      );
    }
    case 'number':
      return (
        <Field label={t(field.label)} hint={field.hint && translated(field.hint)} error={error}>
          {(control) => (
            <NumberInput
              {...control}
              name={name}
              type="number"
              min={field.min}
              max={field.max}
              value={Number.isNaN(value) ? '' : (value as number)}
              onChange={(event) => draft.change(name, event.target.valueAsNumber)}
              onWheel={(event) => event.currentTarget.blur()}
            />
          )}
        </Field>
      );
    case 'position':
      return (
        <PositionInput
          label={t(field.label)}
          value={value as Position}
          issues={issues}
          onChange={(position) => draft.change(name, position)}
        />
      );
    case 'image':
      return (
        <ImageInput
          label={t(field.label)}
          value={value as string | null}
          onChange={(image) => draft.change(name, image)}
        />
      );
    case 'items':
      return translation ? (
        <TranslatedItems draft={draft} translation={translation} name={name} field={field} />
      ) : (
        <ItemsInput draft={draft} name={name} field={field} />
      );
    case 'sections':
      return <SectionsInput draft={draft} />;
  }
}

function PositionInput({
  label,
  value,
  issues,
  onChange,
}: {
  label: string;
  value: Position;
  issues: Readonly<Record<string, string>>;
  onChange: (position: Position) => void;
}) {
  return (
    <Group role="group" aria-label={label}>
      {(['latitude', 'longitude'] as const).map((part) => (
        <Field
          key={part}
          label={part === 'latitude' ? t('Latitude on the map') : t('Longitude on the map')}
          error={issues[part]}
        >
          {(control) => (
            <NumberInput
              {...control}
              type="number"
              step="any"
              value={Number.isNaN(value[part]) ? '' : value[part]}
              onChange={(event) => onChange({ ...value, [part]: event.target.valueAsNumber })}
              onWheel={(event) => event.currentTarget.blur()}
            />
          )}
        </Field>
      ))}
      <a
        href={`https://www.google.com/maps/search/?api=1&query=${value.latitude},${value.longitude}`}
        target="_blank"
        rel="noreferrer"
      >
        {t('See where this is')}
      </a>
    </Group>
  );
}

const Words = styled(TextArea)`
  min-height: 0;
  font-size: 1rem;
  @media (pointer: fine) {
    /* Smaller type makes iOS zoom into a field. */
    font-size: 0.9375rem;
  }
`;

const NumberInput = styled(TextInput)`
  max-width: 220px;
  font-variant-numeric: tabular-nums;
`;

const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(3)};
  a {
    display: inline-flex;
    align-items: center;
    min-height: 48px;
  }
`;
