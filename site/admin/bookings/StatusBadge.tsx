import styled from 'styled-components';
import { Badge, type BadgeTone } from '../../components/Badge';

const TONES: Readonly<Record<string, BadgeTone>> = {
  confirmed: 'green',
  pending: 'yellow',
  enquiry: 'blue',
  cancelled: 'red',
};

/** A booking's status in its colour; one that is not known stays neutral. */
export function StatusBadge({ status }: { status: string }) {
  return <Word $tone={TONES[status] ?? 'neutral'}>{status}</Word>;
}

/** A payment of the booking is past its day. */
export function OverdueBadge() {
  return <Badge $tone="red">Payment overdue</Badge>;
}

const Word = styled(Badge)`
  &::first-letter {
    text-transform: uppercase;
  }
`;
