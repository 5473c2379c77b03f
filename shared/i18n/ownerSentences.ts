import type { ownerContractPt } from './ownerContract.pt';
import type { ownerLabelsPt } from './ownerLabels.pt';

/** What users of the back office read that is not written in a screen, in English. */
export type OwnerSentence = keyof typeof ownerContractPt | keyof typeof ownerLabelsPt;
