import type { Account } from '@shared/contract/access/account';
import { LANGUAGES } from '@shared/i18n/languages';
import { USER_LANGUAGES, type UserLanguage } from '@shared/i18n/userLanguages';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Field, Select } from '../../components/Field';
import { useAccountChanges } from '../../queries/account';
import { showToast } from '../../stores/toasts';
import { leaveSafely } from '../../stores/unsavedChanges';
import { space } from '../../styles/theme';
import { Card, CardHead } from '../components/cardStyles';
import { currentLanguage, speak } from '../i18n/language';
import { useReadOnlyReason } from '../platform';
import { showFailure } from '../components/showFailure';
import { t } from '../i18n/t';

/** Whether the language was chosen here just now: the screen is drawn anew then, and the focus lost. */
let wasChosen = false;

/** The language of the screens, and of mails to this user. */
export function LanguageCard({ account }: { account: Account }) {
  const { update } = useAccountChanges();
  const isReadOnly = useReadOnlyReason() !== null;
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (wasChosen) select.current?.focus({ preventScroll: true });
    wasChosen = false;
  }, []);
  const choose = async (language: UserLanguage) => {
    try {
      await update.mutateAsync({ language });
      wasChosen = language !== currentLanguage();
      await speak(language);
      showToast({ title: t('Language saved') });
    } catch (error) {
      wasChosen = false;
      showFailure(t('The language could not be saved'), error);
    }
  };
  return (
    <Card aria-labelledby="language">
      <CardHead>
        <div>
          <h2 id="language">{t('Language')}</h2>
          <p>{t('In which the back office, the desktop app and mails to you are written.')}</p>
        </div>
      </CardHead>
      <Choice>
        <Field label={t('Language of the back office')}>
          {(control) => (
            <Select
              {...control}
              ref={select}
              value={account.language ?? currentLanguage()}
              disabled={isReadOnly || update.isPending}
              // The screens are drawn anew, and what is typed elsewhere on them would be lost.
              onChange={({ target }) => leaveSafely(() => choose(target.value as UserLanguage))}
            >
              {USER_LANGUAGES.map((language) => (
                <option key={language} value={language} lang={LANGUAGES[language].lang}>
                  {LANGUAGES[language].name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </Choice>
    </Card>
  );
}

const Choice = styled.div`
  max-width: 420px;
  margin-top: ${space(4)};
`;
