import { runs } from '@shared/test/property';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unmetPasswordRules } from '@shared/domain/access/passwordPolicy';
import { isCommonPassword } from './commonPasswords';
import common from './commonPasswords.json';

const PRINTABLE = Array.from({ length: 94 }, (_, index) => String.fromCodePoint(33 + index));

/** Usual changes of a common password to satisfy a policy like ours. */
const DRESSES: readonly ((word: string) => string)[] = [
  (word) => `${capitalised(word)}2024!`,
  (word) => `${capitalised(word)}2026!!`,
  (word) => `${capitalised(word)}123!`,
  (word) => `${capitalised(word)}123456!`,
  (word) => `${capitalised(word)}123456789!`,
  (word) => `${capitalised(word)}@123`,
  (word) => `${capitalised(word)}@2025#`,
  (word) => `${capitalised(word)}1234!@#$`,
  (word) => `!${capitalised(word)}1985!`,
  (word) => `${word.toUpperCase()}${word}1!`,
  (word) => `${capitalised(word)}${capitalised(word)}1!`,
  (word) => `${capitalised(word)}1!${capitalised(word)}1!`,
  (word) => `${capitalised(leet(word))}2024!`,
  (word) => `${capitalised(leet(word))}123#`,
];

describe('isCommonPassword', () => {
  it('refuses each of the 3,000 most common passwords with the usual changes that satisfy the policy', () => {
    const words = common.forms
      .flatMap((line) => line.split(' '))
      .filter((word) => /[a-z]/.test(word));
    const dressed = new Set(
      words.flatMap((word) => DRESSES.map((dress) => dress(word))).filter(passesPolicy),
    );
    expect(dressed.size).toBeGreaterThan(25_000);
    expect([...dressed].filter((password) => !isCommonPassword(password))).toEqual([]);
  });

  it.each([
    'P@ssw0rd1234',
    'P@$$w0rd2024',
    'Pa$$w0rd!123',
    'Password123!',
    'Password1234!',
    'Password12345678!',
    'Password!!!1',
    'Pa55word!2023',
    'Pass@word1234',
    'Pássword2024!',
    'PASSword#2025',
    'Welcome2024!',
    'Welcome@1234',
    'Admin@123456',
    'Admin!@#1234',
    'Administrator1!',
    'Qwerty123456!',
    'Qwerty!@#123',
    'Qwertyuiop1!',
    'Qwer1234!@#$',
    'Abcd1234!@#$',
    'Abc123456789!',
    'Aa123456789!',
    'Aa@123456789',
    '1q2w3e4r5T6y!',
    '1Qaz2wsx3edc!',
    '!QAZ2wsx#EDC',
    '1qaz!QAZ2wsx@WSX',
    'Zaq12wsx!@#$',
    'Iloveyou123!',
    'I-love-you-2024',
    'Letmein2024!',
    'Changeme123!',
    '$unShine2024',
    'Football#2022',
    'Dragon!1Dragon!1',
    'Summer2026!!!',
    'September2026!',
    'Liverpool2024!',
    'Ronaldo7777!!',
    'Algarve2026!',
    'Praia-da-Luz-2026',
    'Portugal#2026',
  ])('refuses %s', (password) => {
    expect(unmetPasswordRules(password)).toEqual([]);
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each([
    'Tide-mills&figs44 at dawn',
    'Seven grey herons, 2 oars!',
    'correct Horse battery 9 staple!',
    'Marmalade+Tram28+rain',
    'The password is not 1234!',
    'My dragon eats 12 figs?',
    'Sunshine over Lagos pier 7!',
    'Password-of-the-old-mill-61',
    'We left Porto at 6:40am',
    'Kettle%Orbit7%Walrus',
    'zinc;Lantern;quarry;80',
    'Almond3!Cistern8?Vole',
    'Grandma burnt 3 cakes.',
    'Cortiça e 5 sardinhas!',
    'Zwölf Boxkämpfer jagen 1 Eule!',
    'Тихий Дон и 7 чаек!',
    'xK9#vTq2!mLw',
    'h7$Rz!pQ2w&Lc0',
    'Dragon#8371!6640*29',
    'Fig-83716640!92',
    '🐟Bream for 4 on Sunday',
    '3 Lemons & a broken Oud',
  ])('takes %s', (password) => {
    expect(unmetPasswordRules(password)).toEqual([]);
    expect(isCommonPassword(password)).toBe(false);
  });

  it('accepts random passwords', () => {
    const random = fc.noBias(
      fc
        .integer({ min: 12, max: 16 })
        .chain((length) =>
          fc.array(fc.constantFrom(...PRINTABLE), { minLength: length, maxLength: length }),
        ),
    );
    fc.assert(
      fc.property(random, (characters) => {
        expect(isCommonPassword(characters.join(''))).toBe(false);
      }),
      { seed: 20_260_704, numRuns: runs(20_000) },
    );
  });

  it('accepts four random words of the list, each common by itself', () => {
    const words = common.forms
      .flatMap((line) => line.split(' '))
      .filter((word) => /^[a-z]{4,}$/.test(word));
    fc.assert(
      fc.property(
        fc.noBias(fc.uniqueArray(fc.constantFrom(...words), { minLength: 4, maxLength: 4 })),
        (four) => {
          expect(isCommonPassword(`${four.map(capitalised).join('-')}7`)).toBe(false);
        },
      ),
      { seed: 20_260_704, numRuns: runs(5000) },
    );
  });

  it('returns a result for any text, however long or unusual', () => {
    const texts = [
      '',
      '!',
      '1'.repeat(256),
      `${'!1'.repeat(31)}aA`,
      `${'ab'.repeat(31)}!1`,
      'é'.repeat(1_000_000),
    ];
    // A regular expression with catastrophic backtracking would exceed the test's timeout.
    expect(texts.filter(isCommonPassword)).toEqual([`${'!1'.repeat(31)}aA`]);
  });
});

function passesPolicy(password: string): boolean {
  return unmetPasswordRules(password).length === 0;
}

function capitalised(word: string): string {
  return word.replace(/[a-z]/, (letter) => letter.toUpperCase());
}

/** Only for words: nobody disguises a keyboard sequence. */
function leet(word: string): string {
  if (!/^[a-z]+$/.test(word)) return word;
  const marks: Record<string, string> = { a: '@', o: '0', s: '$', i: '1', e: '3' };
  return word.charAt(0) + word.slice(1).replaceAll(/[aosie]/g, (letter) => marks[letter] ?? letter);
}
