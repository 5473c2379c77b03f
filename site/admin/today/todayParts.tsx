import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { space } from '../../styles/theme';

/**
 * A topic with its rows, or one line that says there are none.
 * @param rest link to the rows that are not shown
 */
export function TodayPart({
  title,
  none,
  isEmpty,
  rest,
  children,
}: {
  title: string;
  none: string;
  isEmpty: boolean;
  rest?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Part aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {isEmpty ? <None>{none}</None> : <ul>{children}</ul>}
      {!isEmpty && rest}
    </Part>
  );
}

const Part = styled.section`
  h3 {
    margin-bottom: ${space(2)};
    font-family: ${({ theme }) => theme.fonts.text};
    font-size: ${({ theme }) => theme.type.small};
    font-weight: 600;
    letter-spacing: 0;
    color: ${({ theme }) => theme.colors.slate};
  }
  ul {
    background: ${({ theme }) => theme.colors.surface};
    border: 1px solid ${({ theme }) => theme.colors.stone};
    border-radius: ${({ theme }) => theme.radii.card};
  }
`;

const None = styled.p`
  padding: ${space(3)} 0;
  border-top: 1px solid ${({ theme }) => theme.colors.stone};
`;

export const TodayRow = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(4)};
  padding: ${space(2)} ${space(4)};
  font-variant-numeric: tabular-nums;
  & + & {
    border-top: 1px solid ${({ theme }) => theme.colors.stone};
  }
`;

export const RowText = styled.div`
  flex: 1 1 220px;
  min-width: 0;
  overflow-wrap: anywhere;
  p {
    font-size: ${({ theme }) => theme.type.small};
    color: ${({ theme }) => theme.colors.slate};
  }
  a {
    display: inline-block;
    padding: ${space(0.5)} 0;
    font-weight: 600;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
`;

export const Quotation = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

export const Rest = styled.p`
  padding-top: ${space(2)};
  a,
  button {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;
