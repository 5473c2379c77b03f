import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/ApiContext';
import { mailStateQuery } from '../../queries/mail';

/** Whether a mail to a guest is sent, waits for the mail server's password, or is never sent. */
export type MailDelivery = 'sent' | 'waits' | 'none';

/** A guest, as far as it is known whether there is an address. */
export type Addressee = { guestEmail?: string; hasNoEmail?: true | undefined };

/** Assumed to be sent until the state is known. @param guest who may have no address */
export function useMailDelivery(guest: Addressee = {}): MailDelivery {
  const { data } = useQuery(mailStateQuery(useApi()));
  if (hasNoAddress(guest)) return 'none';
  if (data?.needsPassword) return 'waits';
  return (data?.isSetUp ?? true) ? 'sent' : 'none';
}

export function hasNoAddress({ guestEmail, hasNoEmail }: Addressee): boolean {
  return hasNoEmail === true || guestEmail === '';
}
