import { LANGUAGE_SUGGESTIONS } from '@shared/i18n/languageSuggestion';
import { LANGUAGES, type Language } from '@shared/i18n/languages';
import styled from 'styled-components';
import { space } from '../styles/theme';
import { usePage } from './PageContext';

export default function LanguageSuggestion({
  language,
  onClose,
}: {
  language: Language;
  onClose: () => void;
}) {
  const { switchLanguage } = usePage();
  const { text, close } = LANGUAGE_SUGGESTIONS[language];
  return (
    <Line lang={LANGUAGES[language].lang}>
      <Suggestion type="button" onClick={() => switchLanguage?.(language)}>
        {text}
      </Suggestion>
      <Close type="button" aria-label={close} onClick={onClose}>
        ×
      </Close>
    </Line>
  );
}

/** An overlay below the bar, so that nothing moves when it appears. It scrolls away and covers no day. */
const Line = styled.aside`
  position: absolute;
  top: ${({ theme }) => theme.topBar.phone};
  right: 0;
  z-index: 20;
  display: flex;
  align-items: center;
  @media print {
    display: none;
  }
  padding-left: ${space(3)};
  background: ${({ theme }) => theme.colors.surface};
  border-bottom-left-radius: ${({ theme }) => theme.radii.control};
  box-shadow: ${({ theme }) => theme.shadow};
  ${({ theme }) => theme.up.desktop} {
    top: ${({ theme }) => theme.topBar.desktop};
  }
`;

const Suggestion = styled.button`
  min-height: 44px;
  background: none;
  border: 0;
  color: ${({ theme }) => theme.colors.ocean};
  text-decoration: underline;
  cursor: pointer;
`;

const Close = styled.button`
  width: 44px;
  height: 44px;
  background: none;
  border: 0;
  color: inherit;
  font-size: 1.25rem;
  cursor: pointer;
`;
