import { use, useState } from 'react';
import type { STILL_SECTIONS } from './stillSectionParts';
import { useIsReady } from '../useIsReady';

// Sections that never change after the server has rendered them. A page that arrives with them keeps their HTML and
// does not load their code: in it, this promise stays pending and React leaves their boundaries as they are.

type StillSections = typeof STILL_SECTIONS;
export type StillSectionId = keyof StillSections;

let loaded: StillSections | null = null;
let begin: () => void = () => undefined;
const begun = new Promise<void>((resolve) => {
  begin = resolve;
});
const loading = begun.then(async () => {
  loaded = (await import('./stillSectionParts')).STILL_SECTIONS;
  return loaded;
});
/** Without the code, the HTML of the server stays. */
const shown = loading.catch(() => new Promise<never>(() => undefined));
/** Without the code, the server's page is loaded. */
let shownOrServed: typeof loading | null = null;
if (typeof window === 'undefined') begin();

/** Loads the code of the sections. @throws when it cannot be loaded */
export function loadStillSections(): Promise<unknown> {
  begin();
  return loading;
}

/** Suspends a home page that the server has not rendered until the code is loaded. */
export function useStillSections(): void {
  const isReady = useIsReady();
  const [isServed] = useState(!isReady);
  if (isServed || loaded) return;
  begin();
  shownOrServed ??= loading.catch(() => {
    window.location.reload();
    return new Promise<never>(() => undefined);
  });
  use(shownOrServed);
}

/** A section, or the drawn map. Suspends until its code is loaded. */
export function StillSection({ id }: { id: StillSectionId }) {
  // True for one that appears after hydration.
  if (useIsReady()) begin();
  const Section = (loaded ?? use(shown))[id];
  return <Section />;
}
