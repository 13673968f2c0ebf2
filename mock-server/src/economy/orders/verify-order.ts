import type { PostOrder } from '@trait-market/contract/economy/orders';
import type { Signature } from '@trait-market/contract/economy/shared';
import {
  type BulkSignature,
  bulkSignatureDigest,
  isBulkSignature,
  orderHash,
  orderTypedData,
  readBulkSignature,
  SEAPORT,
  writeBulkSignature,
} from '@trait-market/contract/economy/typed-data';
import { isSameAddress } from '@trait-market/contract/shared';
import { hashTypedData } from 'viem';

import type { Account } from '../../kernel/account';
import { MarketRefusal } from '../shared/refusal';
import { assertOwnAction, assertSignature, knownChain } from '../shared/signed-action';
import type { MarketContext } from './market-context';

/** Returns the order's part of a bulk signature, or undefined for a signature of this order only. */
const bulkOf = (signature: Signature): BulkSignature | undefined => {
  if (!isBulkSignature(signature)) return undefined;
  const bulk = readBulkSignature(signature);
  if (bulk !== undefined) return bulk;
  throw new MarketRefusal('bad-signature', 'The bulk signature names a place outside its tree.');
};

/** Requires a signature of the order by its maker, alone or as one of several orders. */
export const verifyOrder = async (
  { checkSignature }: MarketContext,
  caller: Account,
  { components, domain, signature }: PostOrder,
) => {
  const chainId = knownChain(domain.chainId);
  if (!isSameAddress(domain.verifyingContract, SEAPORT)) {
    throw new MarketRefusal('wrong-contract', 'Orders are signed for Seaport 1.6 and its address.');
  }
  assertOwnAction(caller, components.offerer);
  const hash = orderHash(components);
  const bulk = bulkOf(signature);
  const verified = await assertSignature(
    checkSignature,
    caller,
    chainId,
    (chain) =>
      bulk === undefined
        ? hashTypedData(orderTypedData(chain, components))
        : bulkSignatureDigest(chain, hash, bulk),
    bulk?.signature ?? signature,
  );
  return {
    chainId,
    hash,
    signature:
      bulk === undefined
        ? verified.signature
        : writeBulkSignature({ ...bulk, signature: verified.signature }),
  };
};
