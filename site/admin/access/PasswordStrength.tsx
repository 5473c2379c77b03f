import {
  passwordStrength,
  unmetPasswordRules,
  type PasswordStrength as Strength,
} from '@shared/domain/access/passwordPolicy';
import styled from 'styled-components';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { space } from '../../styles/theme';
import { translated } from '../i18n/language';
import { t } from '../i18n/t';

const LEVELS = {
  weak: { word: 'Weak', bars: 1 },
  medium: { word: 'Medium', bars: 2 },
  strong: { word: 'Strong', bars: 3 },
} as const satisfies Record<Strength, { word: string; bars: number }>;

/**
 * Strength of the password and unmet rules. Only the strength is announced: announcing the rules at every key would
 * interrupt the typing.
 */
export function PasswordStrength({ password, current }: { password: string; current: string }) {
  if (password === '') return null;
  const strength = passwordStrength(password, current);
  const unmet = unmetPasswordRules(password, current);
  return (
    <Box>
      <Level aria-live="polite" $strength={strength}>
        <Bars aria-hidden>
          {[1, 2, 3].map((bar) => (
            <Bar key={bar} $isOn={bar <= LEVELS[strength].bars} />
          ))}
        </Bars>
        <span>
          <VisuallyHidden>{`${t('Password strength:')} `}</VisuallyHidden>
          <span>{t(LEVELS[strength].word)}</span>
        </span>
      </Level>
      {unmet.length === 0 ? (
        <Met>{t('Password meets all requirements')}</Met>
      ) : (
        <ul aria-label={t('Requirements not met yet')}>
          {unmet.map(({ hint }) => (
            <Unmet key={hint}>{translated(hint)}</Unmet>
          ))}
        </ul>
      )}
    </Box>
  );
}

const Box = styled.div`
  margin-top: ${space(3)};
  font-size: ${({ theme }) => theme.type.small};
`;

const Level = styled.div<{ $strength: Strength }>`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  margin-bottom: ${space(2)};
  font-weight: 600;
  color: ${({ $strength, theme }) =>
    ({ weak: theme.colors.coral, medium: theme.colors.saffron, strong: theme.colors.palm })[
      $strength
    ]};
`;

const Bars = styled.span`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: ${space(1)};
  flex: 1;
`;

const Bar = styled.span<{ $isOn: boolean }>`
  height: 4px;
  border-radius: 2px;
  background: ${({ $isOn, theme }) => ($isOn ? 'currentColor' : theme.colors.stone)};
`;

const Unmet = styled.li`
  color: ${({ theme }) => theme.colors.slate};
  &::before {
    content: '○ ' / '';
  }
`;

const Met = styled.p`
  color: ${({ theme }) => theme.colors.palm};
`;
