import { fieldOf } from '@shared/domain/content/fields';
import type { ContentKey } from '@shared/domain/content/values';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { space } from '../../styles/theme';
import { HotelWarning } from './HotelWarning';
import { TranslationNote } from './translationParts';
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
    <Frame data-field={name}>
      {children}
      <HotelWarning value={value} />
      {theirs && (
        <Conflict role="alert">
          <p>
            {t('Another window has changed this meanwhile. It says now:')}{' '}
            <q>{wordsOf(theirs.value)}</q>
          </p>
          <Row>
            <Button type="button" $size="small" onClick={() => draft.takeTheirs(name)}>
              {t('Take what it says')}
            </Button>
            <Button
              type="button"
              $size="small"
              $variant="secondary"
              onClick={() => draft.keepMine(name)}
            >
              {t('Keep what I typed')}
            </Button>
          </Row>
        </Conflict>
      )}
      {translation && <TranslationNote translation={translation} unit={name} label={label} />}
      {((!isDefault && hasDefault) || isUnpublished) && (
        <Foot>
          {isUnpublished && <Mark>{t('Not published yet')}</Mark>}
          {!isDefault && hasDefault && (
            <>
              <Reset
                type="button"
                aria-label={t('Back to the default: {label}', { label })}
                onClick={() => draft.change(name, null)}
              >
                {t('Back to the default')}
              </Reset>
              <Default title={wordsOf(defaultValue)}>{wordsOf(defaultValue)}</Default>
            </>
          )}
        </Foot>
      )}
    </Frame>
  );
}

function isList(name: ContentKey): boolean {
  return fieldOf(name).kind === 'items';
}

function wordsOf(value: unknown): string {
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

const Frame = styled.div`
  display: grid;
  gap: ${space(1.5)};
  min-width: 0;
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(3)};
  font-size: ${({ theme }) => theme.type.small};
  color: ${({ theme }) => theme.colors.slate};
`;

const Mark = styled.span`
  font-weight: 600;
  color: ${({ theme }) => theme.colors.saffron};
`;

const Reset = styled.button`
  min-height: 32px;
  padding: 0;
  background: none;
  border: 0;
  color: ${({ theme }) => theme.colors.ocean};
  font-size: inherit;
  text-decoration: underline;
  cursor: pointer;
  @media (pointer: coarse) {
    min-height: 44px;
  }
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

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;
