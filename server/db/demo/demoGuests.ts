/** Invented guests at a reserved domain: name, address, telephone, language. */
export const GUESTS = [
  ['Ana Duarte', 'ana.duarte@example.com', '+351 912 000 101', 'pt'],
  ['James Whitfield', 'j.whitfield@example.com', '+44 7700 900101', 'en'],
  ['Clara Neumann', 'clara.neumann@example.com', '+49 151 0000101', 'de'],
  ['Marta Lindqvist', 'marta.l@example.com', '', 'en'],
  ['Pierre Lacroix', 'pierre.lacroix@example.com', '+33 6 00 00 01 01', 'fr'],
  ['Siobhan Kelly', 'siobhan@example.com', '+353 85 000 0101', 'en'],
  ['Tom de Vries', 'tom.devries@example.com', '', 'nl'],
  ['Grace Palmer', 'grace.palmer@example.com', '+1 202 555 0101', 'en'],
] as const;
/** A language that a guest of the demo reads. */
export type DemoLanguage = (typeof GUESTS)[number][3];

/** Contact messages: first name, last name, text. */
export const MESSAGES = [
  ['Tom', 'Baker', 'Is the pool heated in spring, and is that included in the price?'],
  [
    'Inês',
    'Carvalho',
    'We are a family of seven. Is there a fourth place for a small child to sleep?',
  ],
  [
    'Hannah',
    'Osei',
    'Thank you for the lovely answer. We will book as soon as the flights are out.',
  ],
  ['Lars', 'Eriksen', 'How far is it on foot to the beach with a pushchair?'],
  [
    'Victoria',
    'Hale',
    'Can we leave our bags after check-out? Our flight is at ten in the evening.',
  ],
] as const;

export const NOTES = [
  null,
  null,
  'Came in 2024 as well. Likes the room with the sea view.',
  null,
  'Deposit arrived. Send the door code three days before.',
] as const;
