import type { StayChoices } from '@shared/contract/prices/price';
import type { PriceTermsJson } from '@shared/contract/prices/priceTerms';
import type { GuestChoices } from '../../stores/enquiryDraft';

/** The choices to send, without those that the villa no longer asks for. */
export function choicesOf(
  { children, pets, extras }: GuestChoices,
  guestCount: number,
  { fees }: PriceTermsJson,
): StayChoices {
  const counted = Math.min(children, guestCount - 1);
  const allowed = Math.min(pets, fees.maxPets);
  const chosen = fees.extras.flatMap(({ id, per, maxQuantity }) => {
    const quantity = Math.min(extras[id] ?? 0, per === 'piece' ? maxQuantity : 1);
    return quantity > 0 ? [{ id, quantity }] : [];
  });
  return {
    ...(counted > 0 && { children: counted }),
    ...(allowed > 0 && { pets: allowed }),
    ...(chosen.length > 0 && { extras: chosen }),
  };
}
