import styled from 'styled-components';
import { space } from '../../styles/theme';
import { FailureText } from '../gallery/galleryStyles';
import { SETTING_LABELS } from './settingsForm';
import type { SettingsForm } from './useSettingsForm';

/** Why the last save failed, and where another window has put something else meanwhile. */
export function SaveNotice({
  settingsForm: { failure, clashes },
}: {
  settingsForm: Pick<SettingsForm, 'failure' | 'clashes'>;
}) {
  if (failure === null && clashes.length === 0) return null;
  return (
    <Notice as="div" role="alert">
      {failure}
      {clashes.length > 0 && (
        <>
          <p>Changed in both windows; saving replaces what the other one saved:</p>
          <ul>
            {clashes.map(({ name, stored }) => (
              <li key={name}>
                {SETTING_LABELS[name]}: now saved is <strong>{stored || 'nothing'}</strong>
              </li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  );
}

const Notice = styled(FailureText)`
  width: 100%;
  max-height: 30vh;
  margin: 0;
  overflow-y: auto;
  overflow-wrap: anywhere;
  p {
    margin-top: ${space(2)};
  }
  li {
    margin-left: ${space(5)};
    list-style: disc;
  }
  strong {
    font-weight: 700;
  }
`;
