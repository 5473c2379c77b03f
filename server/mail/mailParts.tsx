import { Button } from '@react-email/button';
import { Fragment } from 'react';
import { STYLES } from './mailStyles';
import { useMail } from './mailContext';

/** A paragraph that keeps typed line breaks. */
export function Paragraph({ children, style = STYLES.text }: { children: string; style?: object }) {
  const lines = children.split(/\r\n|[\n\r]/);
  return (
    <p style={style}>
      {lines.map((line, index) => (
        // Lines have no better key and never change their order.
        <Fragment key={`${index}:${line}`}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </p>
  );
}

export function Paragraphs({ of: { paragraphs } }: { of: { paragraphs: readonly string[] } }) {
  return paragraphs.map((text, index) => <Paragraph key={`${index}:${text}`}>{text}</Paragraph>);
}

export function Facts({
  rows,
  total,
}: {
  rows: readonly (readonly [label: string, value: string])[];
  total?: readonly [label: string, value: string];
}) {
  return (
    <table style={STYLES.table} cellPadding={0} cellSpacing={0} className="facts">
      <tbody>
        {rows.map(([label, value], index) => (
          <tr key={`${index}:${label}`}>
            <th scope="row" style={STYLES.label}>
              {label}
            </th>
            <td style={STYLES.value}>{value}</td>
          </tr>
        ))}
        {total && (
          <tr>
            <th scope="row" style={{ ...STYLES.label, ...STYLES.total }}>
              {total[0]}
            </th>
            <td style={{ ...STYLES.value, ...STYLES.total }}>{total[1]}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

export function Changes({
  heads,
  rows,
}: {
  heads: readonly [label: string, was: string, is: string];
  rows: readonly (readonly [label: string, was: string, is: string])[];
}) {
  const [label, was, is] = heads;
  return (
    <table style={STYLES.table} cellPadding={0} cellSpacing={0} className="facts">
      <thead>
        <tr>
          <td style={STYLES.label}>{label}</td>
          <th scope="col" style={STYLES.label}>
            {was}
          </th>
          <th scope="col" style={STYLES.label}>
            {is}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row[0]}>
            <th scope="row" style={STYLES.shortLabel}>
              {row[0]}
            </th>
            <td style={STYLES.was}>{row[1]}</td>
            <td style={STYLES.is}>{row[2]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Action({ href, children }: { href: string; children: string }) {
  return (
    <Button href={href} style={STYLES.button}>
      {children}
    </Button>
  );
}

/** A link to the guest's page, if there is one. */
export function StayPageLink() {
  const { mailText, stayLink } = useMail();
  if (stayLink === null) return null;
  return (
    <>
      <Action href={stayLink}>{mailText('stayPage.action')}</Action>
      <Paragraph style={STYLES.note}>
        {`${mailText('stayPage.note')} ${mailText('stayPage.secret')}`}
      </Paragraph>
    </>
  );
}

export function Regards() {
  const { mailText, villa } = useMail();
  const { 'host.name': host, 'villa.name': house } = villa;
  const signature = host === '' ? mailText('common.team', { villa: house }) : `${host}\n${house}`;
  return <Paragraph>{`${mailText('common.regards')}\n${signature}`}</Paragraph>;
}
