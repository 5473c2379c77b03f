import type { PriceOverrideJson } from '@shared/contract/prices/override';
import { seasonsSchema, type PricePlanJson, type SeasonJson } from '@shared/contract/prices/season';
import type { VillaSettings } from '@shared/contract/prices/settings';
import { addMonths, eachDay } from '@shared/domain/date';
import { ruleChanges } from '@shared/domain/prices/ruleRuns';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import * as z from 'zod/mini';
import { failureText } from '../../components/failureText';
import { useApi } from '../../../api/ApiContext';
import { Button } from '../../../components/Button';
import { QueryState } from '../../../components/QueryState';
import { bothQueries } from '../../../queries/bothQueries';
import { overridesQuery } from '../../../queries/overrides';
import { pricePlanQuery, useSavePricePlan } from '../../../queries/pricePlan';
import { settingsQuery } from '../../../queries/publicReads';
import { space } from '../../../styles/theme';
import { isStale } from '../../components/isStale';
import { useAttempt } from '../../components/useAttempt';
import { useUnsavedChanges } from '../../components/useUnsavedChanges';
import { WriteButton } from '../../components/WriteButton';
import { useToday } from '../../components/useToday';
import { FailureText, TabHead } from '../../components/tabStyles';
import { SmallButton } from '../../components/SmallButton';
import { Hint } from '../../components/sectionStyles';
import { mergeSeasons } from './mergeSeasons';
import { daysText, overrideRules, ruleText, rulesOf } from './ownerRules';
import { SeasonCard } from './SeasonCard';
import { SeasonDialog } from './SeasonDialog';
import { YearStrip } from './YearStrip';
import { t } from '../../i18n/t';

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

