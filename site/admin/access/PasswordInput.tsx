import { useState, type ComponentProps } from 'react';
import styled from 'styled-components';
import { TextInput } from '../../components/Field';
import { space } from '../../styles/theme';
import { t } from '../i18n/t';

/**
 * A password with a button that shows it. Managers and pasting work as everywhere.
 * @param what the field's label, which tells one screen's several buttons apart
 */
export function PasswordInput({
  what,
  ...input
}: Omit<ComponentProps<typeof TextInput>, 'type'> & { what: string }) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Box>
      <Input
        {...input}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <Toggle type="button" aria-description={what} onClick={() => setIsShown(!isShown)}>
        {isShown ? t('Hide') : t('Show')}
      </Toggle>
    </Box>
  );
}

const Box = styled.div`
  position: relative;
`;

const Input = styled(TextInput)`
  padding-right: ${space(18)};
`;

const Toggle = styled.button`
  position: absolute;
  top: 2px;
  right: 2px;
  min-width: 60px;
  height: 44px;
  background: none;
  border: 0;
  border-radius: ${({ theme }) => theme.radii.control};
  color: ${({ theme }) => theme.colors.ocean};
  font-size: ${({ theme }) => theme.type.small};
  font-weight: 600;
  cursor: pointer;
  &:hover {
    text-decoration: underline;
  }
`;
