import type { Bytes32, Signature } from '@trait-market/contract/economy/hex';

import type { Act } from '@/lib/acts/act';

import type { Progress } from './act-state';
import { withTime } from './deadline';
import type { Signable } from './signable';

export type Cancel = Extract<Signable, { kind: 'cancel' }>;

/** Whether a step is signed before what it belongs to, and sent with it. */
export const isHeldBack = (act: Act, { steps, at }: Progress): boolean =>
  act.kind === 'reprice' && steps[at]?.kind === 'cancel';

type Replacing = { cancel: Cancel; hash: Bytes32; signature: Signature | undefined };

/** What is canceled right before a step is sent, with the latest signature for that. */
export const replacedBy = ({ steps, at, held, freed }: Progress): Replacing | undefined => {
  const step = steps[at];
  if (step?.kind !== 'order' || step.replaces === undefined || freed === at) return undefined;
  const hash = step.replaces;
  const from = steps
    .slice(0, at)
    .findLastIndex((one) => one.kind === 'cancel' && one.message.orderHashes.includes(hash));
  const cancel = steps[from];
  if (cancel?.kind !== 'cancel') return undefined;
  return { cancel, hash, signature: held?.find((one) => one.at === from)?.signature };
};

/** Asks for the cancellation once more, of those that are left, before the step that needs it. */
export const withFreshCancel = (progress: Progress, now: number): Progress => {
  const { steps, at } = progress;
  const old = replacedBy(progress)?.cancel;
  if (old === undefined) return progress;
  const named = new Set(old.message.orderHashes);
  const orderHashes = steps
    .slice(at)
    .flatMap((step) =>
      step.kind === 'order' && step.replaces && named.has(step.replaces) ? [step.replaces] : [],
    );
  const fresh = withTime({ ...old, message: { ...old.message, orderHashes } }, now);
  return { ...progress, steps: [...steps.slice(0, at), fresh, ...steps.slice(at)] };
};
