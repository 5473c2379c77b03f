import styled from 'styled-components';
import { DialogForm as Form } from '../../components/Dialog';
import { space } from '../../styles/theme';

/** A form in the calendar's dialog. */
export const DialogForm = styled(Form)`
  margin-top: ${space(4)};
`;

/** What the form's dates come to, in words. */
export const RangeNote = styled.p`
  font-size: ${({ theme }) => theme.type.small};
  color: ${({ theme }) => theme.colors.slate};
  font-variant-numeric: tabular-nums;
`;
