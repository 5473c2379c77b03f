import type { SeasonJson } from '@shared/contract/prices/season';

/**
 * Brings two windows' changes of the seasons together, so that neither loses one: what only one of them
 * changed, added or removed is as that one has it. Where both changed a season it is as it is here, and
 * a season that one changed and the other removed stays.
 * @param base what both began with
 * @param mine what is on the screen here
 * @param theirs what the other window has saved
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
    // Removed here: gone, unless it is new there or was changed there.
    return was && isSame(their, was) ? [] : [their];
  });
  const others = mine.filter((own) => {
    if (named(theirs, own)) return false;
    const was = named(base, own);
    return !was || !isSame(own, was);
  });
  return [...kept, ...others];
}

/** Names are unique in a plan, whatever their case. */
function named(seasons: readonly SeasonJson[], { name }: SeasonJson): SeasonJson | undefined {
  return seasons.find((season) => season.name.toLowerCase() === name.toLowerCase());
}

function isSame(one: SeasonJson, other: SeasonJson): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
