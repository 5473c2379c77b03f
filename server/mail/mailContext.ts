import type { LegalDetails } from '@shared/contract/legal/legal';
import type { Content } from '@shared/domain/content/contentTypes';
import { createContext, useContext } from 'react';
import type { MailTexts } from './mailTexts';

export type MailVilla = Pick<
  Content,
  'villa.name' | 'villa.place' | 'contact.hours' | 'contact.replyHours'
> & { legal: Pick<LegalDetails, 'operatorName' | 'taxNumber' | 'address' | 'registration'> };

export const VillaContext = createContext<MailVilla | null>(null);
/** URL of the guest's page for the mail's booking; `null` if there is none. */
export const StayUrlContext = createContext<string | null>(null);
export const MailTextsContext = createContext<MailTexts | null>(null);

/** @throws Error outside a mail */
export function useVilla(): MailVilla {
  const villa = useContext(VillaContext);
  if (!villa) throw new Error('useVilla needs a VillaContext above it');
  return villa;
}

/** Texts and formats in the reader's language. @throws Error outside a mail */
export function useMailTexts(): MailTexts {
  const texts = useContext(MailTextsContext);
  if (!texts) throw new Error('useMailTexts needs a MailTextsContext above it');
  return texts;
}
