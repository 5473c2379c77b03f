import { useState } from 'react';
import styled from 'styled-components';
import { space } from '../../../styles/theme';
import { useHost } from '../../platform';
import { showFailure } from '../../components/showFailure';
import { SmallButton } from '../../components/SmallButton';
import { Actions } from '../../components/cardStyles';
import { t } from '../../i18n/t';

export function PaperButtons({ reference }: { reference: string }) {
  const { printSheet, saveSheet } = useHost();
  const [isBusy, setIsBusy] = useState(false);
  const run = async (work: (reference: string) => Promise<boolean>, failed: string) => {
    setIsBusy(true);
    try {
      await work(reference);
    } catch (error) {
      showFailure(failed, error);
    }
    setIsBusy(false);
  };
  if (!printSheet || !saveSheet) return null;
  return (
    <Row>
      <SmallButton
        disabled={isBusy}
        onClick={() => void run(printSheet, t('The booking could not be printed'))}
      >
        {t('Print')}
      </SmallButton>
      <SmallButton
        disabled={isBusy}
        onClick={() => void run(saveSheet, t('The booking could not be saved'))}
      >
        {t('Save as PDF')}
      </SmallButton>
    </Row>
  );
}

const Row = styled(Actions)`
  margin-top: ${space(4)};
`;
