import { describe, expect, it } from 'vitest';
import { searchText } from './searchText';

describe('searchText', () => {
  it.each([
    [['Élodie  Müller'], 'elodie muller'],
    [['JOSÉ', 'jose@Example.PT', 'VL-7K3Q9M'], 'jose jose@example.pt vl-7k3q9m'],
    [['  São\tJoão\n'], 'sao joao'],
    // A combining accent and the letter that has it built in are one to the reader.
    [['e\u0301'], 'e'],
    [['\ufb01ne'], 'fine'],
    [['Ольга'], 'ольга'],
    [['李'], '李'],
    [[''], ''],
  ])('folds %j to %j', (parts, folded) => {
    expect(searchText(...parts)).toBe(folded);
  });

  it('changes nothing when folded twice', () => {
    const once = searchText('Ångström & Söhne', 'İstanbul');
    expect(searchText(once)).toBe(once);
  });
});
