import type { ReactNode } from 'react';
import styled from 'styled-components';
import { space } from '../../styles/theme';

export function PictureChoice({
  isChosen,
  name,
  onChoose,
  children,
}: {
  isChosen: boolean;
  name: string;
  onChoose: () => void;
  children?: ReactNode;
}) {
  return (
    <Choice type="button" aria-pressed={isChosen} onClick={onChoose}>
      {children}
      <span>{name}</span>
    </Choice>
  );
}

const Choice = styled.button`
  display: grid;
  align-content: start;
  width: 100%;
  height: 100%;
  min-height: 96px;
  padding: 0;
  overflow: hidden;
  background: ${({ theme }) => theme.colors.surface};
  border: 1px solid ${({ theme }) => theme.colors.edge};
  border-radius: ${({ theme }) => theme.radii.card};
  text-align: left;
  cursor: pointer;
  img {
    width: 100%;
    height: auto;
    object-fit: cover;
    background: ${({ theme }) => theme.colors.sand};
  }
  span {
    padding: ${space(2)};
    font-size: 0.8125rem;
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
  &:hover {
    border-color: ${({ theme }) => theme.colors.ocean};
  }
  &[aria-pressed='true'] {
    border-color: ${({ theme }) => theme.colors.terracotta};
    box-shadow: 0 0 0 1px ${({ theme }) => theme.colors.terracotta};
    font-weight: 600;
  }
`;
