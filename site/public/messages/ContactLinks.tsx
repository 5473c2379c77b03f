import { Fragment } from 'react';
import styled from 'styled-components';
import { space } from '../../styles/theme';
import { usePage } from '../PageContext';

/** Telephone, WhatsApp and email of the owner; nothing if guests are shown none. */
export function ContactLinks({ before }: { before?: string }) {
  const { links } = usePage().contact;
  if (links.length === 0) return null;
  return (
    <Row>
      {before !== undefined && <span>{before}</span>}
      {links.map(({ kind, text, href }) => (
        <Fragment key={href}>
          {' '}
          <a href={href} {...(kind === 'whatsApp' && { target: '_blank', rel: 'noreferrer' })}>
            {text}
          </a>
        </Fragment>
      ))}
    </Row>
  );
}

const Row = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(5)};
  overflow-wrap: anywhere;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: inherit;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;
