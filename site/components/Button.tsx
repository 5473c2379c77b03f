import styled, { css } from 'styled-components';
import { space } from '../styles/theme';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

/**
 * A button, or a link with `as={Link}`.
 * @param $variant `primary` for the main action, `danger` for an irreversible one, `quiet` without a border or
 *   padding, aligned with the surrounding text
 */
export const Button = styled.button<{ $variant?: ButtonVariant; $size?: 'small' | 'normal' }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  min-height: ${({ $size }) => ($size === 'small' ? '40px' : '48px')};
  padding: 0 ${({ $size }) => ($size === 'small' ? space(4) : space(7))};
  border: 1px solid transparent;
  border-radius: ${({ theme }) => theme.radii.control};
  font-family: ${({ theme }) => theme.fonts.text};
  font-size: ${({ $size, theme }) => ($size === 'small' ? theme.type.small : '1rem')};
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color ${({ theme }) => theme.motion.fast},
    border-color ${({ theme }) => theme.motion.fast},
    color ${({ theme }) => theme.motion.fast};
  @media print {
    display: none;
  }

  ${({ $variant = 'primary', theme }) => {
    switch ($variant) {
      case 'primary':
        return css`
          background: ${theme.colors.ocean};
          color: ${theme.colors.onOcean};
          &:hover:not(:disabled) {
            background: ${theme.colors.oceanDeep};
          }
        `;
      case 'secondary':
        return css`
          background: transparent;
          border-color: ${theme.colors.edge};
          color: ${theme.colors.ink};
          &:hover:not(:disabled) {
            border-color: ${theme.colors.ocean};
            color: ${theme.colors.ocean};
          }
        `;
      case 'quiet':
        return css`
          position: relative;
          isolation: isolate;
          padding: 0;
          background: transparent;
          color: ${theme.colors.ocean};
          /* The pressable area is wider than the text. */
          &::before {
            content: '';
            position: absolute;
            z-index: -1;
            inset: 0 ${space(-2)};
            border-radius: inherit;
          }
          &:hover:not(:disabled)::before {
            background: ${theme.colors.sand};
          }
          &&:disabled {
            background: transparent;
            border-color: transparent;
          }
        `;
      case 'danger':
        return css`
          background: transparent;
          border-color: ${theme.colors.coral};
          color: ${theme.colors.coral};
          &:hover:not(:disabled) {
            background: ${theme.colors.coralTint};
          }
        `;
    }
  }}

  @media (pointer: coarse) {
    min-height: ${({ $size }) => ($size === 'small' ? '44px' : '48px')};
  }

  &:disabled {
    background: ${({ theme }) => theme.colors.sand};
    border-color: ${({ theme }) => theme.colors.stone};
    color: ${({ theme }) => theme.colors.slate};
    cursor: not-allowed;
  }
`;
