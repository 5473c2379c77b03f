import { describe, expect, it } from 'vitest';
import { bulletinDat, bulletinXml, datFileName, type BulletinUnit } from './bulletinFiles';
import { COUNTRIES, bulletinCode, countryNames, NO_STATE } from './countries';
import { foldName, isFoldable } from './foldName';
import { bulletinOf, isWithoutCode, missingFields, type RegisterGuest } from './registerGuest';

/** Invented, as are all guests. */
const UNIT: BulletinUnit = {
  taxNumber: '299999998',
  establishment: 0,
  name: 'Casa do Farol & Irmã | Lda',
  abbreviation: 'FAROL',
  address: 'Praça das Amendoeiras 7',
  town: 'Praia da Luz',
  postcode: '8600',
  postcodeZone: '000',
  phone: '282000000',
  contactName: "Rita D'Exemplo",
  contactEmail: 'dona@exemplo.invalid',
};
const STAY = { checkinDate: '2027-05-22', checkoutDate: '2027-05-29' };
const USUAL: RegisterGuest = {
  isPortuguese: false,
  surname: 'Van der Berg',
  givenNames: 'Anna-Sofie',
  nationality: 'NL',
  birthDate: '1986-02-14',
  birthPlace: 'Utrecht',
  documentType: 'passport',
  documentNumber: 'NX 0000-000',
  issuingCountry: 'NL',
  residenceCountry: 'NL',
  residencePlace: 'Utrecht',
};
const LETTERS_40 = 'Abcdefghijklmnopqrstuvwxyzabcdefghijklmn';

/** Each with the fields that the file must contain instead of those of the usual guest. */
const HOSTILE: readonly [string, Partial<RegisterGuest>, Record<string, string | null>][] = [
  ['one name only', { surname: 'Suharto', givenNames: null }, { Apelido: 'SUHARTO', Nome: null }],
  [
    'umlauts, ß, ł, ø and æ',
    { surname: 'Müller-Weiß', givenNames: 'Łukasz Søren Æsa Åke Ñuño' },
    { Apelido: 'MULLER-WEISS', Nome: 'LUKASZ SOREN AESA AKE NUNO' },
  ],
  [
    'accents that Portugal knows',
    { surname: 'Gonçalves', givenNames: 'João Sílvio' },
    { Apelido: 'GONÇALVES', Nome: 'JOÃO SÍLVIO' },
  ],
  ['40 letters', { surname: LETTERS_40 }, { Apelido: LETTERS_40.toUpperCase() }],
  [
    '41 letters',
    { surname: `${LETTERS_40}o`, givenNames: 'Maria Wilhelmina Alexandrina Josephine Sophie' },
    { Apelido: LETTERS_40.toUpperCase(), Nome: 'MARIA WILHELMINA ALEXANDRINA JOSEPHINE' },
  ],
  ['no birthplace', { birthPlace: null }, { Local_Nascimento: null }],
  [
    'Kosovo',
    { nationality: 'XK', issuingCountry: 'XK' },
    { Nacionalidade: 'RKS', Pais_Emissor_Documento: 'RKS' },
  ],
  [
    'Germany, resident in Greenland',
    { nationality: 'DE', issuingCountry: 'DE', residenceCountry: 'GL', residencePlace: 'Nuuk' },
    {
      Nacionalidade: 'D',
      Pais_Emissor_Documento: 'D',
      Pais_Residencia_Origem: 'DNK',
      Local_Residencia_Origem: 'NUUK',
    },
  ],
  [
    'a child with a birth certificate',
    { documentType: 'other', documentNumber: '1234/2021', birthDate: '2021-11-03' },
    {
      Tipo_Documento: 'O',
      Documento_Identificacao: '12342021',
      Data_Nascimento: '2021-11-03T00:00:00',
    },
  ],
  [
    'apostrophes',
    { surname: 'O’Neill', givenNames: "D'Arcy" },
    { Apelido: 'O&apos;NEILL', Nome: 'D&apos;ARCY' },
  ],
  [
    'lower case and stray signs',
    { surname: '  smith,  jr. ', documentNumber: 'ab<c-1 2', documentType: 'id_card' },
    { Apelido: 'SMITH JR', Documento_Identificacao: 'ABC12', Tipo_Documento: 'B' },
  ],
  [
    'a birth on the day of arrival',
    { birthDate: '2027-05-22' },
    { Data_Nascimento: '2027-05-22T00:00:00' },
  ],
  [
    'a birth 118 years ago',
    { birthDate: '1908-12-31' },
    { Data_Nascimento: '1908-12-31T00:00:00' },
  ],
];
const USUAL_FIELDS: Record<string, string | null> = {
  Apelido: 'VAN DER BERG',
  Nome: 'ANNA-SOFIE',
  Nacionalidade: 'NLD',
  Data_Nascimento: '1986-02-14T00:00:00',
  Local_Nascimento: 'UTRECHT',
  Documento_Identificacao: 'NX0000000',
  Pais_Emissor_Documento: 'NLD',
  Tipo_Documento: 'P',
  Data_Entrada: '2027-05-22T00:00:00',
  Data_Saida: '2027-05-29T00:00:00',
  Pais_Residencia_Origem: 'NLD',
  Local_Residencia_Origem: 'UTRECHT',
};

