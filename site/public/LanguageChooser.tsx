import {
  isLanguage,
  LANGUAGE_CODES,
  LANGUAGES,
  pathIn,
  type Language,
} from '@shared/i18n/languages';
import { useLocation } from 'react-router';
import styled, { css } from 'styled-components';
import { space } from '../styles/theme';
import { usePage } from './PageContext';
import { screenOf } from './screenOf';
import { useIsReady } from './useIsReady';

export function LanguageSelect() {
  const { t, language, switchLanguage } = usePage();
  const isReady = useIsReady();
  return (
    <Box
      disabled={!isReady}
      aria-label={t('nav.language')}
      value={language}
      onChange={({ target }) => isLanguage(target.value) && switchLanguage?.(target.value)}
    >
      {LANGUAGE_CODES.map((code) => (
        <option key={code} value={code} lang={LANGUAGES[code].lang}>
          {LANGUAGES[code].name}
        </option>
      ))}
    </Box>
  );
}

/** Language links in the footer, which work without scripts. */
export function LanguageLinks() {
  const { language, switchLanguage } = usePage();
  const { pathname } = useLocation();
  // Unknown addresses share one "not found" page, which the server renders at its own address.
  const page = screenOf(pathname) === 'notFound' ? '/' : pathname;
  const link = (code: Language) => (
    <Choice
      href={pathIn(code, page)}
      hrefLang={code}
      lang={LANGUAGES[code].lang}
      {...(code === language ? { 'aria-current': true as const } : {})}
      onClick={(event) => {
        if (!switchLanguage || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        if (code !== language) switchLanguage(code);
      }}
    >
      {LANGUAGES[code].name}
    </Choice>
  );
  return (
    <Choices>
      {LANGUAGE_CODES.map((code) => (
        <li key={code}>{link(code)}</li>
      ))}
    </Choices>
  );
}

/** A select that reads as a line of text: a hairline below and a small arrow. */
export const quietSelect = css`
  flex: none;
  appearance: none;
  field-sizing: content;
  min-height: 44px;
  padding: 0 ${space(4)} 0 0;
  background:
    linear-gradient(currentColor, currentColor) bottom 10px left / 100% 1px,
    linear-gradient(45deg, transparent 50%, currentColor 50%) right 5px center / 5px 5px,
    linear-gradient(-45deg, transparent 50%, currentColor 50%) right 0 center / 5px 5px;
  background-repeat: no-repeat;
  border: 0;
  border-radius: 0;
  color: ${({ theme }) => theme.colors.slate};
  opacity: 1;
  font-size: 1rem;
  @media (pointer: fine) {
    /* Smaller type makes iOS zoom into a field. */
    font-size: 0.9375rem;
  }
  cursor: pointer;
  &:hover {
    color: ${({ theme }) => theme.colors.ink};
  }
`;

const Box = styled.select`
  ${quietSelect}
  align-self: flex-start;
  margin-top: ${space(3)};
  ${({ theme }) => theme.up.bar} {
    align-self: center;
    margin: 0 0 0 ${space(3)};
  }
`;

const Choices = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(5)};
`;

const Choice = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  color: inherit;
  text-decoration: none;
  &:hover,
  &[aria-current] {
    text-decoration: underline;
  }
`;
