import styled from 'styled-components';
import { Field, TextInput } from '../../components/Field';
import { space } from '../../styles/theme';
import { CopyButton } from './CopyButton';

/**
 * A read-only value with a copy button.
 * @param props.what names it on the button
 * @param props.next what to do with it
 */
export function CopiedField({
  label,
  value,
  what,
  next,
}: {
  label: string;
  value: string;
  what: string;
  next: string;
}) {
  return (
    <Field label={label}>
      {(control) => (
        <Copied>
          <TextInput
            {...control}
            readOnly
            value={value}
            onFocus={({ target }) => target.select()}
            data-first-focus
          />
          <CopyButton text={value} what={what} next={next} />
        </Copied>
      )}
    </Field>
  );
}

const Copied = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(4)};
  button {
    flex: none;
  }
  input {
    text-overflow: ellipsis;
    font-variant-numeric: tabular-nums;
  }
`;
