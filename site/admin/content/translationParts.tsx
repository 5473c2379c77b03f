import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@shared/i18n/languages';
import styled from 'styled-components';
import { SmallButton } from '../components/SmallButton';
import { space } from '../../styles/theme';
import type { TranslationState } from './useContentDraft';
import { currentLocale } from '../i18n/language';
import { Lead, QuietActions } from '../components/cardStyles';
import { t } from '../i18n/t';

const ENGLISH = LANGUAGES[DEFAULT_LANGUAGE];

export function TranslationLead({ language, count }: { language: Language; count: number }) {
  const name =
    new Intl.DisplayNames(currentLocale(), { type: 'language' }).of(language) ?? language;
  return (
    <Lead>
      {`${
        count === 0
          ? t('Everything is translated into {name}.', { name })
          : t('{count} to translate. Until then, guests who read {name} read them in English.', {
              count,
              name,
            })
      } ${t(
        'Names, numbers, pictures and the order of sections are the same in every language: change them in English.',
      )}`}
    </Lead>
  );
}

export function EnglishText({ text }: { text: string }) {
  return (
    <English>
      <span>{ENGLISH.name}</span>
      {text === '' ? <p>{t('Nothing stands here.')}</p> : <p lang={ENGLISH.lang}>{text}</p>}
    </English>
  );
}

/** Says whether a translation is missing or outdated. @param label the label of the translated field */
export function TranslationNote({
  translation,
  unit,
  label,
}: {
  translation: TranslationState;
  unit: string;
  label: string;
}) {
  const state = translation.stateOf(unit);
  if (state === null) return null;
  if (state === 'missing') return <Mark>{t('Missing: guests read the English')}</Mark>;
  return (
    <QuietActions>
      <Mark>{t('Older than the English')}</Mark>
      <SmallButton
        $variant="quiet"
        aria-label={t('Still right: {label}', { label })}
        onClick={() => translation.confirm(unit)}
      >
        {t('Still right')}
      </SmallButton>
    </QuietActions>
  );
}

const English = styled.div`
  padding-left: ${space(3)};
  border-left: 2px solid ${({ theme }) => theme.colors.stone};
  font-size: ${({ theme }) => theme.type.small};
  span {
    color: ${({ theme }) => theme.colors.slate};
  }
  p {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

export const Mark = styled.span`
  font-size: ${({ theme }) => theme.type.small};
  font-weight: 600;
  color: ${({ theme }) => theme.colors.saffron};
`;
