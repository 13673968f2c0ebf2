import {
  headMessage,
  receiptMessage,
  type TreeHead,
  type UnsignedHead,
} from '@trait-market/contract/economy/draw-log';
import type { Signature } from '@trait-market/contract/economy/shared';
import { keccak256, stringToHex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';

import { memoizeFor } from '../../kernel/memoize-for';
import type { DrawLogRow } from '../tables/draw-log-row';

/** Derived from a public text, so that every world and snapshot has the same key. */
const provider = privateKeyToAccount(keccak256(stringToHex('Trait Market mock draw log')));

/** The address of the key that signs the draw log. */
export const PROVIDER_KEY = provider.address;

export const signHead = async (head: UnsignedHead): Promise<TreeHead> => ({
  ...head,
  signature: await provider.signMessage({ message: headMessage(head) }),
});

/** Returns the signature of an entry. It is computed once, because a page has up to 60 entries. */
export const signatureOf = memoizeFor(({ entry }: DrawLogRow): Promise<Signature> =>
  provider.signMessage({ message: receiptMessage(entry) }),
);
