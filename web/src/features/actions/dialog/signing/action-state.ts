import {
  type ChainId,
  type Signature,
  SignatureSchema,
} from '@trait-market/contract/economy/shared';
import * as z from 'zod/mini';

import type { Outcome } from '../outcome/outcome';
import type { Refused } from '../../messages/refusal';
import type { Signable } from '../../messages/signed-messages';

/** A step that did not go through and was left out, and why. */
export const MissedSchema = z.object({ at: z.int().check(z.minimum(0)), title: z.string() });
type Missed = z.infer<typeof MissedSchema>;

/** A step that is signed and not sent: it is sent with a later one that needs it. */
export const HeldSchema = z.object({
  at: z.int().check(z.minimum(0)),
  signature: SignatureSchema,
});
type Held = z.infer<typeof HeldSchema>;

/** What is to be signed one after the other, which of it is next, and what of it was left out. */
export type Progress = {
  steps: readonly Signable[];
  at: number;
  missed?: readonly Missed[] | undefined;
  held?: readonly Held[] | undefined;
  /** The step whose old listing is canceled already, while its new one is not live. */
  freed?: number | undefined;
};

/** The progress alone, of something that has one. */
export const progressOf = ({ steps, at, missed, held, freed }: Progress): Progress => ({
  steps,
  at,
  ...(missed && { missed }),
  ...(held && { held }),
  ...(freed !== undefined && { freed }),
});

/** Why somebody looks at a review once more. */
export type ReviewNotice = 'reloaded' | 'stopped' | 'renewed' | 'halfway' | 'held' | 'missed';

/** How far an action is. */
export type ActionState =
  /** Its review is being fetched. */
  | { kind: 'preparing' }
  | { kind: 'unprepared'; error: unknown }
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
export const isUnderWay = ({ kind }: ActionState): boolean =>
  kind === 'switchingChain' || kind === 'signing' || kind === 'sending';
