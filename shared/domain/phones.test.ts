import { expect, it } from 'vitest';
import { contactLinks, dialledNumbers, phoneParts } from './phones';

it.each([
  ['+44 (0)7700 900123', ['+447700900123']],
  ['+49 (0) 30 123456-78', ['+493012345678']],
  ['+49 30/123456', ['+4930123456']],
  ['+351 912 345 678 / +44 7700 900123', ['+351912345678', '+447700900123']],
  ['+351912345678/+447700900123', ['+351912345678', '+447700900123']],
  ['+44 7700 900123 (after 6 pm)', ['+447700900123']],
  ['+44 20 7946 0958 ext. 12', ['+442079460958']],
  ['+1 (415) 555-2671', ['+14155552671']],
  ['00351 912 345 678', ['+351912345678']],
  ['٠٠٤٤٧٧٠٠٩٠٠١٢٣', ['+447700900123']],
  ['912 345 678', ['+351912345678']],
  ['07700 900123', []],
  ['ask Maria', []],
  ['', []],
])('dials the numbers of “%s”', (typed, dialled) => {
  expect(dialledNumbers(typed).map(({ href }) => href)).toEqual(
    dialled.map((number) => `tel:${number}`),
  );
});

it('keeps all text around the numbers', () => {
  expect(phoneParts('Ana: +351 912 345 678, or +44 7700 900123 (after 6 pm)')).toEqual([
    { text: 'Ana: ', href: null },
    { text: '+351 912 345 678', href: 'tel:+351912345678' },
    { text: ', or ', href: null },
    { text: '+44 7700 900123', href: 'tel:+447700900123' },
    { text: ' (after 6 pm)', href: null },
  ]);
});

it('links telephone, WhatsApp and email, each only if it is shown', () => {
  expect(
    contactLinks({
      'contact.phone': '+351 282 000 000',
      'contact.whatsApp': '+44 (0)7700 900123',
      'contact.email': 'ana@example.com',
    }).map(({ text, href }) => [text, href]),
  ).toEqual([
    ['+351 282 000 000', 'tel:+351282000000'],
    ['WhatsApp', 'https://wa.me/447700900123'],
    ['ana@example.com', 'mailto:ana@example.com'],
  ]);
  expect(contactLinks({})).toEqual([]);
});
