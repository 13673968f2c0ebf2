import {
  type ChainId,
  ChainIdSchema,
  type Signature,
  SignatureSchema,
  TransactionHashSchema,
} from '@trait-market/contract/economy/shared';
import * as z from 'zod/mini';

import type { SignedBulk } from '../../messages/bulk';
import type { Refused } from '../../messages/refusal';
import type { Signable } from '../../messages/step';
import type { Outcome } from '../../messages/summary';

/** A step that failed for good, or, with an `id`, a line of a step that had no effect. */
export const MissedSchema = z.object({
  at: z.int().check(z.minimum(0)),
  id: z.optional(z.string()),
  title: z.string(),
});
export type Missed = z.infer<typeof MissedSchema>;

/** The signature of a step that is sent only together with a later step that depends on it. */
export const HeldSchema = z.object({
  at: z.int().check(z.minimum(0)),
  signature: SignatureSchema,
});
type Held = z.infer<typeof HeldSchema>;

export const SettlementSchema = z.object({
  chainId: ChainIdSchema,
  transactionHash: TransactionHashSchema,
});
type Settlement = z.infer<typeof SettlementSchema>;

export type Progress = {
  steps: readonly Signable[];
  at: number;
  missed?: readonly Missed[] | undefined;
  held?: readonly Held[] | undefined;
  /** The known transactions of completed steps. */
  settled?: readonly Settlement[] | undefined;
  /** The last step whose old listing is already canceled while its new one isn't live yet. */
  freed?: number | undefined;
  /** The latest signature of several orders. */
  bulk?: SignedBulk | undefined;
  /** Whether each order needs its own signature, because the account's key didn't sign them together. */
  isOneByOne?: boolean | undefined;
};

export const progressOf = ({
  steps,
  at,
  missed,
  held,
  settled,
  freed,
  bulk,
  isOneByOne,
}: Progress): Progress => ({
  steps,
  at,
  ...(missed && { missed }),
  ...(held && { held }),
  ...(settled && { settled }),
  ...(freed !== undefined && { freed }),
  ...(bulk && { bulk }),
  ...(isOneByOne && { isOneByOne }),
});

/** Returns the place of the next step, after those that failed together with an earlier one. */
export const placeAfter = ({ steps, at, missed }: Progress): number => {
  const failed = new Set(missed?.flatMap((one) => (one.id === undefined ? one.at : [])));
  const next = steps.findIndex((_, place) => place > at && !failed.has(place));
  return next === -1 ? steps.length : next;
};

export type ReviewNotice =
  | 'reloaded'
  | 'stopped'
  | 'renewed'
  | 'halfway'
  | 'held'
  | 'missed'
  | 'oneByOne';

export type ActionState =
  | { kind: 'preparing' }
  | { kind: 'unprepared'; error: unknown }
  | { kind: 'filling' }
  | ({ kind: 'reviewing'; notice?: ReviewNotice } & Progress)
  | ({ kind: 'switchingChain'; to: ChainId } & Progress)
  /** `isChecking`: the wallet has signed, and which account signed is being checked. */
  | ({ kind: 'signing'; isChecking?: boolean } & Progress)
  /**
   * `isAgain`: an earlier request with this signature may have arrived. `isPaused`: the market's
   * rate limit is reached, and the step is sent automatically when it allows another one.
   */
  | ({ kind: 'sending'; signature: Signature; isAgain: boolean; isPaused?: boolean } & Progress)
  | ({ kind: 'done'; outcome: Outcome } & Progress)
  /** `signature` is set when the step can be sent again. */
  | ({ kind: 'refused'; refused: Refused; signature?: Signature } & Progress);

export const isPending = ({ kind }: ActionState): boolean =>
  kind === 'switchingChain' || kind === 'signing' || kind === 'sending';
