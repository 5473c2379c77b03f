import { describe, expect, it } from 'vitest';
import { searchText } from './searchText';

describe('searchText', () => {
  it.each([
    [['Élodie  Müller'], 'elodie muller'],
    [['JOSÉ', 'jose@Example.PT', 'VL-7K3Q9M'], 'jose jose@example.pt vl-7k3q9m'],
    [['  São\tJoão\n'], 'sao joao'],
    // A combining accent equals the precomposed letter.
    [['e\u0301'], 'e'],
    [['\ufb01ne'], 'fine'],
    [['Ольга'], 'ольга'],
    [['李'], '李'],
    [['Großmann, STRAẞE'], 'grossmann, strasse'],
    [['François Ça va'], 'francois ca va'],
    [['Sœur Læssøe'], 'soeur laessoe'],
    [['Łukasz Đorđe Þór Ħal'], 'lukasz dorde thor hal'],
    // A Turkish dotted capital and a dotless small letter match i.
    [['İsmail Işık'], 'ismail isik'],
    [['ΓΙΏΡΓΟΣ Γιώργος'], 'γιωργοσ γιωργοσ'],
    [['Йосиф Ёлкин'], 'иосиф елкин'],
    // Vowel signs and elongation are not letters.
    [['مُحَمَّد أحمـــد'], 'محمد احمد'],
    [['ﾔﾏﾀﾞ １２'], 'ヤマタ 12'],
    [['D’Almeida ‘t Hooft Oʼneill'], "d'almeida 't hooft o'neill"],
    // A hyphen, a non-breaking hyphen, and a dash.
    [['Anne\u2010Marie Jean\u2011Luc Ana\u2013Rita'], 'anne-marie jean-luc ana-rita'],
    [[''], ''],
  ])('folds %j to %j', (parts, folded) => {
    expect(searchText(...parts)).toBe(folded);
  });

  it('changes nothing when folded twice', () => {
    const once = searchText('Ångström & Söhne', 'İstanbul', 'ΟΔΟΣ ẞ Œ');
    expect(searchText(once)).toBe(once);
  });
});
