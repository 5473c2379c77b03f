import type { PriceOverrideJson } from '@shared/contract/prices/override';
import { type PricePlanJson } from '@shared/contract/prices/season';
import type { VillaSettings } from '@shared/contract/prices/settings';
import { addMonths, eachDay } from '@shared/domain/date';
import type { Currency } from '@shared/domain/prices/money';
import { ruleChanges } from '@shared/domain/prices/ruleRuns';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import styled from 'styled-components';
import { useApi } from '../../../api/ApiContext';
import { Button } from '../../../components/Button';
import { QueryState } from '../../../components/QueryState';
import { bothQueries } from '../../../queries/bothQueries';
import { overridesQuery } from '../../../queries/overrides';
import { pricePlanQuery } from '../../../queries/pricePlan';
import { settingsQuery } from '../../../queries/publicReads';
import { space } from '../../../styles/theme';
import { WriteButton } from '../../components/WriteButton';
import { useToday } from '../../components/useToday';
import { FailureText, TabHead } from '../../components/tabStyles';
import { SmallButton } from '../../components/SmallButton';
import { SaveNotice } from '../../components/SaveNotice';
import { daysText, overrideRules, ruleText, rulesOf } from './ownerRules';
import { SeasonCard } from './SeasonCard';
import { SeasonDialog } from './SeasonDialog';
import { useSeasonsDraft } from './useSeasonsDraft';
import { YearStrip } from './YearStrip';
import { SmallText } from '../../../components/SmallText';
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

function SeasonsEditor({
  stored,
  settings,
  overrides,
}: {
  stored: PricePlanJson;
  settings: VillaSettings;
  overrides: readonly PriceOverrideJson[];
}) {
  const draft = useSeasonsDraft(stored);
  const { seasons, isChanged, edited, edit } = draft;
  const heading = useRef<HTMLHeadingElement>(null);
  const today = useToday();
  const rules = rulesOf(settings, seasons);
  const priced = overrideRules(overrides);
  const focusHeading = () => heading.current?.focus({ preventScroll: true });

  return (
    <>
      <TabHead>
        <h2 id="seasons" ref={heading} tabIndex={-1}>
          {t('Seasons')}
        </h2>
        <SmallButton $variant="primary" onClick={() => edit(null)}>
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
              onDelete={() => {
                draft.remove(index);
                focusHeading();
              }}
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
        <PlanPreview
          changes={ruleChanges(
            eachDay(today, addMonths(today, 24)),
            rulesOf(settings, stored.seasons),
            rules,
            priced,
          )}
          currency={settings.baseCurrency}
          draft={draft}
          onDone={focusHeading}
        />
      )}
      {edited !== null && (
        <SeasonDialog
          existing={edited.season}
          settings={settings}
          problemOf={draft.problemOf}
          onApply={draft.apply}
          onClose={draft.closeEdited}
        />
      )}
    </>
  );
}

function PlanPreview({
  changes,
  currency,
  draft: { attempt, isOutdated, discard, save },
  onDone,
}: {
  changes: ReturnType<typeof ruleChanges>;
  currency: Currency;
  draft: ReturnType<typeof useSeasonsDraft>;
  onDone: () => void;
}) {
  const shown = changes.slice(0, MAX_CHANGES);
  const handleSave = async () => {
    if (await save()) onDone();
  };
  return (
    <Preview aria-label={t('Changes that are not saved yet')}>
      <h3>{t('Not saved yet')}</h3>
      {changes.length === 0 ? (
        <p>{t('No day of the next 24 months changes for guests.')}</p>
      ) : (
        <ul>
          {shown.map(({ first, last, before, after }) => (
            <li key={first}>
              <strong>{daysText(first, last)}</strong>
              <span>{`: ${ruleText(before, currency)} → ${ruleText(after, currency)}`}</span>
            </li>
          ))}
        </ul>
      )}
      {changes.length > shown.length && (
        <p>{t('And {value} more ranges of days.', { value: changes.length - shown.length })}</p>
      )}
      <SaveNotice
        failure={
          isOutdated
            ? t(
                'The seasons were changed in another window. Its changes and yours are together now, and nothing is lost: check the days above and save again.',
              )
            : attempt.failure
        }
      />
      <Actions>
        <Button
          type="button"
          $variant="secondary"
          onClick={() => {
            discard();
            onDone();
          }}
        >
          {t('Discard changes')}
        </Button>
        <WriteButton aria-disabled={attempt.isBusy} onClick={() => void handleSave()}>
          {t('Save seasons')}
        </WriteButton>
      </Actions>
    </Preview>
  );
}

/** More changes are only counted. */
const MAX_CHANGES = 12;

const List = styled.ul`
  display: grid;
  gap: ${space(3)};
  margin-top: ${space(4)};
`;

const Note = styled(SmallText)`
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
