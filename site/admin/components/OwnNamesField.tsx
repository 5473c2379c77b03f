import { LANGUAGES } from '@shared/i18n/languages';
import { OTHER_LANGUAGES, type OwnNames } from '@shared/i18n/ownNames';
import styled from 'styled-components';
import { SmallText } from '../../components/SmallText';
import { space } from '../../styles/theme';
import { translated } from '../i18n/language';
import { t } from '../i18n/t';
import { TextField } from './fields';
import { FailureText } from './tabStyles';
import type { BoundField } from './useForm';

const NONE: OwnNames = {};

/** The names of an extra, or the like, in other languages, folded below the field of its own name. */
export function OwnNamesField({
  label,
  maxLength,
  name,
  value,
  error,
  onValue,
}: BoundField<OwnNames | undefined> & { label: string; maxLength: number }) {
  const names = value ?? NONE;
  const given = OTHER_LANGUAGES.filter((code) => names[code]);
  return (
    <Folded>
      <summary>
        <span>{label}</span>
        {given.length > 0 && (
          <Given>{` · ${given.map((code) => code.toUpperCase()).join(', ')}`}</Given>
        )}
      </summary>
      <SmallText>{t('If a field is empty, guests read the text above.')}</SmallText>
      <Names>
        {OTHER_LANGUAGES.map((code) => (
          <TextField
            key={code}
            label={LANGUAGES[code].name}
            name={`${name}.${code}`}
            value={names[code] ?? ''}
            onValue={(typed) => onValue({ ...names, [code]: typed })}
            maxLength={maxLength}
            lang={LANGUAGES[code].lang}
          />
        ))}
      </Names>
      {error && <FailureText role="alert">{translated(error)}</FailureText>}
    </Folded>
  );
}

const Folded = styled.details`
  min-width: 0;
  font-size: ${({ theme }) => theme.type.small};
  summary {
    min-height: 44px;
    padding: ${space(2.5)} 0;
    color: ${({ theme }) => theme.colors.ocean};
    font-weight: 600;
    cursor: pointer;
  }
`;

const Given = styled.span`
  font-weight: 400;
  color: ${({ theme }) => theme.colors.slate};
`;

const Names = styled.div`
  display: grid;
  gap: ${space(3)} ${space(4)};
  margin-top: ${space(3)};
  ${({ theme }) => theme.up.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;
