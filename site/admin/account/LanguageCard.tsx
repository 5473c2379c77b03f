import type { Account } from '@shared/contract/access/account';
import { LANGUAGES } from '@shared/i18n/languages';
import { USER_LANGUAGES, type UserLanguage } from '@shared/i18n/userLanguages';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Field, Select } from '../../components/Field';
import { showToast } from '../../stores/toasts';
import { leaveSafely } from '../../stores/unsavedChanges';
import { space } from '../../styles/theme';
import { TitledCard } from '../components/TitledCard';
import { currentLanguage } from '../i18n/language';
import { useChooseLanguage } from '../i18n/useChooseLanguage';
import { useReadOnlyReason } from '../platform';
import { t } from '../i18n/t';

/** Changing the language remounts the screen, which loses the focus. */
let wasChosen = false;

export function LanguageCard({ account }: { account: Account }) {
  const { choose, isBusy } = useChooseLanguage();
  const isReadOnly = useReadOnlyReason() !== null;
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (wasChosen) select.current?.focus({ preventScroll: true });
    wasChosen = false;
  }, []);
  const handleChange = async (language: UserLanguage) => {
    wasChosen = language !== currentLanguage();
    if (await choose(language)) showToast({ title: t('Language saved') });
    else wasChosen = false;
  };
  return (
    <TitledCard
      id="language"
      title={t('Language')}
      about={t('Used in the back office, in the desktop app and in e-mails to you.')}
    >
      <Choice>
        <Field label={t('Language of the back office')}>
          {(control) => (
            <Select
              {...control}
              ref={select}
              value={account.language}
              disabled={isReadOnly || isBusy}
              // The screens are remounted, which would lose other unsaved input.
              onChange={({ target }) =>
                leaveSafely(() => handleChange(target.value as UserLanguage))
              }
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
    </TitledCard>
  );
}

const Choice = styled.div`
  max-width: 420px;
  margin-top: ${space(4)};
`;
