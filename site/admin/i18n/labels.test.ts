import { AUDIT_ACTIONS } from '@shared/contract/audit/audit';
import { CONTENT_FIELDS, CONTENT_GROUPS, fieldOf } from '@shared/domain/content/fields';
import type { ContentKey } from '@shared/domain/content/values';
import { sentenceIn } from '@shared/i18n/sentence';
import { expect, it } from 'vitest';
import { sentences } from './pt';

const named: [string, readonly (string | undefined)[]][] = [
  ['parts of the site', CONTENT_GROUPS.map(({ label }) => label)],
  [
    'fields of the site',
    (Object.keys(CONTENT_FIELDS) as ContentKey[]).flatMap((key) => {
      const { label, hint } = fieldOf(key);
      return [label, hint];
    }),
  ],
  ['what the log records', Object.values(AUDIT_ACTIONS).map(({ text }) => text)],
];

it.each(named)('%s have Portuguese names', (_what, names) => {
  const missing = names.filter(
    (name) => name !== undefined && sentenceIn(sentences, name) === name,
  );
  expect(missing).toEqual([]);
});
