import type { PageState } from '@shared/contract/renderedPage';
import { languageOf } from '@shared/i18n/languages';
import type { DehydratedState } from '@tanstack/react-query';
import { hydrateRoot } from 'react-dom/client';
import { createClient } from '../api/client';
import { hydrateAsOfNow } from '../queries/hydrateAsOfNow';
import { createQueryClient } from '../queries/queryClient';
import { loadCatalogue } from './loadCatalogue';
import { partsOf } from './pageParts';
import { keepLanguageInHistory, Site } from './Site';

const root = document.getElementById('root');
const state = document.getElementById('state');
if (root && state) {
  hydrate(root, JSON.parse(state.textContent) as PageState).catch((error: unknown) => {
    dispatchEvent(new Event('villa:failed'));
    throw error;
  });
}

async function hydrate(element: HTMLElement, page: PageState): Promise<void> {
  const language = languageOf(window.location.pathname);
  const texts = await loadCatalogue(language);
  const queryClient = createQueryClient();
  // Our server writes this with the same library's `dehydrate`.
  hydrateAsOfNow(queryClient, page.queries as DehydratedState);
  // `boot.ts` waits for this event.
  dispatchEvent(new Event('villa:hydrating'));
  keepLanguageInHistory(language);
  hydrateRoot(
    element,
    <Site
      api={createClient({ language: () => languageOf(window.location.pathname) })}
      queryClient={queryClient}
      first={partsOf(page, language, texts)}
    />,
    {
      // Reported in production too, because the browser tests check it.
      onRecoverableError: (error) => reportError(new Error('HYDRATION', { cause: error })),
    },
  );
}
