import type { BillTexts } from './billText';
import { fill } from './fill';
import type { Language } from './languages';

/** The number of guests: `4, 1 of them a child, 1 infant, 2 pets`. */
export function partyText(
  {
    guestCount,
    children,
    infants = 0,
    pets,
  }: { guestCount: number; children: number; infants?: number | undefined; pets: number },
  texts: BillTexts,
  language: Language,
): string {
  return [
    String(guestCount),
    children > 0 && fill(texts['bill.partyChildren'], { n: children }, language),
    infants > 0 && fill(texts['bill.partyInfants'], { n: infants }, language),
    pets > 0 && fill(texts['bill.partyPets'], { n: pets }, language),
  ]
    .filter(Boolean)
    .join(', ');
}
