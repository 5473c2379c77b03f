import styled from 'styled-components';
import { space } from '../../styles/theme';
import { FailureText } from '../gallery/galleryStyles';
import { SETTING_LABELS } from './settingsForm';
import type { SettingsForm, StoredField } from './useSettingsForm';
import { t } from './texts.en';

/** Why the last save failed, and what another window has saved meanwhile, by field. */
export function SaveNotice({
  settingsForm: { failure, conflicts, adopted },
}: {
  settingsForm: Pick<SettingsForm, 'failure' | 'conflicts' | 'adopted'>;
}) {
  if (failure === null && conflicts.length + adopted.length === 0) return null;
  return (
    <Notice as="div" role="alert">
      {failure}
      {conflicts.length > 0 && (
        <>
          <p>{t('settings.changedInBothWindows')}</p>
          <StoredList fields={conflicts} />
        </>
      )}
      {adopted.length > 0 && (
        <>
          <p>{t('settings.changedInTheOther')}</p>
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
          {t.parts('settings.nowSaved', {
            name: SETTING_LABELS[name],
            stored: <strong>{stored || t('settings.nothing')}</strong>,
          })}
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
