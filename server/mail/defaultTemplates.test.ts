import { describe, expect, it } from 'vitest';
import {
  TEMPLATE_KINDS,
  TEMPLATE_LIMITS,
  unknownPlaceholders,
} from '@shared/domain/mail/mailTemplates';
import { defaultTemplate, templateTexts } from './defaultTemplates';
import { LANGUAGE_CODES } from '@shared/i18n/languages';
import { mailTemplates as mailTemplatesEn } from '@shared/i18n/en/server';

describe.each(LANGUAGE_CODES)('the standard texts of mails in %s', (language) => {
  const texts = templateTexts(language);

  it.each(TEMPLATE_KINDS)('of %s pass the owner’s form unchanged', (kind) => {
    const { subject, body } = defaultTemplate(kind, language);
    expect(unknownPlaceholders(kind, 'subject', subject)).toEqual([]);
    expect(unknownPlaceholders(kind, 'body', body)).toEqual([]);
    expect(subject.length).toBeLessThanOrEqual(TEMPLATE_LIMITS.subject);
    expect(body.length).toBeLessThanOrEqual(TEMPLATE_LIMITS.body);
  });

  it('have no straight quotation marks, and keep high punctuation in French', () => {
    const written = Object.values(texts);
    expect(written.filter((text) => /["']/.test(text))).toEqual([]);
    const loose = language === 'fr' ? / [:;!?»]|« / : /^$/;
    expect(written.filter((text) => loose.test(text))).toEqual([]);
  });
});

it.each(LANGUAGE_CODES.filter((code) => code !== 'en'))(
  'leaves nothing in English in %s',
  (code) => {
    const english: Readonly<Record<string, string>> = mailTemplatesEn;
    const same = Object.entries(templateTexts(code)).filter(([key, text]) => english[key] === text);
    expect(same).toEqual([]);
  },
);
