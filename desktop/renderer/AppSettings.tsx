import type { DesktopState, Preferences } from '@shared/contract/desktop';
import { SwitchField } from '@site/admin/components/SwitchField';
import { currentLocale } from '@site/admin/i18n/language';
import { Field, Select, TextInput } from '@site/components/Field';
import { space } from '@site/styles/theme';
import styled from 'styled-components';
import { bridge } from './bridge';
import { t } from './texts';

const THEMES = [
  ['system', 'As the system'],
  ['light', 'Light'],
  ['dark', 'Dark'],
] as const satisfies [Preferences['theme'], string][];

/** Settings of the app on this computer, for all villas. Changes apply at once. */
export function AppSettings({ state }: { state: DesktopState }) {
  const { preferences, startsAtLogin, spellingLanguages } = state;
  const { quietHours } = preferences;
  const change = (changed: Partial<Preferences>) => void bridge.setPreferences(changed);
  return (
    <Sections>
      <section aria-labelledby="settings-app">
        <h2 id="settings-app">{t('This app')}</h2>
        <SwitchField
          label={t('Start when I sign in to this computer')}
          value={startsAtLogin}
          onValue={(isOn) => void bridge.setStartAtLogin(isOn)}
        />
        <SwitchField
          label={t('Keep running in the tray when the window is closed')}
          value={preferences.keepsInTray}
          onValue={(keepsInTray) => change({ keepsInTray })}
        />
        <Fields>
          <Field label={t('Appearance')}>
            {(control) => (
              <Select
                {...control}
                value={preferences.theme}
                onChange={({ target }) => change({ theme: target.value as Preferences['theme'] })}
              >
                {THEMES.map(([theme, name]) => (
                  <option key={theme} value={theme}>
                    {t(name)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          {spellingLanguages.length > 0 && (
            <Field
              label={t('Check spelling in')}
              hint={t(
                'A dictionary is fetched from Google once; what you type stays on this computer.',
              )}
            >
              {(control) => (
                <Select
                  {...control}
                  value={preferences.spelling}
                  onChange={({ target }) => change({ spelling: target.value })}
                >
                  <option value="">{t('No language')}</option>
                  {named(spellingLanguages).map(([code, name]) => (
                    <option key={code} value={code}>
                      {name}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          )}
        </Fields>
      </section>
      <section aria-labelledby="settings-notifications">
        <h2 id="settings-notifications">{t('Notifications')}</h2>
        <SwitchField
          label={t('Tell me of new enquiries')}
          value={preferences.tellsEnquiries}
          onValue={(tellsEnquiries) => change({ tellsEnquiries })}
        />
        <SwitchField
          label={t('Tell me of new messages')}
          value={preferences.tellsMessages}
          onValue={(tellsMessages) => change({ tellsMessages })}
        />
        <SwitchField
          label={t('Quiet hours: news is told when they are over')}
          value={quietHours.isOn}
          onValue={(isOn) => change({ quietHours: { ...quietHours, isOn } })}
        />
        {quietHours.isOn && (
          <Fields>
            {(['from', 'to'] as const).map((end) => (
              <Field key={end} label={end === 'from' ? t('Quiet from') : t('Quiet to')}>
                {(control) => (
                  <TextInput
                    {...control}
                    type="time"
                    required
                    value={quietHours[end]}
                    onChange={({ target }) => {
                      // Empty while it is being typed.
                      if (target.value) {
                        change({ quietHours: { ...quietHours, [end]: target.value } });
                      }
                    }}
                  />
                )}
              </Field>
            ))}
          </Fields>
        )}
      </section>
    </Sections>
  );
}

/** Languages with their names, in the given order. */
function named(codes: readonly string[]): (readonly [string, string])[] {
  const locale = currentLocale();
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  return codes
    .map((code) => [code, names.of(code) ?? code] as const)
    .toSorted(([, a], [, b]) => a.localeCompare(b, locale));
}

const Sections = styled.div`
  display: grid;
  gap: ${space(8)};
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  align-items: start;
  gap: ${space(4)};
  margin-top: ${space(3)};
`;
