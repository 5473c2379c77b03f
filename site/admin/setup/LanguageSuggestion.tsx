import { userLanguageOf } from '@shared/i18n/userLanguages';
import styled from 'styled-components';
import { space } from '../../styles/theme';
import { SmallWriteButton } from '../components/SmallButton';
import { useLanguage } from '../i18n/language';
import { useChooseLanguage } from '../i18n/useChooseLanguage';

/** Offers Portuguese, in Portuguese, if the browser prefers it and the back office is in English. */
export function LanguageSuggestion() {
  const language = useLanguage((state) => state.language);
  const { choose, isBusy } = useChooseLanguage();
  if (language !== 'en' || userLanguageOf(navigator.language) !== 'pt') return null;
  return (
    <Offer lang="pt-PT">
      <p>{PORTUGUESE.question}</p>
      <SmallWriteButton aria-disabled={isBusy} onClick={() => void choose('pt')}>
        {PORTUGUESE.accept}
      </SmallWriteButton>
    </Offer>
  );
}

const PORTUGUESE = {
  question: 'Prefere trabalhar em português?',
  accept: 'Mudar para português',
};

const Offer = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4)};
  align-items: center;
  margin-bottom: ${space(4)};
`;
