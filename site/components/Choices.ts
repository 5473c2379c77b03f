import styled from 'styled-components';
import { space } from '../styles/theme';

/** A group of {@link Choice}s with a `legend`. */
export const Choices = styled.fieldset`
  display: grid;
  gap: ${space(2)};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    margin-bottom: ${space(1)};
    padding: 0;
    font-size: ${({ theme }) => theme.type.small};
    font-weight: 600;
  }
`;

/** A labelled checkbox or radio button, tall enough for a finger. */
export const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 44px;
  overflow-wrap: anywhere;
  cursor: pointer;
  input {
    flex: none;
    width: 24px;
    height: 24px;
    margin: 0;
    accent-color: ${({ theme }) => theme.colors.ocean};
  }
`;
