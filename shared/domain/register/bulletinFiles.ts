import type { PlainDate } from '../date';
import { foldToAscii } from './foldName';
import type { Bulletin } from './registerGuest';

/** The house as in SIBA's letter. */
export type BulletinUnit = {
  /** NIF, nine digits. */
  taxNumber: string;
  /** 0 for the first house. */
  establishment: number;
  name: string;
  abbreviation: string;
  address: string;
  town: string;
  /** First and second part of the postal code. */
  postcode: string;
  postcodeZone: string;
  /** Digits, without the country's code. */
  phone: string;
  contactName: string;
  contactEmail: string;
};

/** Longest values that the XML schema (BAL.XSD) accepts. */
export const UNIT_LIMITS = {
  taxNumber: 9,
  name: 40,
  abbreviation: 15,
  address: 40,
  town: 30,
  postcode: 4,
  postcodeZone: 3,
  phone: 10,
  contactName: 40,
  contactEmail: 140,
} as const;

export type BulletinFile = {
  unit: BulletinUnit;
  bulletins: readonly Bulletin[];
  fileNumber: number;
  /** Villa time, `yyyy-MM-ddTHH:mm:ss`. */
  madeAt: string;
};

/** The file for SIBA's web service, `MovimentoBAL`. The order of elements is that of the schema. */
export function bulletinXml({ unit, bulletins, fileNumber, madeAt }: BulletinFile): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<MovimentoBAL xmlns="http://sef.pt/BAws">',
    element('Unidade_Hoteleira', [
      ['Codigo_Unidade_Hoteleira', unit.taxNumber],
      ['Estabelecimento', twoDigits(unit.establishment)],
      ['Nome', unit.name],
      ['Abreviatura', unit.abbreviation],
      ['Morada', unit.address],
      ['Localidade', unit.town],
      ['Codigo_Postal', unit.postcode],
      ['Zona_Postal', unit.postcodeZone],
      ['Telefone', unit.phone],
      // Required by the schema, but may be empty.
      ['Fax', ''],
      ['Nome_Contacto', unit.contactName],
      ['Email_Contacto', unit.contactEmail],
    ]),
    ...bulletins.map((bulletin) =>
      element('Boletim_Alojamento', [
        ['Apelido', bulletin.surname],
        ['Nome', bulletin.givenNames],
        ['Nacionalidade', bulletin.nationality],
        ['Data_Nascimento', midnight(bulletin.birthDate)],
        ['Local_Nascimento', bulletin.birthPlace],
        ['Documento_Identificacao', bulletin.documentNumber],
        ['Pais_Emissor_Documento', bulletin.issuingCountry],
        ['Tipo_Documento', bulletin.documentType],
        ['Data_Entrada', midnight(bulletin.checkinDate)],
        ['Data_Saida', midnight(bulletin.checkoutDate)],
        ['Pais_Residencia_Origem', bulletin.residenceCountry],
        ['Local_Residencia_Origem', bulletin.residencePlace],
      ]),
    ),
    element('Envio', [
      ['Numero_Ficheiro', String(fileNumber)],
      ['Data_Movimento', madeAt],
    ]),
    '</MovimentoBAL>',
  ].join('');
}

/** The file for the upload in SIBA's portal: ASCII lines whose fields all end with a bar. */
export function bulletinDat({ unit, bulletins, fileNumber, madeAt }: BulletinFile): string {
  const lines = [
    [
      '0',
      'BA03',
      unit.taxNumber,
      String(unit.establishment).padStart(4, '0'),
      ...asciiFields([
        [unit.name, UNIT_LIMITS.name],
        [unit.address, UNIT_LIMITS.address],
        [unit.town, UNIT_LIMITS.town],
        [unit.postcode, UNIT_LIMITS.postcode],
        [unit.postcodeZone, UNIT_LIMITS.postcodeZone],
        [unit.phone, UNIT_LIMITS.phone],
        ['', 0],
        [unit.contactName, UNIT_LIMITS.contactName],
        [unit.contactEmail, UNIT_LIMITS.contactEmail],
      ]),
    ],
    ...bulletins.map((bulletin) => [
      '1',
      ...asciiFields([
        [bulletin.surname, 40],
        [bulletin.givenNames ?? '', 40],
        [bulletin.nationality, 3],
        [bulletin.birthPlace ?? '', 30],
      ]),
      digits(bulletin.birthDate),
      bulletin.documentNumber,
      bulletin.documentType,
      bulletin.issuingCountry,
      bulletin.residenceCountry,
      foldToAscii(bulletin.residencePlace, 30),
      digits(bulletin.checkinDate),
      digits(bulletin.checkoutDate),
    ]),
  ];
  lines.push(['9', String(lines.length + 1), digits(madeAt.slice(0, 10)), String(fileNumber)]);
  return lines.map((fields) => `${fields.join('|')}|\r\n`).join('');
}

export function datFileName({
  unit,
  fileNumber,
}: Pick<BulletinFile, 'unit' | 'fileNumber'>): string {
  return `${unit.taxNumber}${twoDigits(unit.establishment)}${fileNumber}.DAT`;
}

function asciiFields(fields: readonly (readonly [text: string, max: number])[]): string[] {
  return fields.map(([text, max]) => foldToAscii(text, max));
}

/** A dateTime without time zone, which could move the day. */
function midnight(day: PlainDate): string {
  return `${day}T00:00:00`;
}

function digits(day: PlainDate): string {
  return day.replaceAll('-', '');
}

function twoDigits(establishment: number): string {
  return String(establishment).padStart(2, '0');
}

/** @param children an element with `null` is left out */
function element(
  name: string,
  children: readonly (readonly [name: string, text: string | null])[],
): string {
  const inner = children
    .filter(([, text]) => text !== null)
    .map(([child, text]) => `<${child}>${escapeXml(text ?? '')}</${child}>`);
  return `<${name}>${inner.join('')}</${name}>`;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

export function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
}
