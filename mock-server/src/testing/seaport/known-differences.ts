import type { RefusalCode } from '@trait-market/contract/economy/shared';

/** Something that the ledger refuses and Seaport does. Only signatures differ the other way round, see below. */
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

/** A form of signature that one takes and the other refuses. `signatures.test.ts` tries each on both. */
export type SignatureDifference = { takenBy: 'ledger' | 'Seaport'; reason: string };

const NORMALIZED =
  'Hardware wallets write 0 and 1. Seaport wants 27 and 28, which is what the ledger stores.';

/** By the form’s name. A form that isn't here has the same end in both. */
export const SIGNATURE_DIFFERENCES: Readonly<Record<string, SignatureDifference>> = {
  'v 0 or 1': { takenBy: 'ledger', reason: NORMALIZED },
  'high s and v 0 or 1': { takenBy: 'ledger', reason: NORMALIZED },
  'bulk, 65 bytes': { takenBy: 'Seaport', reason: 'Each order here is signed by itself.' },
  'bulk, 64 bytes': { takenBy: 'Seaport', reason: 'Each order here is signed by itself.' },
};
