import { CONTENT_KEYS } from '@shared/contract/content/content';
import { fieldOf } from '@shared/domain/content/fields';
import { contentOf, type Overrides } from '@shared/domain/content/contentTypes';
import { translator } from '@shared/i18n/catalogues';
import type { Translate } from '@shared/i18n/translate';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPageKey, pageContent, readOverrides } from './pageContent';

const t = translator('en');
/** The catalogue of a later version, with every text changed. */
const later: Translate = (key, ...params) => `Later: ${t(key, ...params)}`;

/** Of every page but the legal ones, which have their own tests. */
const PAGE_KEYS = CONTENT_KEYS.filter(isPageKey);

const LINES = CONTENT_KEYS.filter((key) => fieldOf(key).kind === 'line' && key.startsWith('golf.'));
const overrides = fc.dictionary(
  fc.constantFrom(...LINES, 'about.title' as const, 'luz.title' as const),
  fc.stringMatching(/^[A-Za-zà-ü]{1,40}$/),
);

describe('the owner’s changes to the default content', () => {
  it('replace the defaults of any version, and leave the other defaults unchanged', () => {
    fc.assert(
      fc.property(overrides, (own) => {
        const page = pageContent(readOverrides(JSON.stringify(own)), 'en');
        for (const texts of [t, later]) {
          const defaults = contentOf(texts, {});
          const merged = contentOf(texts, page);
          for (const key of PAGE_KEYS) {
            expect(merged[key]).toEqual((own as Overrides)[key] ?? defaults[key]);
          }
        }
      }),
      { numRuns: 100 },
    );
  });

  it('insert a changed fact into the default sentences that mention it', () => {
    const content = contentOf(t, { 'villa.tagline': 'by the river', 'contact.replyHours': 1 });
    expect(content['hero.lead']).toContain('by the river');
    expect(content['contact.lead']).toContain('within 1 hour.');
  });
});
