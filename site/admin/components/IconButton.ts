import styled from 'styled-components';

/** The icon's label is for screen readers, its tooltip is visible. */
export const IconButton = styled.button.attrs({ type: 'button' })<{ $isDanger?: boolean }>`
  display: inline-grid;
  place-content: center;
  width: 40px;
  height: 40px;
  padding: 0;
  background: none;
  border: 0;
  border-radius: ${({ theme }) => theme.radii.control};
  color: ${({ theme, $isDanger }) => ($isDanger ? theme.colors.coral : theme.colors.ocean)};
  cursor: pointer;
  @media print {
    display: none;
  }
  &:hover:not(:disabled) {
    background: ${({ theme, $isDanger }) => ($isDanger ? theme.colors.coralTint : theme.colors.sand)};
  }
  &:disabled {
    color: ${({ theme }) => theme.colors.stone};
    cursor: default;
  }
  @media (pointer: coarse) {
    width: 44px;
    height: 44px;
  }
`;
