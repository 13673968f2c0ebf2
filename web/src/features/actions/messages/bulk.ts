import {
  type Bytes32,
  Bytes32Schema,
  type ChainId,
  ChainIdSchema,
  type Signature,
  SignatureSchema,
} from '@trait-market/contract/economy/shared';
import {
  bulkDigest,
  bulkLeavesOf,
  bulkTree,
  bulkTypedData,
  isBulkBase,
  MAX_BULK_ORDERS,
  UnreadableOrder,
  writeBulkSignature,
} from '@trait-market/contract/economy/typed-data';
import { isSameAddress } from '@trait-market/contract/shared';
import { hashTypedData } from 'viem';
import * as z from 'zod/mini';

import type { keySignerOf } from '@/lib/wallet/sent-signature';

import type { OrderStep } from './order';
import { hashOf, type Signable } from './step';

/** A wallet's signature of several orders of one chain, which are then sent one by one. */
export const SignedBulkSchema = z.object({
  chainId: ChainIdSchema,
  hashes: z.array(Bytes32Schema).check(z.minLength(2), z.maxLength(MAX_BULK_ORDERS)),
  signature: SignatureSchema,
});
export type SignedBulk = z.infer<typeof SignedBulkSchema>;

/** Returns the orders of one chain from a step on; empty when the step is no order. */
export const ordersFrom = (steps: readonly Signable[], at: number): OrderStep[] => {
  const orders: OrderStep[] = [];
  for (const step of steps.slice(at, at + MAX_BULK_ORDERS)) {
    if (step.kind !== 'order' || step.chainId !== (orders[0] ?? step).chainId) break;
    orders.push(step);
  }
  return orders;
};

type Progress = { steps: readonly Signable[]; at: number; isOneByOne?: boolean | undefined };

/** Returns the orders that the next signature covers together; empty unless there are several. */
export const ordersTogether = ({ steps, at, isOneByOne }: Progress): OrderStep[] => {
  const orders = isOneByOne ? [] : ordersFrom(steps, at);
  return orders.length > 1 ? orders : [];
};

/** Groups the steps from a place on by the signature that covers them. */
export const bySignature = (progress: Progress): Signable[][] => {
  const next = progress.steps[progress.at];
  if (next === undefined) return [];
  const together = ordersTogether(progress);
  const group = together.length > 0 ? together : [next];
  return [group, ...bySignature({ ...progress, at: progress.at + group.length })];
};

type BulkTypedData = ReturnType<typeof bulkTypedData>;

/**
 * Requires that typed data contains exactly the orders that were shown, in their order.
 * @param shown the hashes of the orders in the review
 * @throws UnreadableOrder when the root or any leaf differs
 */
export const assertShown = (
  { domain, message, types, primaryType }: BulkTypedData,
  chainId: ChainId,
  shown: readonly Bytes32[],
): void => {
  const { root, height, leafAt } = bulkTree(shown);
  const leaves = bulkLeavesOf(message.tree);
  const isShown =
    leaves.length === 2 ** height &&
    leaves.every((leaf, index) => leaf === leafAt(index)) &&
    hashTypedData({ domain, message, types, primaryType }) === bulkDigest(chainId, root, height);
  if (!isShown) throw new UnreadableOrder('What’s shown doesn’t match what would be signed.');
};

/** Returns the typed data of several orders. @throws UnreadableOrder when it isn't as shown */
export const bulkToSign = (
  chainId: ChainId,
  orders: readonly OrderStep[],
  shown: readonly Bytes32[],
): BulkTypedData => {
  const typed = bulkTypedData(
    chainId,
    orders.map(({ components }) => components),
  );
  assertShown(typed, chainId, shown);
  return typed;
};

type SignerOf = typeof keySignerOf;

/**
 * Returns undefined unless the key of the orders' maker signed them: Seaport accepts a smart
 * account's signature, which can have a key's length, for one order only.
 */
export const bulkOf = async (
  orders: readonly OrderStep[],
  signature: Signature,
  signerOf: SignerOf,
): Promise<SignedBulk | undefined> => {
  const [first] = orders;
  if (first === undefined || !isBulkBase(signature)) return undefined;
  const { chainId, components } = first;
  const hashes = orders.map(hashOf);
  const { root, height } = bulkTree(hashes);
  const signer = await signerOf(bulkDigest(chainId, root, height), signature);
  if (signer === undefined || !isSameAddress(signer, components.offerer)) return undefined;
  return { chainId, hashes, signature };
};

/** Returns whether a bulk signature covers a step. */
export const isCovered = (step: Signable, bulk: SignedBulk | undefined): boolean =>
  step.kind === 'order' && bulk?.chainId === step.chainId && bulk.hashes.includes(hashOf(step));

/** The trees by their hashes, because each order of a bulk signature needs a proof from its tree. */
const trees = new WeakMap<readonly Bytes32[], ReturnType<typeof bulkTree>>();
const treeOf = ({ hashes }: SignedBulk): ReturnType<typeof bulkTree> => {
  const tree = trees.get(hashes) ?? bulkTree(hashes);
  trees.set(hashes, tree);
  return tree;
};

/** Returns an order's part of a bulk signature; undefined when it was signed without the order. */
export const signatureFor = (
  step: Signable,
  bulk: SignedBulk | undefined,
): Signature | undefined => {
  if (step.kind !== 'order' || bulk?.chainId !== step.chainId) return undefined;
  const index = bulk.hashes.indexOf(hashOf(step));
  if (index === -1) return undefined;
  const proof = treeOf(bulk).proofOf(index);
  return writeBulkSignature({ signature: bulk.signature, index, proof });
};

/** Returns how many steps the next signature covers, without those that are signed already. */
export const coveredNext = (progress: Progress & { bulk?: SignedBulk | undefined }): number => {
  const next = progress.steps[progress.at];
  if (next === undefined) return 0;
  const isSigned = signatureFor(next, progress.bulk) !== undefined;
  return isSigned ? 1 : Math.max(1, ordersTogether(progress).length);
};
