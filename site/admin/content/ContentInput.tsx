import { fieldOf, type ContentField } from '@shared/domain/content/fields';
import type { ContentKey, Position } from '@shared/domain/content/contentTypes';
import { useState } from 'react';
import styled from 'styled-components';
import { TextAreaField, TextField, type FieldProps, type InputProps } from '../components/fields';
import { space } from '../../styles/theme';
import { FieldFrame } from './FieldFrame';
import { ImageInput } from './ImageInput';
import { ItemsInput } from './ItemsInput';
import { SectionsInput } from './SectionsInput';
import { TranslatedItems } from './TranslatedItems';
import { EnglishText } from './translationParts';
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
      const props = {
        label: t(field.label),
        before: translation && (
          <EnglishText
            // Lines and marked texts are stored as typed.
            text={(translation.english[name] ?? translation.englishDefaults[name]) as string}
          />
        ),
        hint,
        error,
        name,
        lang: draft.language,
        value: value as string,
        onValue: (text: string) => draft.change(name, text),
      };
      return isLong ? (
        <TextAreaField {...props} rows={field.max > 600 ? 5 : 2} />
      ) : (
        <TextField {...props} />
      );
    }
    case 'number':
      return (
        <NumberField
          label={t(field.label)}
          hint={field.hint && translated(field.hint)}
          error={error}
          name={name}
          min={field.min}
          max={field.max}
          value={value as number}
          onValue={(number) => draft.change(name, number)}
        />
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
          hint={field.hint && translated(field.hint)}
          isPortrait={field.isPortrait}
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
        <NumberField
          key={part}
          label={part === 'latitude' ? t('Latitude on the map') : t('Longitude on the map')}
          error={issues[part]}
          step="any"
          value={value[part]}
          onValue={(number) => onChange({ ...value, [part]: number })}
        />
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

/** @param props.value `NaN` for an empty field */
function NumberField({
  value,
  onValue,
  ...rest
}: FieldProps<number> & Pick<InputProps, 'min' | 'max' | 'step'>) {
  const [typed, setTyped] = useState('');
  return (
    <Narrow>
      <TextField
        {...rest}
        type="number"
        // The value alone would turn `37.0` into `37` before `37.08` is typed.
        value={textOf(numberOf(typed)) === textOf(value) ? typed : textOf(value)}
        onValue={(text) => {
          setTyped(text);
          onValue(numberOf(text));
        }}
        onWheel={({ currentTarget }) => currentTarget.blur()}
      />
    </Narrow>
  );
}

function numberOf(text: string): number {
  return text === '' ? Number.NaN : Number(text);
}

function textOf(value: number): string {
  return Number.isNaN(value) ? '' : String(value);
}

const Narrow = styled.div`
  max-width: 220px;
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
