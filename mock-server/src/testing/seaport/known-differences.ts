import type { RefusalCode } from '@trait-market/contract/economy/refusal-codes';

/** Something that the ledger refuses and Seaport does. There is no difference the other way round. */
export type KnownDifference = {
  act: 'fulfil' | 'cancel';
  /** With which the ledger refuses. */
  code: RefusalCode;
  /** Why it may stay. Each has a test of its own in `known-differences.test.ts`. */
  reason: string;
};

export const KNOWN_DIFFERENCES: readonly KnownDifference[] = [
  {
    act: 'fulfil',
    code: 'own-order',
    reason:
      'Seaport lets makers fill their own orders. The ledger refuses, and gives no permit: a sale to oneself is only good to feign a price.',
  },
  {
    act: 'cancel',
    code: 'filled',
    reason: 'Seaport cancels what has been filled, which changes nothing. The ledger says so.',
  },
  {
    act: 'cancel',
    code: 'expired',
    reason: 'Seaport cancels what has ended, which changes nothing. The ledger says so.',
  },
];

export const isKnown = (act: KnownDifference['act'], code: RefusalCode): boolean =>
  KNOWN_DIFFERENCES.some((one) => one.act === act && one.code === code);
