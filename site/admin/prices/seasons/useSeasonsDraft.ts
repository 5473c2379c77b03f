import { seasonsSchema, type PricePlanJson, type SeasonJson } from '@shared/contract/prices/season';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useSavePricePlan } from '../../../queries/pricePlan';
import { isStale } from '../../components/isStale';
import { useAttempt } from '../../components/useAttempt';
import { useUnsavedChanges } from '../../components/useUnsavedChanges';
import { mergeSeasons } from './mergeSeasons';

/** The stored seasons that a change is based on. */
type Base = { base: readonly SeasonJson[]; readAt: string };

/**
 * The seasons as they would be, until they are saved.
 * @param stored refetched when another window changes it
 */
export function useSeasonsDraft(stored: PricePlanJson) {
  const save = useSavePricePlan();
  const attempt = useAttempt({ done: 'Seasons saved', failed: 'Failed to save the seasons' });
  /** `null` while nothing is changed. */
  const [draft, setDraft] = useState<(Base & { seasons: SeasonJson[] }) | null>(null);
  /** The edited season as of when its dialog was opened; `season` is `null` for a new one. */
  const [edited, setEdited] = useState<(Base & { season: SeasonJson | null }) | null>(null);
  const seasons = draft?.seasons ?? stored.seasons;
  const isChanged = JSON.stringify(seasons) !== JSON.stringify(stored.seasons);
  useUnsavedChanges(isChanged);

  const now: Base = { base: stored.seasons, readAt: stored.updatedAt };
  const change = (next: SeasonJson[], { base, readAt }: Base) =>
    setDraft({ base, readAt, ...draft, seasons: next });
  const isOutdated = isStale(attempt.error);
  // Refetched after the conflict: the next save includes what the other window stored.
  if (isOutdated && draft && draft.readAt !== stored.updatedAt) {
    setDraft({ ...now, seasons: mergeSeasons(draft.base, draft.seasons, stored.seasons) });
  }
  const withEdited = (season: SeasonJson) => replaceSeason(seasons, edited?.season, season);

  return {
    seasons,
    isChanged,
    isOutdated,
    attempt,
    edited,
    edit: (season: SeasonJson | null) => setEdited({ ...now, season }),
    closeEdited: () => setEdited(null),
    problemOf: (season: SeasonJson): string | null => {
      const checked = z.safeParse(seasonsSchema, withEdited(season));
      return checked.success ? null : (checked.error.issues[0]?.message ?? null);
    },
    apply: (season: SeasonJson) => {
      change(withEdited(season), edited ?? now);
      setEdited(null);
    },
    remove: (index: number) => change(seasons.toSpliced(index, 1), now),
    discard: () => {
      setDraft(null);
      attempt.clear();
    },
    save: async (): Promise<boolean> => {
      if (!draft) return false;
      const isSaved = await attempt.run(() =>
        save.mutateAsync({ seasons: draft.seasons, updatedAt: draft.readAt }),
      );
      if (isSaved) setDraft(null);
      return isSaved;
    },
  };
}

/** Replaces a season, or appends it if it is new or was removed meanwhile. */
function replaceSeason(
  seasons: readonly SeasonJson[],
  before: SeasonJson | null | undefined,
  season: SeasonJson,
): SeasonJson[] {
  const index = seasons.findIndex(({ name }) => name === before?.name);
  return index === -1 ? [...seasons, season] : seasons.with(index, season);
}
