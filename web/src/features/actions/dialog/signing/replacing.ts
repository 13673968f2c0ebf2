import type { Bytes32, Signature } from '@trait-market/contract/economy/shared';

import type { Progress } from './action-state';
import { withTime } from './deadline';
import type { Signable } from '../../messages/step';

export type Cancel = Extract<Signable, { kind: 'cancel' }>;

/** Returns whether a step is signed now but sent only with the later steps that need it. */
export const isHeldBack = ({ steps, at }: Progress): boolean => {
  const step = steps[at];
  if (step?.kind !== 'cancel') return false;
  const canceled = new Set(step.message.orderHashes);
  return steps
    .slice(at)
    .some((later) => later.kind === 'order' && later.replaces && canceled.has(later.replaces));
};

type Replacing = { cancel: Cancel; hash: Bytes32; signature: Signature | undefined };

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
