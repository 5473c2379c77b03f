import type { VillaSettings } from '@shared/contract/prices/settings';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/ApiContext';
import { QueryState } from '../../components/QueryState';
import { settingsFormQuery } from '../../queries/settings';
import { t } from '../i18n/t';
import { HeroChoice } from '../settings/HeroSection';
import { useSettingsForm } from '../settings/useSettingsForm';

/** The picture at the top of the home page. It is a setting: guests see it as soon as it is saved. */
export function HeroPicture() {
  const settings = useQuery(settingsFormQuery(useApi()));
  return (
    <QueryState
      query={settings}
      loading={t('Loading settings...')}
      failed={t('The settings could not be loaded.')}
    >
      {(loaded) => <Choice settings={loaded} />}
    </QueryState>
  );
}

function Choice({ settings }: { settings: VillaSettings }) {
  return <HeroChoice settingsForm={useSettingsForm(settings)} />;
}
