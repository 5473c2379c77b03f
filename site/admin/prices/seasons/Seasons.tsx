import type { PriceOverrideJson } from '@shared/contract/prices/override';
import type { PricePlanJson, SeasonJson } from '@shared/contract/prices/season';
import type { VillaSettings } from '@shared/contract/prices/settings';
import { addMonths } from '@shared/domain/date';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { useApi } from '../../../api/ApiContext';
import { QueryState } from '../../../components/QueryState';
import { SmallText } from '../../../components/SmallText';
import { bothQueries } from '../../../queries/bothQueries';
import { overridesQuery } from '../../../queries/overrides';
import { pricePlanQuery, useSavePricePlan } from '../../../queries/pricePlan';
import { settingsQuery } from '../../../queries/publicReads';
import { space } from '../../../styles/theme';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { keepFocusAt } from '../../components/keepFocus';
import { SmallButton } from '../../components/SmallButton';
import { FailureText, TabHead } from '../../components/tabStyles';
import { useToday } from '../../components/useToday';
import { translated } from '../../i18n/language';
import { t } from '../../i18n/t';
import { overrideRules, rulesOf } from './ownerRules';
import { SeasonCard } from './SeasonCard';
import { SeasonDialog } from './SeasonDialog';
import { YearStrip } from './YearStrip';

export function Seasons() {
  const api = useApi();
  const plan = useQuery(pricePlanQuery(api));
  const settings = useQuery(settingsQuery(api));
  const overrides = useQuery(overridesQuery(api));
  return (
    <section aria-labelledby="seasons">
      <QueryState
        query={bothQueries(plan, bothQueries(settings, overrides))}
        loading={t('Loading seasons...')}
        failed={t('The seasons could not be loaded.')}
      >
        {([stored, [ofVilla, list]]) => (
          <SeasonsEditor stored={stored} settings={ofVilla} overrides={list} />
        )}
      </QueryState>
    </section>
  );
}

function SeasonsEditor({
  stored,
  settings,
  overrides,
}: {
  stored: PricePlanJson;
  settings: VillaSettings;
  overrides: readonly PriceOverrideJson[];
}) {
  const { seasons } = stored;
  const save = useSavePricePlan();
  const today = useToday();
  // From October on the owner looks at the next year.
  const [year, setYear] = useState(Number(addMonths(today, 3).slice(0, 4)));
  /** The plan as of when the dialog was opened, and its season; `null` for a new one. */
  const [edited, setEdited] = useState<{ plan: PricePlanJson; season: SeasonJson | null } | null>(
    null,
  );
  const [deleted, setDeleted] = useState<SeasonJson | null>(null);
  const saveAll = (next: SeasonJson[], { updatedAt }: PricePlanJson) =>
    save.mutateAsync({ seasons: next, updatedAt });

  return (
    <>
      <TabHead>
        <h2 id="seasons" tabIndex={-1}>
          {t('Seasons')}
        </h2>
        <SmallButton $variant="primary" onClick={() => setEdited({ plan: stored, season: null })}>
          {t('New season')}
        </SmallButton>
      </TabHead>
      {stored.unreadableSeasons !== undefined && (
        <FailureText role="alert">
          {stored.unreadableSeasons === 1
            ? t(
                'One season in the database cannot be read, so it does not count. Please add it again.',
              )
            : t(
                '{unreadableSeasons} seasons in the database cannot be read, so they do not count. Please add them again.',
                { unreadableSeasons: stored.unreadableSeasons },
              )}
        </FailureText>
      )}
      <YearStrip
        year={year}
        onYear={setYear}
        rules={rulesOf(settings, seasons)}
        overrides={overrideRules(overrides)}
        nameOfOverride={(id) => overrides.find((override) => override.id === id)?.name ?? ''}
        currency={settings.baseCurrency}
        today={today}
      />
      <List>
        {seasons.map((season) => (
          <li key={season.name}>
            <SeasonCard
              season={season}
              settings={settings}
              onEdit={() => setEdited({ plan: stored, season })}
              onDelete={() => setDeleted(season)}
            />
          </li>
        ))}
      </List>
      <Note>
        {t(
          'Nights outside of all seasons cost the base price, with at least {minStayRegular} {minStayRegular|night|nights}.',
          { minStayRegular: settings.minStayRegular },
        )}
      </Note>
      {edited && (
        <SeasonDialog
          existing={edited.season}
          seasons={seasons}
          settings={settings}
          onSave={(next, isRetry) => saveAll(next, isRetry ? stored : edited.plan)}
          onSaved={({ ranges: [range] }) => {
            // A range of every year has no year: `04-01`.
            if (range && range.start.length > 5) setYear(Number(range.start.slice(0, 4)));
            setEdited(null);
          }}
          onClose={() => setEdited(null)}
        />
      )}
      {deleted && (
        <ConfirmDialog
          title={t('Delete “{name}”?', { name: translated(deleted.name) })}
          description={t(
            'Its nights cost what overrides and the base price say. This action cannot be undone.',
          )}
          confirmLabel={t('Delete season')}
          texts={DELETE_TEXTS}
          action={() =>
            saveAll(
              seasons.filter(({ name }) => name !== deleted.name),
              stored,
            )
          }
          onDone={() => setTimeout(() => keepFocusAt('seasons'))}
          onClose={() => setDeleted(null)}
        />
      )}
    </>
  );
}

const DELETE_TEXTS = {
  done: 'Season deleted',
  failed: 'Failed to delete the season',
} as const;

const List = styled.ul`
  display: grid;
  gap: ${space(3)};
  margin-top: ${space(4)};
`;

const Note = styled(SmallText)`
  margin-top: ${space(3)};
`;
