import type { PublicLegal } from '@shared/contract/legal/legal';
import type { LegalPageTexts } from '@shared/i18n/catalogues';
import { fill } from '@shared/i18n/fill';
import type { Language } from '@shared/i18n/languages';
import { mailHref } from '@shared/domain/emailAddress';
import styled from 'styled-components';
import { space } from '../../styles/theme';
import { usePage } from '../PageContext';

const ROWS = [
  'operatorName',
  'taxNumber',
  'address',
  'registration',
  'capacity',
  'euRegistration',
  'vatNote',
  'privacyContact',
] as const;
const LABELS = {
  operatorName: 'operator.name',
  taxNumber: 'operator.taxNumber',
  address: 'operator.address',
  registration: 'operator.registration',
  capacity: 'operator.capacity',
  euRegistration: 'operator.euRegistration',
  vatNote: 'operator.vatNote',
  privacyContact: 'operator.privacyContact',
} as const;

/** The operator's details that the owner has filled in. Renders nothing when all are empty. */
export function Operator({ legal, texts }: { legal: PublicLegal; texts: LegalPageTexts }) {
  const { language } = usePage();
  const rows = ROWS.filter((row) => legal[row] !== null);
  if (rows.length === 0) return null;
  return (
    <Box aria-labelledby="operator">
      <h2 id="operator">{texts['operator.title']}</h2>
      <dl>
        {rows.map((row) => (
          <div key={row}>
            <dt>{texts[LABELS[row]]}</dt>
            <dd>{valueOf(legal, row, texts, language)}</dd>
          </div>
        ))}
      </dl>
    </Box>
  );
}

function valueOf(
  legal: PublicLegal,
  row: (typeof ROWS)[number],
  texts: LegalPageTexts,
  language: Language,
) {
  const value = legal[row] ?? '';
  if (row === 'capacity') {
    return fill(texts['operator.guests'], { n: value }, language);
  }
  const isEmail = row === 'privacyContact' && /^[^\s@]+@[^\s@]+$/.test(String(value));
  return isEmail ? <a href={mailHref(String(value))}>{value}</a> : value;
}

const Box = styled.section`
  max-width: ${({ theme }) => theme.width.text};
  margin-top: ${space(14)};
  padding-top: ${space(6)};
  border-top: 1px solid ${({ theme }) => theme.colors.stone};
  break-inside: avoid;
  h2 {
    font-size: ${({ theme }) => theme.type.h4};
  }
  dl {
    margin: ${space(4)} 0 0;
  }
  dl > div {
    padding: ${space(2)} 0;
    ${({ theme }) => theme.up.tablet} {
      display: grid;
      grid-template-columns: 260px 1fr;
      gap: ${space(4)};
    }
  }
  dt {
    color: ${({ theme }) => theme.colors.slate};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
