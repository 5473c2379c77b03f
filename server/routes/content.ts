import { Readable } from 'node:stream';
import type Router from '@koa/router';
import {
  bringBackPublication,
  changeContentDraft,
  discardContentDraft,
  getContent,
  listContentLanguages as listContentLanguagesCall,
  listPublications as listPublicationsCall,
  previewContentPage,
  publishContent,
} from '@shared/contract/content/contentEndpoints';
import { getVillaFacts } from '@shared/contract/content/villaEndpoints';
import { DEFAULT_LANGUAGE } from '@shared/i18n/languages';
import type { Deps } from '../appDependencies';
import { mount } from '../middleware/endpoint';
import type { SecurityHeaders } from '../middleware/securityHeaders';
import { renderDraft } from '../rendering/pageData';
import {
  bringBack,
  changeDraft,
  discardDraft,
  listContentLanguages,
  listPublications,
  loadContent,
  publishDraft,
} from '../services/content/drafts';
import { ownContact } from '../services/content/pageContent';
import { wholeContent } from '../services/content/contentInLanguage';

export function mountContent(
  router: Router,
  deps: Deps,
  security: Pick<SecurityHeaders, 'framedPolicy'>,
): void {
  mount(router, deps, getVillaFacts, async ({ read }) => {
    const content = await wholeContent(DEFAULT_LANGUAGE, read);
    return {
      name: content['villa.name'],
      title: content['villa.title'],
      tagline: content['villa.tagline'],
      own: await ownContact(read),
    };
  });

  mount(router, deps, listContentLanguagesCall, ({ read }) => listContentLanguages(read));

  mount(router, deps, getContent, ({ params, read }) => loadContent(params.language, read));

  mount(router, deps, changeContentDraft, ({ params, body, write }) =>
    write((context) => changeDraft(params.language, body, context)),
  );

  mount(router, deps, publishContent, ({ params, body, session, write }) =>
    write((context) => publishDraft(params.language, body.version, session.userId, context)),
  );

  mount(router, deps, discardContentDraft, ({ params, body, write }) =>
    write((context) => discardDraft(params.language, body.version, context)),
  );

  mount(router, deps, listPublicationsCall, ({ params, read }) =>
    listPublications(params.language, read),
  );

  mount(router, deps, bringBackPublication, ({ params, body, write }) =>
    write((context) => bringBack(params.language, params.id, body.version, context)),
  );

  mount(router, deps, previewContentPage, async ({ params, query, ctx, read }) => {
    const { html, styleHashes } = await renderDraft(query.path, params.language, deps, read);
    ctx.type = 'text/html; charset=utf-8';
    ctx.set('Content-Security-Policy', security.framedPolicy(styleHashes));
    ctx.set('X-Frame-Options', 'SAMEORIGIN');
    ctx.set('X-Robots-Tag', 'noindex');
    return Readable.from([html]);
  });
}
