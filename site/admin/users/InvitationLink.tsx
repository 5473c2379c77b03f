import type { SentInvitation } from '@shared/contract/access/users';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { Dialog, DialogActions } from '../../components/Dialog';
import { Field, TextInput } from '../../components/Field';
import { space } from '../../styles/theme';
import { CopyButton } from '../components/CopyButton';

/** Shows the link of a new invitation, this once. */
export function InvitationLink({
  sent: { invitation, link, isMailed },
  onClose,
}: {
  sent: SentInvitation;
  onClose: () => void;
}) {
  const mailed = isMailed ? ` It is on its way to ${invitation.email} as well.` : '';
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`The link for ${invitation.name}`}
      description={`Send it to nobody else. It works once, for 72 hours, and is shown only now.${mailed}`}
    >
      <Field label="Link">
        {(control) => (
          <Copied>
            <TextInput
              {...control}
              readOnly
              value={link}
              onFocus={({ target }) => target.select()}
              data-first-focus
            />
            <CopyButton text={link} what="link" next={`Send it to ${invitation.name}.`} />
          </Copied>
        )}
      </Field>
      <DialogActions>
        <Button type="button" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** The link and, beside it, the way to take it along. */
const Copied = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  button {
    flex: none;
  }
  input {
    text-overflow: ellipsis;
  }
`;
