import { describe, expect, it } from 'vitest';
import {
  fillTemplate,
  placeholderIssue,
  placeholdersOf,
  TEMPLATE_KINDS,
  unknownPlaceholders,
  type TemplateField,
} from './mailTemplates';

const issues = (field: TemplateField, text: string) =>
  unknownPlaceholders('confirmation', field, text).map((found) =>
    placeholderIssue('confirmation', field, found),
  );

describe('placeholders are checked', () => {
  it('allows the placeholders of the mail', () => {
    expect(unknownPlaceholders('confirmation', 'body', 'Dear {guestName}, {stayLink}')).toEqual([]);
  });

  it('reports unknown placeholders with their position', () => {
    expect(unknownPlaceholders('confirmation', 'body', 'Dear {guest},\r\n\nby {dueDate}')).toEqual([
      { text: '{guest}', line: 1, column: 6 },
      { text: '{dueDate}', line: 3, column: 4 },
    ]);
    expect(issues('body', 'Hello,\n{constructor}')).toEqual([
      '{constructor} stands for nothing in this mail (line 2, character 1). Please choose one from the list, or take it out.',
    ]);
  });

  it.each(['{guestName', 'guestName}', '{{guestName}}', '{ guestName }', '{}', '{n|night|nights}'])(
    'refuses %s',
    (text) => expect(issues('body', text)).not.toEqual([]),
  );

  it('keeps names, amounts and links out of subjects', () => {
    expect(issues('subject', 'For {guestName}')).toEqual([
      '{guestName} cannot stand in a subject (character 5), which others may read. Please take it out.',
    ]);
    for (const kind of TEMPLATE_KINDS) {
      const inSubject = placeholdersOf(kind, 'subject');
      for (const name of ['guestName', 'total', 'amountDue', 'stayLink'] as const) {
        expect(inSubject).not.toContain(name);
      }
    }
  });
});

describe('a filled template', () => {
  it('starts a paragraph at empty lines and keeps the lines inside', () => {
    const { subject, paragraphs } = fillTemplate(
      { subject: 'Your stay {reference}', body: 'Dear {guestName},\r\n\r\nOne\nTwo\n \n\nThree\n' },
      { reference: 'VL-1', guestName: 'Ana' },
    );
    expect(subject).toBe('Your stay VL-1');
    expect(paragraphs).toEqual(['Dear Ana,', 'One\nTwo', 'Three']);
  });

  it('inserts values literally: never as a placeholder or paragraph', () => {
    const { paragraphs } = fillTemplate(
      { subject: '', body: 'Dear {guestName},\n\n{total}' },
      { guestName: '{stayLink}$&\n\n<b>{total}</b>', stayLink: 'SECRET', total: '$1' },
    );
    expect(paragraphs).toEqual(['Dear {stayLink}$&\n\n<b>{total}</b>,', '$1']);
  });
});
