import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/ApiContext';
import { mailStateQuery } from '../../queries/mail';

/** What becomes of a mail to a guest: it goes, waits for the mail server's password, or never goes. */
export type MailDelivery = 'sent' | 'waits' | 'none';

/** What may be promised of a mail; so it is taken to go while nothing is known. */
export function useMailDelivery(): MailDelivery {
  const { data } = useQuery(mailStateQuery(useApi()));
  if (data?.needsPassword) return 'waits';
  return (data?.isSetUp ?? true) ? 'sent' : 'none';
}
