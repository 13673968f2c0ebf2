import type { PostOrder } from '@trait-market/contract/economy/orders';
import type { Bytes32, ChainId, Signature } from '@trait-market/contract/economy/shared';
import {
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
import {
  assertOwnAction,
  assertSignature,
  knownChain,
  type SignatureCheck,
} from '../shared/signed-action';
import type { MarketContext } from './market-context';

type Verified = { chainId: ChainId; hash: Bytes32; signature: Signature };

/**
 * Verifies a signature of a bulk signature's length as Seaport does: only a key can sign several
 * orders, and a contract gets the order's own digest and all bytes.
 */
const verifyBulk = async (
  check: SignatureCheck,
  caller: Account,
  { components, signature }: PostOrder,
  { chainId, hash }: Omit<Verified, 'signature'>,
): Promise<Signature> => {
  const bulk = readBulkSignature(signature);
  const byKey =
    bulk && (await check(caller, bulkSignatureDigest(chainId, hash, bulk), bulk.signature));
  if (bulk !== undefined && byKey !== undefined) {
    return writeBulkSignature({ ...bulk, signature: byKey });
  }
  const digest = hashTypedData(orderTypedData(chainId, components));
  const byContract = await check(caller, digest, signature, chainId);
  if (byContract !== undefined) return byContract;
  if (bulk === undefined) {
    throw new MarketRefusal('bad-signature', 'The bulk signature names a place outside its tree.');
  }
  const byKeyOnly: SignatureCheck = (account, ofDigest, written) =>
    check(account, ofDigest, written);
  const digestOn = (chain: ChainId) => bulkSignatureDigest(chain, hash, bulk);
  return (await assertSignature(byKeyOnly, caller, chainId, digestOn, bulk.signature)).signature;
};

/** Requires a signature of the order by its maker, alone or as one of several orders. */
export const verifyOrder = async (
  { checkSignature }: MarketContext,
  caller: Account,
  order: PostOrder,
): Promise<Verified> => {
  const { components, domain, signature } = order;
  const chainId = knownChain(domain.chainId);
  if (!isSameAddress(domain.verifyingContract, SEAPORT)) {
    throw new MarketRefusal('wrong-contract', 'Orders are signed for Seaport 1.6 and its address.');
  }
  assertOwnAction(caller, components.offerer);
  const hash = orderHash(components);
  if (isBulkSignature(signature)) {
    const verified = await verifyBulk(checkSignature, caller, order, { chainId, hash });
    return { chainId, hash, signature: verified };
  }
  const digestOn = (chain: ChainId) => hashTypedData(orderTypedData(chain, components));
  const verified = await assertSignature(checkSignature, caller, chainId, digestOn, signature);
  return { chainId, hash, signature: verified.signature };
};
