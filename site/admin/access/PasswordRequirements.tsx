import { PASSWORD_MIN_LENGTH } from '@shared/domain/access/passwordPolicy';
import styled from 'styled-components';
import { space } from '../../styles/theme';
import { t } from '../i18n/t';

export function PasswordRequirements() {
  return (
    <Box aria-labelledby="password-requirements">
      <h2 id="password-requirements">{t('Password requirements')}</h2>
      <ul>
        <li>
          {t('{passwordMinLength} characters or more; several unrelated words are easy to keep', {
            passwordMinLength: PASSWORD_MIN_LENGTH,
          })}
        </li>
        <li>{t('Upper and lower case letters, a number and a special character')}</li>
        <li>{t('Not the old password, not a common one, and without the villa’s name')}</li>
      </ul>
    </Box>
  );
}

const Box = styled.section`
  padding: ${space(4)} ${space(5)};
  background: ${({ theme }) => theme.colors.sand};
  border-radius: ${({ theme }) => theme.radii.card};
  font-size: ${({ theme }) => theme.type.small};
  h2 {
    margin-bottom: ${space(2)};
    font-family: ${({ theme }) => theme.fonts.text};
    font-size: inherit;
    font-weight: 600;
    letter-spacing: 0;
  }
  ul {
    padding-left: ${space(4)};
    list-style: disc;
  }
  li + li {
    margin-top: ${space(1)};
  }
`;
