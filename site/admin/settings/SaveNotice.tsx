import styled from 'styled-components';
import { StaleNotice } from '../components/StaleNotice';
import { FailureText } from '../gallery/galleryStyles';
import type { SettingsForm } from './useSettingsForm';

/**
 * Why the last save failed, and what another window has saved meanwhile, by field.
 * @param isPlain without anything to choose, see {@link StaleNotice}
 */
export function SaveNotice({
  settingsForm: { failure, stale },
  isPlain = false,
}: {
  settingsForm: Pick<SettingsForm, 'failure' | 'stale'>;
  isPlain?: boolean;
}) {
  return (
    <>
      <StaleNotice stale={stale} isPlain={isPlain} />
      {failure !== null && <Failure role="alert">{failure}</Failure>}
    </>
  );
}

const Failure = styled(FailureText)`
  width: 100%;
  margin: 0;
`;
