import { concat, hashStruct, keccak256, stringToHex } from 'viem';

import type { ChainId } from '../shared/chains';
import type { Bytes32 } from '../shared/hex';
import { orderHash } from './order-hash';
import { orderMessage } from './order-message';
import type { OrderComponents } from './order-components.schema';
import { NO_ADDRESS, NO_BYTES32, ORDER_TYPES, seaportDomain } from './seaport';

/** The maximum number of orders that this market's clients sign at once. */
export const MAX_BULK_ORDERS = 100;
/** The maximum height of Seaport's trees of orders. */
export const MAX_BULK_HEIGHT = 24;

/** The order that fills the rest of a tree, as in seaport-js. No one can fill it. */
const EMPTY_ORDER: OrderComponents = {
  offerer: NO_ADDRESS,
  zone: NO_ADDRESS,
  offer: [],
  consideration: [],
  orderType: 0,
  startTime: '0',
  endTime: '0',
  zoneHash: NO_BYTES32,
  salt: '0',
  conduitKey: NO_BYTES32,
  counter: '0',
};

const treeType = (height: number): string => `OrderComponents${'[2]'.repeat(height)}`;

/**
 * Returns the height of the smallest tree for a number of orders.
 * @throws RangeError when there is no order, or more than Seaport's highest tree holds
 */
export const bulkHeightOf = (count: number): number => {
  const height = Math.max(1, Math.ceil(Math.log2(count)));
  if (!Number.isInteger(count) || count < 1 || height > MAX_BULK_HEIGHT)
    throw new RangeError(`A bulk order can't hold ${count} orders`);
  return height;
};

/** Hashes two nodes in their order, unlike criteria trees, because an index gives the sides. */
const parentOf = (left: Bytes32, right: Bytes32): Bytes32 => keccak256(concat([left, right]));

let emptyRoots: readonly Bytes32[] | undefined;
/** Returns the roots of trees that hold only empty orders, by height. */
const rootsOfEmpty = (): readonly Bytes32[] => {
  if (emptyRoots === undefined) {
    const roots = [orderHash(EMPTY_ORDER)];
    for (let root = roots[0]; root && roots.length <= MAX_BULK_HEIGHT; roots.push(root))
      root = parentOf(root, root);
    emptyRoots = roots;
  }
  return emptyRoots;
};

type BulkTree = {
  height: number;
  root: Bytes32;
  /** Returns the hash of an order, or of the empty order after the last one. */
  leafAt(index: number): Bytes32;
  /** Returns the siblings on the path from a leaf to the root. @throws RangeError for no leaf */
  proofOf(index: number): Bytes32[];
};

/** Builds the tree of order hashes; the leaves after the last order are empty orders. */
export const bulkTree = (
  hashes: readonly Bytes32[],
  height = bulkHeightOf(hashes.length),
): BulkTree => {
  if (height < bulkHeightOf(hashes.length) || height > MAX_BULK_HEIGHT)
    throw new RangeError(`A tree of height ${height} can't hold ${hashes.length} orders`);
  const layers: Bytes32[][] = [hashes.map((hash): Bytes32 => `0x${hash.slice(2).toLowerCase()}`)];
  const nodeAt = (level: number, index: number): Bytes32 => {
    const node = layers[level]?.[index] ?? rootsOfEmpty()[level];
    if (node === undefined) throw new RangeError(`No tree has a level ${level}`);
    return node;
  };
  for (let level = 0; level < height; level += 1) {
    const size = Math.ceil((layers[level]?.length ?? 0) / 2);
    layers.push(
      Array.from({ length: size }, (_, index) =>
        parentOf(nodeAt(level, 2 * index), nodeAt(level, 2 * index + 1)),
      ),
    );
  }
  return {
    height,
    root: nodeAt(height, 0),
    leafAt: (index) => nodeAt(0, index),
    proofOf: (index) => {
      if (hashes[index] === undefined) throw new RangeError(`The tree has no order ${index}`);
      return Array.from({ length: height }, (_, level) =>
        nodeAt(level, Math.floor(index / 2 ** level) ^ 1),
      );
    },
  };
};

/** Returns the root that a proof leads to, from the leaf at an index. */
export const bulkRootOf = (leaf: Bytes32, index: number, proof: readonly Bytes32[]): Bytes32 =>
  proof.reduce(
    (node, sibling, level) =>
      Math.floor(index / 2 ** level) % 2 === 0 ? parentOf(node, sibling) : parentOf(sibling, node),
    leaf,
  );

const structText = (name: keyof typeof ORDER_TYPES): string =>
  `${name}(${ORDER_TYPES[name].map((field) => `${field.type} ${field.name}`).join(',')})`;

/** Returns Seaport's type hash of a bulk order of a height. */
export const bulkTypeHash = (height: number): Bytes32 =>
  keccak256(
    stringToHex(
      `BulkOrder(${treeType(height)} tree)${structText('ConsiderationItem')}${structText('OfferItem')}${structText('OrderComponents')}`,
    ),
  );

const DOMAIN_TYPE = {
  EIP712Domain: [
    { name: 'name', type: 'string' },
    { name: 'version', type: 'string' },
    { name: 'chainId', type: 'uint256' },
    { name: 'verifyingContract', type: 'address' },
  ],
} as const;

/** Returns the EIP-712 digest of a bulk order, from the root and the height of its tree. */
export const bulkDigest = (chainId: ChainId, root: Bytes32, height: number): Bytes32 => {
  const domain = { ...seaportDomain(chainId), chainId: BigInt(chainId) };
  return keccak256(
    concat([
      '0x1901',
      hashStruct({ types: DOMAIN_TYPE, primaryType: 'EIP712Domain', data: domain }),
      keccak256(concat([bulkTypeHash(height), root])),
    ]),
  );
};

type OrderMessage = ReturnType<typeof orderMessage>;
type TreeMessage = OrderMessage | readonly TreeMessage[];

const nested = (nodes: readonly TreeMessage[]): readonly TreeMessage[] => {
  if (nodes.length <= 2) return nodes;
  const pairs = Array.from({ length: nodes.length / 2 }, (_, index) =>
    nodes.slice(2 * index, 2 * index + 2),
  );
  return nested(pairs);
};

/** Returns the hashes of a signed tree's orders, which include empty ones after the last order. */
export const bulkLeavesOf = (node: TreeMessage): Bytes32[] =>
  'offerer' in node
    ? [hashStruct({ types: ORDER_TYPES, primaryType: 'OrderComponents', data: node })]
    : node.flatMap(bulkLeavesOf);

/** Returns the typed data of several orders that a wallet signs at once. */
export const bulkTypedData = (chainId: ChainId, orders: readonly OrderComponents[]) => {
  const height = bulkHeightOf(orders.length);
  const padding = Array.from({ length: 2 ** height - orders.length }, () => EMPTY_ORDER);
  return {
    domain: seaportDomain(chainId),
    types: { ...ORDER_TYPES, BulkOrder: [{ name: 'tree', type: treeType(height) }] },
    primaryType: 'BulkOrder' as const,
    message: { tree: nested([...orders, ...padding].map(orderMessage)) },
  };
};
