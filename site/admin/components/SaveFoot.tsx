import type { ReactNode } from 'react';
import styled from 'styled-components';
import { space } from '../../styles/theme';
import { t } from '../i18n/t';
import { SaveNotice } from './SaveNotice';
import type { Attempt } from './useAttempt';
import type { Stale } from './useStoredForm';
import { SmallText } from '../../components/SmallText';
import { WriteButton } from './WriteButton';

/** The end of a page's form: result of the last save, and the save button. */
export function SaveFoot({
  attempt: { isBusy, failure },
  stale = null,
  submit,
  children,
}: {
  attempt: Pick<Attempt, 'isBusy' | 'failure'>;
  stale?: Stale | null;
  submit: string;
  children?: ReactNode;
}) {
  return (
    <Foot>
      {children && <SmallText>{children}</SmallText>}
      <SaveNotice stale={stale} failure={failure} />
      <WriteButton type="submit" aria-disabled={isBusy}>
        {isBusy ? t('Saving...') : submit}
      </WriteButton>
    </Foot>
  );
}

const Foot = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(4)};
  padding: ${space(5)} 0;
  border-top: 1px solid ${({ theme }) => theme.colors.stone};
`;
