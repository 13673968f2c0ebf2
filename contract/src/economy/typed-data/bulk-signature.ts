import { concat, numberToHex, size, slice } from 'viem';

import type { ChainId } from '../shared/chains';
import { Bytes32Schema, type Bytes32, type Signature } from '../shared/hex';
import { bulkDigest, bulkRootOf, MAX_BULK_HEIGHT } from './bulk-order';

/** One order's part of a bulk signature. The wallet's own signature is the same for all orders. */
export type BulkSignature = {
  /** The wallet's signature of 65 bytes, or of 64 in the compact form (EIP-2098). */
  signature: Signature;
  /** The order's place among the leaves of the tree. */
  index: number;
  /** The siblings on the path from the order to the root; their number is the tree's height. */
  proof: readonly Bytes32[];
};

const OWN_BYTES = [64, 65];
const INDEX_BYTES = 3;
const NODE_BYTES = 32;

const heightOf = (bytes: number, ownBytes: number): number =>
  (bytes - ownBytes - INDEX_BYTES) / NODE_BYTES;

const ownBytesOf = (signature: Signature): number | undefined => {
  const bytes = (signature.length - 2) / 2;
  return OWN_BYTES.find((own) => {
    const height = heightOf(bytes, own);
    return Number.isInteger(height) && height >= 1 && height <= MAX_BULK_HEIGHT;
  });
};

/** Returns whether a signature has the length of Seaport's bulk signatures. */
export const isBulkSignature = (signature: Signature): boolean =>
  ownBytesOf(signature) !== undefined;

/** Returns whether a wallet's signature can be part of a bulk signature in Seaport. */
export const isBulkBase = (signature: Signature): boolean => OWN_BYTES.includes(size(signature));

/**
 * Reads Seaport's format: signature, index in 3 bytes, proof. Returns undefined for another length,
 * and for an index outside the tree, which Seaport would wrap around.
 */
export const readBulkSignature = (written: Signature): BulkSignature | undefined => {
  const own = ownBytesOf(written);
  if (own === undefined) return undefined;
  const height = heightOf(size(written), own);
  const index = Number(slice(written, own, own + INDEX_BYTES));
  if (index >= 2 ** height) return undefined;
  const start = own + INDEX_BYTES;
  return {
    signature: slice(written, 0, own),
    index,
    proof: Array.from({ length: height }, (_, level) =>
      Bytes32Schema.parse(
        slice(written, start + level * NODE_BYTES, start + (level + 1) * NODE_BYTES),
      ),
    ),
  };
};

/** Writes what {@link readBulkSignature} reads. @throws RangeError when a part is out of bounds */
export const writeBulkSignature = ({ signature, index, proof }: BulkSignature): Signature => {
  const isInTree = Number.isInteger(index) && index >= 0 && index < 2 ** proof.length;
  if (!isBulkBase(signature) || !isInTree || proof.length < 1 || proof.length > MAX_BULK_HEIGHT)
    throw new RangeError('Seaport can’t read such a bulk signature');
  return concat([signature, numberToHex(index, { size: INDEX_BYTES }), ...proof]);
};

/** Returns the digest that the wallet must have signed, if the order belongs to the tree. */
export const bulkSignatureDigest = (
  chainId: ChainId,
  hash: Bytes32,
  { index, proof }: BulkSignature,
): Bytes32 => bulkDigest(chainId, bulkRootOf(hash, index, proof), proof.length);
