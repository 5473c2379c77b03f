import styled from 'styled-components';
import { space } from '../../styles/theme';
import { FailureText } from '../gallery/galleryStyles';
import { SETTING_LABELS } from './settingsForm';
import type { SettingsForm, StoredField } from './useSettingsForm';

/** Why the last save failed, and what another window has saved meanwhile, by field. */
export function SaveNotice({
  settingsForm: { failure, clashes, adopted },
}: {
  settingsForm: Pick<SettingsForm, 'failure' | 'clashes' | 'adopted'>;
}) {
  if (failure === null && clashes.length + adopted.length === 0) return null;
  return (
    <Notice as="div" role="alert">
      {failure}
      {clashes.length > 0 && (
        <>
          <p>Changed in both windows; saving replaces what the other one saved:</p>
          <StoredList fields={clashes} />
        </>
      )}
      {adopted.length > 0 && (
        <>
          <p>Changed in the other window only, and taken over into this form:</p>
          <StoredList fields={adopted} />
        </>
      )}
    </Notice>
  );
}

function StoredList({ fields }: { fields: readonly StoredField[] }) {
  return (
    <ul>
      {fields.map(({ name, stored }) => (
        <li key={name}>
          {SETTING_LABELS[name]}: now saved is <strong>{stored || 'nothing'}</strong>
        </li>
      ))}
    </ul>
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
