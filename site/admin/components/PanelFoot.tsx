import styled from 'styled-components';
import { space } from '../../styles/theme';
import { t } from '../i18n/t';
import { SaveNotice } from './SaveNotice';
import { SmallButton } from './SmallButton';
import type { Attempt } from './useAttempt';
import type { Stale } from './useStoredForm';
import { WriteButton } from './WriteButton';

/** The end of a form in a panel: how the last save went, and the buttons. */
export function PanelFoot({
  attempt: { isBusy, failure },
  stale = null,
  cancel = t('Keep as it is'),
  submit,
  isHeldBack = false,
  onCancel,
}: {
  attempt: Pick<Attempt, 'isBusy' | 'failure'>;
  stale?: Stale | null;
  cancel?: string;
  submit: string;
  /** Whether the form cannot be saved as it is. */
  isHeldBack?: boolean;
  onCancel: () => void;
}) {
  return (
    <>
      <SaveNotice stale={stale} failure={failure} />
      <Actions>
        <SmallButton aria-disabled={isBusy} onClick={() => !isBusy && onCancel()}>
          {cancel}
        </SmallButton>
        {/* Not `disabled` while saving, which would lose the focus. */}
        <WriteButton type="submit" $size="small" disabled={isHeldBack} aria-disabled={isBusy}>
          {isBusy ? t('Saving...') : submit}
        </WriteButton>
      </Actions>
    </>
  );
}

/** Main action last. Sticky while the form is visible. */
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(3)};
  position: sticky;
  z-index: 1;
  bottom: 0;
  padding: ${space(2)} 0 max(${space(3)}, env(safe-area-inset-bottom, 0px));
  background: ${({ theme }) => theme.colors.ground};
`;
