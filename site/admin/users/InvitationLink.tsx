import type { SentInvitation } from '@shared/contract/access/users';
import { Button } from '../../components/Button';
import { Dialog, DialogActions, DialogForm } from '../../components/Dialog';
import { CopiedField } from '../components/CopiedField';
import { t } from '../i18n/t';

/** The link of a new invitation. It cannot be shown again, so it stays until the owner closes it. */
export function InvitationLink({
  sent: { invitation, link, isMailed },
  onClose,
}: {
  sent: SentInvitation;
  onClose: () => void;
}) {
  return (
    <Dialog
      isOpen
      mustBeAnswered
      onClose={onClose}
      title={t('The link for {name}', { name: invitation.name })}
      description={
        isMailed
          ? t(
              'Send it to nobody else. It works once, for 72 hours, and is shown only now. It is on its way to {email} as well.',
              { email: String(invitation.email) },
            )
          : t('Send it to nobody else. It works once, for 72 hours, and is shown only now.')
      }
    >
      <DialogForm as="div">
        <CopiedField
          label={t('Link')}
          value={link}
          what={t('link')}
          next={t('Send it to {name}.', { name: invitation.name })}
        />
      </DialogForm>
      <DialogActions>
        <Button type="button" onClick={onClose}>
          {t('Done{#button}')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
