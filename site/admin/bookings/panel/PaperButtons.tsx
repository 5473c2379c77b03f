import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../../components/Button';
import { space } from '../../../styles/theme';
import { useHost } from '../../platform';
import { showFailure } from '../../components/showFailure';
import { t } from '../../i18n/t';

/** Only where the host can print. */
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
      <Button
        type="button"
        $variant="secondary"
        $size="small"
        disabled={isBusy}
        onClick={() => void run(printSheet, t('The booking could not be printed'))}
      >
        {t('Print')}
      </Button>
      <Button
        type="button"
        $variant="secondary"
        $size="small"
        disabled={isBusy}
        onClick={() => void run(saveSheet, t('The booking could not be saved'))}
      >
        {t('Save as PDF')}
      </Button>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-top: ${space(4)};
`;
