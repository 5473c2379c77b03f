import { translator } from '@shared/i18n/translate';
import type { ReactNode } from 'react';
import { renderSite } from '../../test/render';
import { PageProvider, type Page } from '../PageContext';
import { TODAY } from './pageData';

const PAGE: Page = { language: 'en', locale: 'en-GB', t: translator('en'), today: TODAY };

/** Renders a part of the public site as `renderSite` does, in English, on {@link TODAY}. */
export function renderPublic(ui: ReactNode, options?: Parameters<typeof renderSite>[1]) {
  return renderSite(<PageProvider page={PAGE}>{ui}</PageProvider>, options);
}
