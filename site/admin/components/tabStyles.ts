import styled from 'styled-components';
import { space } from '../../styles/theme';

export const TabHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)} ${space(4)};
  margin-bottom: ${space(5)};
  h2 {
    margin-right: auto;
    font-size: ${({ theme }) => theme.type.h4};
    outline: none;
  }
`;

export const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  margin-bottom: ${space(5)};
  & > * {
    flex: 1 1 220px;
    max-width: 360px;
    min-height: 44px;
  }
`;

export const EmptyNote = styled.div`
  padding: ${space(10)} ${space(4)};
  color: ${({ theme }) => theme.colors.slate};
  text-align: center;
  strong {
    font-weight: 600;
    color: ${({ theme }) => theme.colors.ink};
  }
`;

export const FailureText = styled.p`
  margin-top: ${space(4)};
  padding: ${space(3)} ${space(4)};
  background: ${({ theme }) => theme.colors.coralTint};
  border-radius: ${({ theme }) => theme.radii.control};
  color: ${({ theme }) => theme.colors.coral};
  font-size: ${({ theme }) => theme.type.small};
  font-weight: 500;
`;
