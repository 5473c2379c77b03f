import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/ApiContext';
import { mailStateQuery } from '../../queries/mail';

/** Whether mails leave the house, so that one may be promised; so it is taken to be while unknown. */
export function useIsMailSetUp(): boolean {
  return useQuery(mailStateQuery(useApi())).data?.isSetUp ?? true;
}