function bulletin(changes: Partial<RegisterGuest>) {
  const found = bulletinOf({ ...USUAL, ...changes }, STAY);
  if (!found) throw new Error('The guest is incomplete.');
  return found;
}
function fileOf(...guests: Partial<RegisterGuest>[]) {
  return {
    unit: UNIT,
    bulletins: guests.map(bulletin),
    fileNumber: 12,
    madeAt: '2027-05-22T18:05:00',
  };
}

/** Elements of each part, in order. */
function partsOf(xml: string): [part: string, fields: [string, string][]][] {
  return [...xml.matchAll(/<(Unidade_Hoteleira|Boletim_Alojamento|Envio)>(.*?)<\/\1>/g)].map(
    ([, part = '', inner = '']) => [
      part,
      [...inner.matchAll(/<(\w+)>([^<]*)<\/\1>/g)].map(([, name = '', text = '']) => [name, text]),
    ],
  );
}

/** The rules of BAL.XSD: name, longest text or `date`, and whether the element may be missing. */
const SCHEMA: Record<string, readonly (readonly [string, number | 'date' | 'int', 'optional'?])[]> =
  {
    Unidade_Hoteleira: [
      ['Codigo_Unidade_Hoteleira', 9],
      ['Estabelecimento', 2],
      ['Nome', 40],
      ['Abreviatura', 15],
      ['Morada', 40],
      ['Localidade', 30],
      ['Codigo_Postal', 4],
      ['Zona_Postal', 3],
      ['Telefone', 10],
      ['Fax', 10],
      ['Nome_Contacto', 40],
      ['Email_Contacto', 140, 'optional'],
    ],
    Boletim_Alojamento: [
      ['Apelido', 40],
      ['Nome', 40, 'optional'],
      ['Nacionalidade', 3],
      ['Data_Nascimento', 'date'],
      ['Local_Nascimento', 30, 'optional'],
      ['Documento_Identificacao', 16],
      ['Pais_Emissor_Documento', 3],
      ['Tipo_Documento', 3],
      ['Data_Entrada', 'date'],
      ['Data_Saida', 'date', 'optional'],
      ['Pais_Residencia_Origem', 3],
      ['Local_Residencia_Origem', 30],
    ],
    Envio: [
      ['Numero_Ficheiro', 'int'],
      ['Data_Movimento', 'date'],
    ],
  };
const unescaped = (text: string) => text.replaceAll(/&(?:amp|lt|gt|quot|apos);/g, '*');

function isOfKind(text: string, kind: number | 'date' | 'int'): boolean {
  if (kind === 'date') return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/.test(text);
  if (kind === 'int') return /^\d{1,5}$/.test(text);
  return text.length <= kind;
}

function expectValid(xml: string): void {
  const parts = partsOf(xml);
  for (const [part, fields] of parts) {
    const rules = SCHEMA[part] ?? [];
    const names = fields.map(([name]) => name);
    expect(names).toEqual(
      rules.filter(([name, , may]) => !may || names.includes(name)).map(([name]) => name),
    );
    for (const [name, text] of fields) {
      const kind = rules.find(([rule]) => rule === name)?.[1] ?? 0;
      expect({ name, text, isValid: isOfKind(unescaped(text), kind) }).toMatchObject({
        isValid: true,
      });
    }
  }
  expect(parts.at(0)?.[0]).toBe('Unidade_Hoteleira');
  expect(parts.at(-1)?.[0]).toBe('Envio');
}

