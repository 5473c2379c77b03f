import { userLanguageOf } from '@shared/i18n/userLanguages';
import styled from 'styled-components';
import { useAccountChanges } from '../../queries/account';
import { space } from '../../styles/theme';
import { WriteButton } from '../components/WriteButton';
import { speak, useLanguage } from '../i18n/language';
import { showFailure } from '../components/showFailure';
import { t } from '../i18n/t';

/** Offers Portuguese, in Portuguese, if the browser prefers it and the back office is in English. */
export function LanguageOffer() {
  const language = useLanguage((state) => state.language);
  const { update } = useAccountChanges();
  if (language !== 'en' || userLanguageOf(navigator.language) !== 'pt') return null;
  const accept = async () => {
    try {
      await update.mutateAsync({ language: 'pt' });
      await speak('pt');
    } catch (error) {
      showFailure(t('The language could not be saved'), error);
    }
  };
  return (
    <Offer lang="pt-PT">
      <p>{PORTUGUESE.question}</p>
      <WriteButton
        type="button"
        $variant="secondary"
        $size="small"
        aria-disabled={update.isPending}
        onClick={() => void accept()}
      >
        {PORTUGUESE.accept}
      </WriteButton>
    </Offer>
  );
}

/** Shown while the screens are in English. */
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
