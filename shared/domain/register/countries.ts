/**
 * Codes of the SIBA list with their ISO 3166 codes of two letters. They are those of ISO 3166 with three letters, except
 * Germany (`D`) and Kosovo (`RKS`). Source: the official list of 208 codes, as published in 2022 and unchanged in 2026.
 */
const LISTED = `
AFG:AF AGO:AO ALB:AL AND:AD ARE:AE ARG:AR ARM:AM ATG:AG AUS:AU AUT:AT AZE:AZ BDI:BI BEL:BE BEN:BJ BFA:BF BGD:BD BGR:BG
BHR:BH BHS:BS BIH:BA BLR:BY BLZ:BZ BMU:BM BOL:BO BRA:BR BRB:BB BRN:BN BTN:BT BWA:BW CAF:CF CAN:CA CHE:CH CHL:CL CHN:CN
CIV:CI CMR:CM COD:CD COG:CG COK:CK COL:CO COM:KM CPV:CV CRI:CR CUB:CU CYP:CY CZE:CZ D:DE DJI:DJ DMA:DM DNK:DK DOM:DO
DZA:DZ ECU:EC EGY:EG ERI:ER ESP:ES EST:EE ETH:ET FIN:FI FJI:FJ FRA:FR FSM:FM GAB:GA GBR:GB GEO:GE GHA:GH GIN:GN GMB:GM
GNB:GW GNQ:GQ GRC:GR GRD:GD GTM:GT GUM:GU GUY:GY HKG:HK HND:HN HRV:HR HTI:HT HUN:HU IDN:ID IND:IN IRL:IE IRN:IR IRQ:IQ
ISL:IS ISR:IL ITA:IT JAM:JM JOR:JO JPN:JP KAZ:KZ KEN:KE KGZ:KG KHM:KH KIR:KI KNA:KN KOR:KR KWT:KW LAO:LA LBN:LB LBR:LR
LBY:LY LCA:LC LIE:LI LKA:LK LSO:LS LTU:LT LUX:LU LVA:LV MAC:MO MAR:MA MCO:MC MDA:MD MDG:MG MDV:MV MEX:MX MHL:MH MKD:MK
MLI:ML MLT:MT MMR:MM MNE:ME MNG:MN MOZ:MZ MRT:MR MSR:MS MUS:MU MWI:MW MYS:MY MYT:YT NAM:NA NCL:NC NER:NE NGA:NG NIC:NI
NIU:NU NLD:NL NOR:NO NPL:NP NRU:NR NZL:NZ OMN:OM PAK:PK PAN:PA PER:PE PHL:PH PLW:PW PNG:PG POL:PL PRI:PR PRK:KP PRT:PT
PRY:PY PSE:PS QAT:QA REU:RE RKS:XK ROU:RO RUS:RU RWA:RW SAU:SA SDN:SD SEN:SN SGP:SG SLB:SB SLE:SL SLV:SV SMR:SM SOM:SO
SRB:RS SSD:SS STP:ST SUR:SR SVK:SK SVN:SI SWE:SE SWZ:SZ SYC:SC SYR:SY TCD:TD TGO:TG THA:TH TJK:TJ TKM:TM TLS:TL TON:TO
TTO:TT TUN:TN TUR:TR TUV:TV TWN:TW TZA:TZ UGA:UG UKR:UA URY:UY USA:US UZB:UZ VAT:VA VCT:VC VEN:VE VNM:VN VUT:VU WSM:WS
YEM:YE ZAF:ZA ZMB:ZM ZWE:ZW`;

/** Places that the list lacks, under the state that they belong to. */
const PARENTS = `
GBR:GI GBR:JE GBR:GG GBR:IM GBR:KY GBR:VG GBR:TC GBR:AI GBR:FK GBR:SH DNK:GL DNK:FO NLD:AW NLD:CW NLD:SX NLD:BQ FRA:GP
FRA:MQ FRA:GF FRA:PF FRA:PM FRA:WF FRA:BL FRA:MF FIN:AX NOR:SJ USA:VI USA:AS USA:MP`;

const pairs = (list: string) =>
  list
    .trim()
    .split(/\s+/)
    .map((pair): [iso: string, code: string] => {
      const [code = '', iso = ''] = pair.split(':');
      return [iso, code];
    });
const CODES: ReadonlyMap<string, string> = new Map([...pairs(LISTED), ...pairs(PARENTS)]);

export const PORTUGAL = 'PT';
/** Nationality or issuer of stateless persons, refugees and holders of UN documents: SIBA's list has no code for them. */
export const NO_STATE = 'XX';

/** ISO 3166 codes of two letters that a guest can choose; Kosovo is `XK`. */
export const COUNTRIES: readonly string[] = [...CODES.keys()].toSorted();

export function isCountry(iso: string): boolean {
  return CODES.has(iso);
}

/** SIBA's code of a country. @returns `null` for {@link NO_STATE} and unknown codes */
export function bulletinCode(iso: string): string | null {
  return CODES.get(iso) ?? null;
}

/** Countries with their names in a language, in its alphabetical order. */
export function countryNames(locale: string): { iso: string; name: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  return COUNTRIES.map((iso) => ({ iso, name: names.of(iso) ?? iso })).toSorted((one, other) =>
    compare(one.name, other.name),
  );
}
