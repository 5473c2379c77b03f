import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/ApiContext';
import { mailStateQuery } from '../../queries/mail';

/** Whether a mail to a guest is sent, waits for the mail server's password, or is never sent. */
export type MailDelivery = 'sent' | 'waits' | 'none';

/** Assumed to be sent until the state is known. */
export function useMailDelivery(): MailDelivery {
  const { data } = useQuery(mailStateQuery(useApi()));
  if (data?.needsPassword) return 'waits';
  return (data?.isSetUp ?? true) ? 'sent' : 'none';
}
