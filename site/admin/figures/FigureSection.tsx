import type { Figures } from '@shared/contract/figures/figures';
import type { FigureTableId } from '@shared/domain/figures/figureTableIds';
import { figureTable } from '@shared/domain/figures/figureTables';
import { useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { space } from '../../styles/theme';
import { figuresTableUrl } from '../../queries/figures';
import { DownloadButton } from '../components/DownloadButton';
import { cellText } from './figureText';
import { fileTexts } from '@shared/i18n/ownerFiles';
import { currentLanguage } from '../i18n/language';
import { SmallText } from '../../components/SmallText';
import { t } from '../i18n/t';

export function FigureSection({
  title,
  note,
  table,
  figures,
  children,
}: {
  title: string;
  note?: string;
  table: FigureTableId;
  figures: Figures;
  children: ReactNode;
}) {
  const heading = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <FigureArea aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {note && <Note>{note}</Note>}
      {children}
      <Behind onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{t('{title} as a table', { title })}</summary>
        {isOpen && <FigureTable title={title} table={table} figures={figures} />}
        <DownloadButton
          address={figuresTableUrl(table, figures.current.year)}
          texts={{
            label: 'Download as CSV',
            done: 'Table saved',
            failed: 'The table could not be saved',
          }}
        />
      </Behind>
    </FigureArea>
  );
}

function FigureTable({
  title,
  table,
  figures,
}: {
  title: string;
  table: FigureTableId;
  figures: Figures;
}) {
  const { columns, rows } = figureTable(table, figures, fileTexts(currentLanguage()));
  return (
    // Wider than a phone, so it must be scrollable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <Scroll role="region" aria-label={t('{title}, table', { title })} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map(({ heading, kind }) => (
              <th key={heading} scope="col" data-number={kind !== 'text' || undefined}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={String(name)}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => {
                const { heading, kind } = columns[index + 1] ?? { heading: '', kind: 'text' };
                return (
                  <td key={heading} data-number={kind !== 'text' || undefined}>
                    {cellText(cell, kind, figures.currency)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

export const FigureArea = styled.section`
  min-width: 0;
  padding: ${space(5)} ${space(4)} ${space(3)};
  background: ${({ theme }) => theme.colors.surface};
  border: 1px solid ${({ theme }) => theme.colors.stone};
  border-radius: ${({ theme }) => theme.radii.card};
  break-inside: avoid;
  ${({ theme }) => theme.up.tablet} {
    padding: ${space(5)} ${space(6)} ${space(3)};
  }
  h2 {
    margin-bottom: ${space(2)};
    font-size: 1.25rem;
  }
  figure {
    margin: ${space(3)} 0 0;
  }
`;

const Note = styled(SmallText)`
  max-width: 62ch;
`;

const Behind = styled.details`
  margin-top: ${space(3)};
  border-top: 1px solid ${({ theme }) => theme.colors.stone};
  font-size: ${({ theme }) => theme.type.small};
  summary {
    display: flex;
    align-items: center;
    min-height: 44px;
    color: ${({ theme }) => theme.colors.ocean};
    font-weight: 600;
    cursor: pointer;
  }
  summary::before {
    content: '+';
    width: ${space(5)};
    font-weight: 400;
  }
  &[open] summary::before {
    content: '–';
  }
  @media print {
    &:not([open]),
    summary,
    summary ~ :not([role='region']) {
      display: none;
    }
  }
`;

const Scroll = styled.div`
  max-height: 420px;
  margin-bottom: ${space(2)};
  overflow: auto;
  @media print {
    max-height: none;
    overflow: visible;
  }
  table {
    width: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding: ${space(1.5)} ${space(2)};
    border-bottom: 1px solid ${({ theme }) => theme.colors.stone};
    text-align: left;
    white-space: nowrap;
  }
  thead th {
    position: sticky;
    top: 0;
    background: ${({ theme }) => theme.colors.surface};
    font-weight: 600;
    vertical-align: bottom;
    white-space: normal;
  }
  tbody th {
    font-weight: 500;
  }
  [data-number] {
    text-align: right;
  }
  tbody tr:last-child :is(th, td) {
    border-bottom: 0;
  }
`;
