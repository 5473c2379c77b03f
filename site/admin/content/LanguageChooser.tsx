import { LANGUAGE_CODES, LANGUAGES, type Language } from '@shared/i18n/languages';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/ApiContext';
import { contentLanguagesQuery } from '../../queries/content';
import { ToggleGroup } from '../components/ToggleGroup';
import { t } from '../i18n/t';

export function LanguageChooser({
  value,
  onChange,
}: {
  value: Language;
  onChange: (language: Language) => void;
}) {
  const { data = [] } = useQuery(contentLanguagesQuery(useApi()));
  const options = LANGUAGE_CODES.map((language) => {
    const { missing = 0, older = 0 } = data.find((one) => one.language === language) ?? {};
    const counts = [
      missing > 0 && t('{missing} missing', { missing }),
      older > 0 && t('{older} older', { older }),
    ];
    const label = [LANGUAGES[language].name, counts.filter(Boolean).join(', ')];
    return { value: language, label: label.filter(Boolean).join(' · ') };
  });
  return <ToggleGroup label={t('Language')} options={options} value={value} onChange={onChange} />;
}