describe('the XML', () => {
  it.each(HOSTILE)('of a guest with %s', (_what, changes, differences) => {
    const xml = bulletinXml(fileOf(changes));
    expectValid(xml);
    const wanted = Object.entries({ ...USUAL_FIELDS, ...differences }).filter(
      ([, text]) => text !== null,
    );
    expect(partsOf(xml)[1]?.[1]).toEqual(wanted);
  });

  it('has one bulletin per guest between the house and the number of the file', () => {
    const xml = bulletinXml(fileOf({}, { surname: 'Second' }));
    expectValid(xml);
    expect(xml).toMatch(
      /^<\?xml version="1.0" encoding="utf-8"\?><MovimentoBAL xmlns="http:\/\/sef.pt\/BAws">/,
    );
    expect(partsOf(xml).map(([part]) => part)).toEqual([
      'Unidade_Hoteleira',
      'Boletim_Alojamento',
      'Boletim_Alojamento',
      'Envio',
    ]);
    expect(xml).toContain('<Estabelecimento>00</Estabelecimento><Nome>Casa do Farol &amp; Irmã');
    expect(xml).toContain('<Telefone>282000000</Telefone><Fax></Fax>');
    expect(xml).toContain(
      '<Envio><Numero_Ficheiro>12</Numero_Ficheiro><Data_Movimento>2027-05-22T18:05:00</Data_Movimento></Envio></MovimentoBAL>',
    );
  });
});

describe('the DAT file', () => {
  it('has lines of ASCII whose fields all end with a bar', () => {
    const guest = { surname: 'Gonçalves', givenNames: null, birthPlace: 'Évora' };
    expect(bulletinDat(fileOf(guest))).toBe(
      [
        "0|BA03|299999998|0000|Casa do Farol & Irma Lda|Praca das Amendoeiras 7|Praia da Luz|8600|000|282000000||Rita D'Exemplo|dona@exemplo.invalid|",
        '1|GONCALVES||NLD|EVORA|19860214|NX0000000|P|NLD|NLD|UTRECHT|20270522|20270529|',
        '9|3|20270522|12|',
        '',
      ].join('\r\n'),
    );
    expect(datFileName(fileOf({}))).toBe('2999999980012.DAT');
  });

  it.each(HOSTILE)('has 13 fields for a guest with %s', (_what, changes) => {
    const line = bulletinDat(fileOf(changes)).split('\r\n')[1] ?? '';
    expect(line).toMatch(/^[ -~]+$/);
    expect(line.split('|')).toHaveLength(14);
  });
});

describe('a guest cannot be reported', () => {
  it('while a field that SIBA requires is missing or unusable', () => {
    const missing = (changes: Partial<RegisterGuest>) =>
      missingFields({ ...USUAL, ...changes }, STAY.checkinDate);
    expect(missing({})).toEqual([]);
    expect(missing({ isPortuguese: null })).toEqual(['isPortuguese']);
    expect(missing({ residencePlace: '', surname: '李' })).toEqual(['surname', 'residencePlace']);
    expect(missing({ birthDate: '2027-05-23' })).toEqual(['birthDate']);
    expect(missing({ documentNumber: 'X'.repeat(17) })).toEqual(['documentNumber']);
    expect(missing({ isPortuguese: true, surname: null })).toEqual([]);
  });

  it('with Portuguese nationality, or without a state', () => {
    expect(bulletinOf({ ...USUAL, isPortuguese: true }, STAY)).toBeNull();
    const stateless = { ...USUAL, nationality: NO_STATE };
    expect(isWithoutCode(stateless)).toBe(true);
    expect(bulletinOf(stateless, STAY)).toBeNull();
  });
});

describe('names', () => {
  it('of other scripts are not foldable, those of Latin letters are', () => {
    expect(isFoldable('Đặng Þórsdóttir İnce, jr.')).toBe(true);
    expect(isFoldable('Иванов')).toBe(false);
  });

  it('are cut at a word only if most of the name remains', () => {
    expect(foldName('Li Abcdefghijklmnop', 10)).toBe('LI ABCDEFG');
    expect(foldName('Abcdefg Hijklmnop', 10)).toBe('ABCDEFG');
  });
});

describe('countries', () => {
  it('have the codes of the list, of which there are 208, and a name', () => {
    const own = COUNTRIES.map((iso) => bulletinCode(iso));
    expect(new Set(own).size).toBe(208);
    expect(bulletinCode('GI')).toBe('GBR');
    const names = countryNames('pt-PT');
    expect(names.find(({ iso }) => iso === 'DE')?.name).toBe('Alemanha');
    expect(names.filter(({ iso, name }) => iso === name)).toEqual([]);
  });
});