/** @param stored refetched when another window changes it */
function SeasonsEditor({
  stored,
  settings,
  overrides,
}: {
  stored: PricePlanJson;
  settings: VillaSettings;
  overrides: readonly PriceOverrideJson[];
}) {
  const save = useSavePricePlan();
  const attempt = useAttempt(WORDS);
  const heading = useRef<HTMLHeadingElement>(null);
  const today = useToday();
  /** `null` while nothing is changed. */
  const [draft, setDraft] = useState<(Read & { seasons: SeasonJson[] }) | null>(null);
  /** The edited season as of when its dialog was opened; `season` is `null` for a new one. */
  const [edited, setEdited] = useState<(Read & { season: SeasonJson | null }) | null>(null);
  const seasons = draft?.seasons ?? stored.seasons;
  const isChanged = JSON.stringify(seasons) !== JSON.stringify(stored.seasons);
  useUnsavedChanges(isChanged);

  const rules = rulesOf(settings, seasons);
  const priced = overrideRules(overrides);
  const days = eachDay(today, addMonths(today, 24));
  const changes = isChanged
    ? ruleChanges(days, rulesOf(settings, stored.seasons), rules, priced)
    : [];
  const shown = changes.slice(0, MAX_CHANGES);

  const read: Read = { base: stored.seasons, readAt: stored.updatedAt };
  const change = (next: SeasonJson[], since = read) =>
    setDraft({ base: since.base, readAt: since.readAt, ...draft, seasons: next });
  const edit = (season: SeasonJson | null) => setEdited({ ...read, season });
  const drop = () => {
    setDraft(null);
    heading.current?.focus({ preventScroll: true });
  };
  const handleSave = async () => {
    if (!draft || attempt.isBusy) return;
    const isSaved = await attempt.run(() =>
      save.mutateAsync({ seasons: draft.seasons, updatedAt: draft.readAt }),
    );
    if (isSaved) drop();
  };
  const isOutdated = isStale(attempt.error);
  if (isOutdated && draft && draft.readAt !== stored.updatedAt) {
    setDraft({ ...read, seasons: mergeSeasons(draft.base, draft.seasons, stored.seasons) });
  }

  return (
    <>
      <TabHead>
        <h2 id="seasons" ref={heading} tabIndex={-1}>
          {t('Seasons')}
        </h2>
        <SmallButton onClick={() => edit(null)}>{t('New season')}</SmallButton>
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
        rules={rules}
        overrides={priced}
        nameOfOverride={(id) => overrides.find((override) => override.id === id)?.name ?? ''}
        currency={settings.baseCurrency}
        today={today}
      />
      <List>
        {seasons.map((season, index) => (
          <li key={season.name}>
            <SeasonCard
              season={season}
              isSaved={stored.seasons.some(
                (saved) => JSON.stringify(saved) === JSON.stringify(season),
              )}
              settings={settings}
              onEdit={() => edit(season)}
              onDelete={() => change(seasons.toSpliced(index, 1))}
            />
          </li>
        ))}
      </List>
      <Note>
        {t(
          'Nights outside of all seasons cost the base price of Settings, with at least {minStayRegular} {minStayRegular|night|nights}.',
          { minStayRegular: settings.minStayRegular },
        )}
      </Note>
      {isChanged && (
        <Preview aria-label={t('Changes that are not saved yet')}>
          <h3>{t('Not saved yet')}</h3>
          {changes.length === 0 ? (
            <p>{t('No day of the next 24 months changes for guests.')}</p>
          ) : (
            <ul>
              {shown.map(({ first, last, before, after }) => (
                <li key={first}>
                  <strong>{daysText(first, last)}</strong>:{' '}
                  {ruleText(before, settings.baseCurrency)} →{' '}
                  {ruleText(after, settings.baseCurrency)}
                </li>
              ))}
            </ul>
          )}
          {changes.length > shown.length && (
            <p>{t('And {value} more ranges of days.', { value: changes.length - shown.length })}</p>
          )}
          {attempt.error !== null && (
            <FailureText role="alert">
              {isOutdated
                ? t(
                    'The seasons were changed in another window. Its changes and yours are together now, and nothing is lost: check the days above and save again.',
                  )
                : failureText(attempt.error)}
            </FailureText>
          )}
          <Actions>
            <Button type="button" $variant="secondary" onClick={drop}>
              {t('Discard changes')}
            </Button>
            <WriteButton
              type="button"
              aria-disabled={attempt.isBusy}
              onClick={() => void handleSave()}
            >
              {t('Save seasons')}
            </WriteButton>
          </Actions>
        </Preview>
      )}
      {edited !== null && (
        <SeasonDialog
          existing={edited.season}
          settings={settings}
          problemOf={(season) => planProblem(withSeason(seasons, edited.season, season))}
          onApply={(season) => {
            change(withSeason(seasons, edited.season, season), edited);
            setEdited(null);
          }}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}

/** The stored seasons that a change is based on. */
type Read = { base: readonly SeasonJson[]; readAt: string };

/** More changes are only counted. */
const MAX_CHANGES = 12;

/** Replaces a season, or appends it if it is new or was removed meanwhile. */
function withSeason(
  seasons: readonly SeasonJson[],
  before: SeasonJson | null,
  season: SeasonJson,
): SeasonJson[] {
  const index = seasons.findIndex(({ name }) => name === before?.name);
  return index === -1 ? [...seasons, season] : seasons.with(index, season);
}

function planProblem(seasons: readonly SeasonJson[]): string | null {
  const checked = z.safeParse(seasonsSchema, seasons);
  return checked.success ? null : (checked.error.issues[0]?.message ?? null);
}

const WORDS = {
  done: 'Seasons saved',
  failed: 'Failed to save the seasons',
} as const;

const List = styled.ul`
  display: grid;
  gap: ${space(3)};
  margin-top: ${space(4)};
`;

const Note = styled(Hint)`
  margin-top: ${space(3)};
`;

const Preview = styled.section`
  margin-top: ${space(5)};
  padding: ${space(5)};
  background: ${({ theme }) => theme.colors.saffronTint};
  border-radius: ${({ theme }) => theme.radii.card};
  h3 {
    margin-bottom: ${space(2)};
    font-size: 1.0625rem;
  }
  ul {
    display: grid;
    gap: ${space(1.5)};
    margin: 0;
    padding-left: ${space(5)};
    list-style: disc;
    font-variant-numeric: tabular-nums;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  margin-top: ${space(4)};
`;
