import styled from 'styled-components';

/**
 * Disables a group of controls until the page's script runs. It leaves their appearance unchanged, because that
 * only takes a short time.
 */
export const FormArea = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;
