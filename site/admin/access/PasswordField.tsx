import { useState } from 'react';
import styled from 'styled-components';
import { Field, TextInput } from '../../components/Field';
import { space } from '../../styles/theme';
import { inputOf, partsOf, type FieldProps, type InputProps } from '../components/fields';
import { t } from '../i18n/t';

/**
 * A password field with a button that shows it.
 * @param props.what names the field on that button; the label by default
 */
export function PasswordField(
  props: FieldProps<string> & Omit<InputProps, 'type'> & { what?: string },
) {
  const [isShown, setIsShown] = useState(false);
  const [frame, { what = props.label, name, value, onValue, ...input }] = partsOf(props);
  return (
    <Field {...frame}>
      {(control) => (
        <Box>
          <Input
            {...control}
            {...inputOf({ name, value, onValue })}
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
      )}
    </Field>
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
