import { fieldOf, type ContentGroupId } from '@shared/domain/content/fields';
import type { ContentKey } from '@shared/domain/content/contentTypes';
import { Link } from 'react-router';
import styled from 'styled-components';
import { space } from '../../styles/theme';
import { plainHeading } from '../components/cardStyles';
import { ContentInput } from './ContentInput';
import { HeroPicture } from './HeroPicture';
import type { ContentDraft } from './useContentDraft';
import { t } from '../i18n/t';

export function ContentGroup({
  id,
  label,
  draft,
  isOpen,
  onToggle,
}: {
  id: ContentGroupId;
  label: string;
  draft: ContentDraft;
  isOpen: boolean;
  onToggle: () => void;
}) {
  const keys = keysOf(id, draft);
  const changes = keys.filter((key) => draft.unpublished.includes(key)).length;
  const waiting = (draft.translation?.waiting ?? []).filter((unit) =>
    keys.some((key) => unit === key || unit.startsWith(`${key}:`)),
  ).length;
  return (
    <li>
      <h2>
        <Opener
          type="button"
          aria-expanded={isOpen}
          aria-controls={`part-${id}`}
          onClick={onToggle}
        >
          <span>{label}</span>
          {changes > 0 && <small>{t('{changes} {changes|change|changes}', { changes })}</small>}
          {waiting > 0 && <small>{t('{waiting} to translate', { waiting })}</small>}
          <span aria-hidden>{isOpen ? '–' : '+'}</span>
        </Opener>
      </h2>
      <Fields id={`part-${id}`} hidden={!isOpen}>
        {isOpen && (
          <>
            {id === 'hero' && <HeroPicture />}
            {id === 'gallery' && (
              <p>
                {t.parts('The photographs are in the {link}.', {
                  link: <Link to="/admin/gallery">{t('Gallery')}</Link>,
                })}
              </p>
            )}
            {keys.map((key) => (
              <ContentInput key={key} draft={draft} name={key} />
            ))}
          </>
        )}
      </Fields>
    </li>
  );
}

export function keysOf(id: ContentGroupId, draft: ContentDraft): ContentKey[] {
  return draft.keys.filter((key) => fieldOf(key).group === id);
}

const Opener = styled.button`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  width: 100%;
  min-height: 48px;
  padding: 0;
  background: none;
  border: 0;
  ${plainHeading}
  text-align: left;
  cursor: pointer;
  > span:last-child {
    margin-left: auto;
    font-size: 1.25rem;
    font-weight: 400;
    color: ${({ theme }) => theme.colors.slate};
  }
  small {
    font-weight: 600;
    color: ${({ theme }) => theme.colors.saffron};
  }
`;

const Fields = styled.div`
  display: grid;
  gap: ${space(5)};
  padding: ${space(2)} 0 ${space(8)};
  &[hidden] {
    display: none;
  }
`;
