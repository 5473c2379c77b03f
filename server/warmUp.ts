import { NO_LEGAL_DETAILS } from '@shared/contract/legal/legal';
import { contentOf } from '@shared/domain/content/contentTypes';
import { translator } from '@shared/i18n/catalogues';
import { DEFAULT_LANGUAGE } from '@shared/i18n/languages';
import type { Deps } from './appDependencies';
import { renderPath } from './rendering/pageData';
import { PUBLIC_PATHS } from './rendering/publicPages';

/**
 * Renders each page once. Screens are loaded at first render; one that cannot be loaded then, because the build has
 * changed or no file descriptor is free, would stay broken.
 */
export async function warmUpScreens(deps: Deps): Promise<void> {
  for (const path of PUBLIC_PATHS) {
    try {
      await renderPath(path, deps);
    } catch (error) {
      // Retried by the next request and by the health check.
      deps.log.error({ err: error, path }, 'a page could not be rendered');
    }
  }
}

/**
 * Renders a mail that is not sent: the template library loads parts of itself with the first one, which must happen
 * before the build may change.
 */
export async function warmUpMailTemplates({ env, log }: Pick<Deps, 'env' | 'log'>): Promise<void> {
  try {
    const { renderTestMail } = await import('./mail/renderMail');
    const mailEnv = { publicUrl: env.publicUrl, ownerEmail: 'nobody@villa.invalid' };
    const content = contentOf(translator(DEFAULT_LANGUAGE), {});
    const villa = { ...content, legal: NO_LEGAL_DETAILS, photo: null };
    await renderTestMail(mailEnv, villa);
  } catch (error) {
    // The site works without mail, and the owner sees each mail that cannot be sent.
    log.error({ err: error }, 'the mail templates could not be loaded');
  }
}
