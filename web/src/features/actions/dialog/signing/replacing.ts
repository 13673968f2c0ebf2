import type { Bytes32, Signature } from '@trait-market/contract/economy/shared';

import type { Progress } from './action-state';
import { withTime } from './deadline';
import { isCovered } from '../../messages/bulk';
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

type Replacing = {
  cancel: Cancel;
  /** The listings to cancel before the step is sent. */
  hashes: readonly Bytes32[];
  /** The last step that replaces one of them. */
  last: number;
  signature: Signature | undefined;
};

/** Returns what a step replaces. A bulk signature of all new listings frees all old ones at once. */
export const replacedBy = (progress: Progress): Replacing | undefined => {
  const { steps, at, held, freed = -1, bulk } = progress;
  const step = steps[at];
  if (step?.kind !== 'order' || step.replaces === undefined || freed >= at) return undefined;
  const hash = step.replaces;
  const from = steps
    .slice(0, at)
    .findLastIndex((one) => one.kind === 'cancel' && one.message.orderHashes.includes(hash));
  const cancel = steps[from];
  if (cancel?.kind !== 'cancel') return undefined;
  const signature = held?.find((one) => one.at === from)?.signature;
  const { orderHashes } = cancel.message;
  const replaces = (one: Signable, old: Bytes32): boolean =>
    one.kind === 'order' && one.replaces === old;
  const isTogether = orderHashes.every((old) =>
    steps.some((one) => replaces(one, old) && isCovered(one, bulk)),
  );
  if (!isTogether) return { cancel, hashes: [hash], last: at, signature };
  const last = steps.findLastIndex((one) => orderHashes.some((old) => replaces(one, old)));
  return { cancel, hashes: orderHashes, last, signature };
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
