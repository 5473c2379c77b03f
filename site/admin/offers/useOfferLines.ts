import type { OfferJson } from '@shared/contract/offers/offer';
import type { QuoteJson } from '@shared/contract/prices/price';
import { useState } from 'react';
import {
  linesOfOtherStay,
  proposedLines,
  savedLines,
  takenOutOf,
  type OfferLineForm,
} from './offerLineForm';

type OfferLinesState = {
  lines: readonly OfferLineForm[];
  /** Amounts that the owner typed for lines that no longer exist after the dates changed. */
  replaced: readonly OfferLineForm[];
  isChanged: boolean;
  areOf: (stay: string) => boolean;
  follow: (stay: string, quote: QuoteJson, ofDraft: QuoteJson | null) => void;
  edit: (lines: OfferLineForm[]) => void;
};

/**
 * The lines of an offer in the editor. A line that the owner has removed is not proposed again for other dates.
 * @param stay the draft's stay, as text
 * @param draft the draft to edit; `null` for a new offer, which starts without lines
 */
export function useOfferLines(stay: string, draft: OfferJson | null): OfferLinesState {
  const [state, setState] = useState(() => ({
    lines: draft ? savedLines(draft) : [],
    replaced: [] as readonly OfferLineForm[],
    removed: [] as readonly string[],
    stay: draft ? stay : null,
    isChanged: false,
  }));
  return {
    lines: state.lines,
    replaced: state.replaced,
    isChanged: state.isChanged,
    areOf: (other) => state.stay === other,
    follow: (other, quote, ofDraft) =>
      setState((now) => {
        // Proposed lines that the stored draft lacks were removed by the owner earlier.
        const earlier =
          draft && ofDraft ? takenOutOf(proposedLines(ofDraft), savedLines(draft)) : [];
        const { lines, replaced } = linesOfOtherStay(
          quote,
          now.lines,
          new Set([...earlier, ...now.removed]),
        );
        return { ...now, lines, replaced: [...now.replaced, ...replaced], stay: other };
      }),
    edit: (lines) =>
      setState((now) => ({
        ...now,
        lines,
        replaced: [],
        removed: [...now.removed, ...takenOutOf(now.lines, lines)],
        isChanged: true,
      })),
  };
}
