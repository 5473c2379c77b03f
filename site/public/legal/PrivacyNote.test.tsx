import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPublic } from '../test/renderPublic';
import { PrivacyNote } from './PrivacyNote';

it.each([
  ['en', '12 months after the dates you asked for'],
  ['de', '12 Monate nach den angefragten Tagen'],
  ['fr', '12 mois après les dates demandées'],
  ['nl', '12 maanden na de gevraagde dagen'],
  ['pt', '12 meses depois das datas pedidas'],
] as const)(
  'counts from the days that were asked for, as retention does: %s',
  (language, texts) => {
    renderPublic(<PrivacyNote of="enquiry" />, { language });
    expect(screen.getByText((text) => text.includes(texts))).toBeTruthy();
  },
);
