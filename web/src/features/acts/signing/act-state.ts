import type { ChainId } from '@trait-market/contract/economy/chains';
import type { Signature } from '@trait-market/contract/economy/hex';

import type { Outcome } from '../outcome/outcome';
import type { Refused } from '../outcome/refusal-words';
import type { Signable } from './signable';

/** What is to be signed one after the other, and which of it is next. */
export type Progress = { steps: readonly Signable[]; at: number };

/** Why somebody looks at a review once more. */
export type ReviewNotice = 'reloaded' | 'stopped' | 'renewed' | 'halfway';

/** How far an act is. */
export type ActState =
  | { kind: 'filling' }
  | ({ kind: 'reviewing'; notice?: ReviewNotice } & Progress)
  | ({ kind: 'switchingChain'; to: ChainId } & Progress)
  | ({ kind: 'signing' } & Progress)
  /** `isAgain`: it may have arrived before. */
  | ({ kind: 'sending'; signature: Signature; isAgain: boolean } & Progress)
  | ({ kind: 'done'; outcome: Outcome } & Progress)
  /** With a signature where what is signed can be sent again. */
  | ({ kind: 'refused'; refused: Refused; signature?: Signature } & Progress);

/** Somebody or something is being waited for. */
export const isUnderWay = ({ kind }: ActState): boolean =>
  kind === 'switchingChain' || kind === 'signing' || kind === 'sending';
