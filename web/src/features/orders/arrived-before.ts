import { refusalCodeOf, type RefusalCode } from '@trait-market/contract/economy/refusals';

import { AppError } from '@/lib/app-error';

import type { Signable } from './signable';

/** How the market refuses what has done its work already. */
const DONE_ALREADY: Partial<Record<Signable['kind'], RefusalCode>> = {
  order: 'duplicate-order',
  fulfilment: 'replayed',
  cancelAll: 'wrong-counter',
  wrap: 'replayed',
  unwrap: 'replayed',
};

/** Whether the refusal of something that was sent again says that the first time it went through. */
export const hasArrivedBefore = ({ kind }: Signable, error: unknown): boolean => {
  if (!(error instanceof AppError)) return false;
  const code = refusalCodeOf(error.data);
  return code !== undefined && code === DONE_ALREADY[kind];
};
