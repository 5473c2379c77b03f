import styled from 'styled-components';

/**
 * Groups controls without looking like a group; `disabled` holds all of them back at once and
 * leaves their looks alone, because it only lasts until the page's script is there.
 */
export const FormArea = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;
