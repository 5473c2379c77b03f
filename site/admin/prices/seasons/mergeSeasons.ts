import type { SeasonJson } from '@shared/contract/prices/season';

/**
 * Merges the changes of two windows. A season that both changed stays as it is here. A season that one window
 * changed and the other removed stays.
 * @param base stored seasons that both started from
 * @param mine seasons on this screen
 * @param theirs seasons that the other window saved
 */
export function mergeSeasons(
  base: readonly SeasonJson[],
  mine: readonly SeasonJson[],
  theirs: readonly SeasonJson[],
): SeasonJson[] {
  const kept = theirs.flatMap((their) => {
    const was = named(base, their);
    const own = named(mine, their);
    if (own) return was && isSame(own, was) ? [their] : [own];
    // Removed here: stays only if it is new there or was changed there.
    return was && isSame(their, was) ? [] : [their];
  });
  const others = mine.filter((own) => {
    if (named(theirs, own)) return false;
    const was = named(base, own);
    return !was || !isSame(own, was);
  });
  return [...kept, ...others];
}

/** Names are unique whatever their case. */
function named(seasons: readonly SeasonJson[], { name }: SeasonJson): SeasonJson | undefined {
  return seasons.find((season) => season.name.toLowerCase() === name.toLowerCase());
}

function isSame(one: SeasonJson, other: SeasonJson): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
