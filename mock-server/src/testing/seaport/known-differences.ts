import type { RefusalCode } from '@trait-market/contract/economy/shared';

/** A kind of action that the ledger rejects although Seaport accepts it. */
export type KnownDifference = {
  act: 'fulfil' | 'cancel';
  code: RefusalCode;
  /** Why the difference is acceptable; `known-differences.test.ts` tests it. */
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
    act: 'fulfil',
    code: 'reserved',
    reason:
      'Seaport lets anyone pay for a reserved listing, and gives it to the wallet that it is for. The ledger refuses, and gives no permit: only that wallet buys.',
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

/** A form of signature that only one side accepts; `signatures.test.ts` tries them on both. */
export type SignatureDifference = { takenBy: 'ledger' | 'Seaport'; reason: string };

const NORMALIZED =
  'Hardware wallets write 0 and 1. Seaport wants 27 and 28, which is what the ledger stores.';

export const SIGNATURE_DIFFERENCES: Readonly<Record<string, SignatureDifference>> = {
  'v 0 or 1': { takenBy: 'ledger', reason: NORMALIZED },
  'high s and v 0 or 1': { takenBy: 'ledger', reason: NORMALIZED },
  'bulk, v 0 or 1': { takenBy: 'ledger', reason: NORMALIZED },
  'bulk, high s and v 0 or 1': { takenBy: 'ledger', reason: NORMALIZED },
  'bulk, at a place beyond the tree': {
    takenBy: 'Seaport',
    reason: 'Seaport ignores the bits of the index above the tree. The ledger wants one form.',
  },
};
