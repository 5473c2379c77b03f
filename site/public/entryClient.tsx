import type { PageState } from '@shared/contract/page';
import type { DehydratedState } from '@tanstack/react-query';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { createClient } from '../api/client';
import { hydrateAsOfNow } from '../queries/hydrateAsOfNow';
import { createQueryClient } from '../queries/queryClient';
import { PublicApp } from './PublicApp';

const NO_CHANGES = {};

const root = document.getElementById('root');
const state = document.getElementById('state');
if (root && state) {
  const { queries, today, startingPrice, content, legal, legalDocument } = JSON.parse(
    state.textContent,
  ) as PageState;
  const queryClient = createQueryClient();
  // Written by our own server from the same library's `dehydrate`.
  hydrateAsOfNow(queryClient, queries as DehydratedState);
  // `boot.ts` waits for it.
  dispatchEvent(new Event('villa:hydrating'));
  hydrateRoot(
    root,
    <BrowserRouter>
      <PublicApp
        api={createClient()}
        queryClient={queryClient}
        path={window.location.pathname}
        today={today}
        startingPrice={startingPrice}
        content={content ?? NO_CHANGES}
        legal={legal}
        legalDocument={legalDocument ?? null}
      />
    </BrowserRouter>,
    {
      // Said in production too: the browser tests fail on it.
      onRecoverableError: (error) => reportError(new Error('HYDRATION', { cause: error })),
    },
  );
}
