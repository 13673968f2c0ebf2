import { encodeAbiParameters, keccak256, type Hex } from 'viem';

import type { WalletAddress } from '../../shared/wallet-address';
import type { ChainId } from '../shared/chains';
import type { Bytes32 } from '../shared/hex';
import { COMMITMENT_ZONE } from './commitment-zone';
import type { TraitCommitment } from './commitment.schema';
import { plainAddress } from './plain-address';
import type { OfferItem, OrderComponents } from './order-components.schema';
import { ITEM } from './seaport';

/** The units of an order to fill, and the trait or avatar that fills a criteria offer. */
export type Fill = {
  units: bigint;
  ofUnits: bigint;
  identifier?: string | undefined;
};

const FILL = [
  { name: 'orderHash', type: 'bytes32' },
  { name: 'fulfiller', type: 'address' },
  { name: 'items', type: 'bytes32' },
  { name: 'expiration', type: 'uint64' },
  { name: 'nonce', type: 'uint256' },
] as const;

/** The message by which the provider permits one fill by one fulfiller within a short time. */
export type FillMessage = {
  orderHash: Bytes32;
  fulfiller: WalletAddress;
  items: Bytes32;
  /** The expiry in seconds since 1970. */
  expiration: bigint;
  nonce: bigint;
};

/** Returns the typed data of a permit, under the domain of the zone on a chain. */
export const fillTypedData = (chainId: ChainId, message: FillMessage) => ({
  domain: {
    name: 'Trait Market Zone',
    version: '1',
    chainId,
    verifyingContract: plainAddress(COMMITMENT_ZONE),
  },
  types: { Fill: FILL },
  primaryType: 'Fill' as const,
  message: { ...message, fulfiller: plainAddress(message.fulfiller) },
});

const SPENT_ITEM = [
  { name: 'itemType', type: 'uint8' },
  { name: 'token', type: 'address' },
  { name: 'identifier', type: 'uint256' },
  { name: 'amount', type: 'uint256' },
] as const;

const FILL_ITEMS = [
  { name: 'offer', type: 'tuple[]', components: SPENT_ITEM },
  {
    name: 'consideration',
    type: 'tuple[]',
    components: [...SPENT_ITEM, { name: 'recipient', type: 'address' }],
  },
] as const;

/** Seaport's types of an item of criteria, each with the type after its token is chosen. */
const CHOSEN_TYPES: ReadonlyMap<number, number> = new Map([
  [ITEM.erc721OfCriteria, ITEM.erc721],
  [ITEM.erc1155OfCriteria, ITEM.erc1155],
]);

const spentItem = (item: OfferItem, { units, ofUnits, identifier }: Fill) => {
  const chosenType = CHOSEN_TYPES.get(item.itemType);
  return {
    itemType: chosenType ?? item.itemType,
    token: plainAddress(item.token),
    identifier: BigInt(chosenType === undefined ? item.identifierOrCriteria : (identifier ?? 0)),
    amount: (BigInt(item.startAmount) * units) / ofUnits,
  };
};

/**
 * Hashes a fill's items as Seaport passes them to the zone: with the filled amounts and the chosen
 * trait or avatar.
 */
export const hashFillItems = (
  { offer, consideration }: Pick<OrderComponents, 'offer' | 'consideration'>,
  fill: Fill,
): Bytes32 =>
  keccak256(
    encodeAbiParameters(FILL_ITEMS, [
      offer.map((item) => spentItem(item, fill)),
      consideration.map((item) => ({
        ...spentItem(item, fill),
        recipient: plainAddress(item.recipient),
      })),
    ]),
  );

const FILL_PERMIT = [
  {
    type: 'tuple',
    components: [
      { name: 'expiration', type: 'uint64' },
      { name: 'nonce', type: 'uint256' },
      { name: 'signature', type: 'bytes' },
      {
        name: 'commitments',
        type: 'tuple[]',
        components: [
          { name: 'token', type: 'address' },
          { name: 'avatarId', type: 'uint256' },
          { name: 'slot', type: 'string' },
          { name: 'traitId', type: 'uint256' },
        ],
      },
    ],
  },
] as const;

/** Encodes a permit as the `extraData` that the fulfiller passes to the zone. */
export const encodeFillPermit = (
  { expiration, nonce }: Pick<FillMessage, 'expiration' | 'nonce'>,
  signature: Hex,
  commitments: readonly TraitCommitment[],
): Hex =>
  encodeAbiParameters(FILL_PERMIT, [
    {
      expiration,
      nonce,
      signature,
      commitments: commitments.map(({ token, avatarId, slot, traitId }) => ({
        token: plainAddress(token),
        avatarId: BigInt(avatarId),
        slot,
        traitId: BigInt(traitId),
      })),
    },
  ]);
