import { fieldOf } from '@shared/domain/content/fields';
import type { ContentKey } from '@shared/domain/content/contentTypes';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { SmallButton } from '../components/SmallButton';
import { space } from '../../styles/theme';
import { Actions, Stack } from '../components/cardStyles';
import { HotelWarning } from './HotelWarning';
import { Mark, TranslationNote } from './translationParts';
import type { ContentDraft } from './useContentDraft';
import { t } from '../i18n/t';

/** Below each field: whether it is unpublished, a reset to the default, and a conflict with another window. */
export function FieldFrame({
  draft,
  name,
  label,
  children,
}: {
  draft: ContentDraft;
  name: ContentKey;
  label: string;
  children: ReactNode;
}) {
  const { value, isDefault, defaultValue, isUnpublished, theirs } = draft.field(name);
  const { translation } = draft;
  // If the English is the owner's own, clearing the field resets it. List entries have their own reset.
  const hasDefault = !translation || (translation.english[name] === undefined && !isList(name));
  return (
    <Stack $gap={1.5} data-field={name}>
      {children}
      <HotelWarning value={value} />
      {theirs && (
        <Conflict role="alert">
          <p>
            <span>{t('Another window has changed this meanwhile. It says now:')}</span>{' '}
            <q>{textOf(theirs.value)}</q>
          </p>
          <Actions>
            <SmallButton $variant="primary" onClick={() => draft.takeTheirs(name)}>
              {t('Take what it says')}
            </SmallButton>
            <SmallButton onClick={() => draft.keepMine(name)}>{t('Keep what I typed')}</SmallButton>
          </Actions>
        </Conflict>
      )}
      {translation && <TranslationNote translation={translation} unit={name} label={label} />}
      {((!isDefault && hasDefault) || isUnpublished) && (
        <Foot>
          {isUnpublished && <Mark>{t('Not published yet')}</Mark>}
          {!isDefault && hasDefault && (
            <>
              <SmallButton
                $variant="quiet"
                aria-label={t('Back to the default: {label}', { label })}
                onClick={() => draft.change(name, null)}
              >
                {t('Back to the default')}
              </SmallButton>
              <Default title={textOf(defaultValue)}>{textOf(defaultValue)}</Default>
            </>
          )}
        </Foot>
      )}
    </Stack>
  );
}

function isList(name: ContentKey): boolean {
  return fieldOf(name).kind === 'items';
}

function textOf(value: unknown): string {
  if (value === null) return t('the site’s own picture');
  if (Array.isArray(value))
    return t('{length} entries, in their first order', { length: value.length });
  if (typeof value === 'object' && value !== null) {
    const { latitude, longitude } = value as { latitude: number; longitude: number };
    return `${latitude}, ${longitude}`;
  }
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : t('nothing');
}

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(3)};
  font-size: ${({ theme }) => theme.type.small};
  color: ${({ theme }) => theme.colors.slate};
`;

const Default = styled.span`
  flex: 1 1 160px;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Conflict = styled.div`
  display: grid;
  gap: ${space(2)};
  padding: ${space(3)};
  background: ${({ theme }) => theme.colors.saffronTint};
  border-radius: ${({ theme }) => theme.radii.control};
  font-size: ${({ theme }) => theme.type.small};
  overflow-wrap: anywhere;
`;
