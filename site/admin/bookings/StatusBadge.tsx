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

const Word = styled(Badge)`
  &::first-letter {
    text-transform: uppercase;
  }
`;
