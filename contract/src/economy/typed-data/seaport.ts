import type { WalletAddress } from '../../shared/wallet-address';
import type { ChainId } from '../shared/chains';

/** The address of Seaport 1.6 on every chain. */
export const SEAPORT: WalletAddress = '0x0000000000000068F116a894984e2DB1123eB395';

export const NO_ADDRESS: WalletAddress = '0x0000000000000000000000000000000000000000';
export const NO_BYTES32 = `0x${'0'.repeat(64)}` as const;

export const ITEM = {
  native: 0,
  erc20: 1,
  erc721: 2,
  erc1155: 3,
  erc721OfCriteria: 4,
  erc1155OfCriteria: 5,
} as const;

/** The criteria that any token of the contract matches, without a proof. */
export const ANY_TOKEN = '0';

/** Seaport's order types: fillable in full or in part, open or restricted by a zone. */
export const ORDER_TYPE = {
  fullOpen: 0,
  partialOpen: 1,
  fullRestricted: 2,
  partialRestricted: 3,
} as const;

export const seaportDomain = (chainId: ChainId) =>
  ({ name: 'Seaport', version: '1.6', chainId, verifyingContract: SEAPORT }) as const;

const OFFER_ITEM = [
  { name: 'itemType', type: 'uint8' },
  { name: 'token', type: 'address' },
  { name: 'identifierOrCriteria', type: 'uint256' },
  { name: 'startAmount', type: 'uint256' },
  { name: 'endAmount', type: 'uint256' },
] as const;

/** The EIP-712 types of a Seaport 1.6 order. */
export const ORDER_TYPES = {
  OrderComponents: [
    { name: 'offerer', type: 'address' },
    { name: 'zone', type: 'address' },
    { name: 'offer', type: 'OfferItem[]' },
    { name: 'consideration', type: 'ConsiderationItem[]' },
    { name: 'orderType', type: 'uint8' },
    { name: 'startTime', type: 'uint256' },
    { name: 'endTime', type: 'uint256' },
    { name: 'zoneHash', type: 'bytes32' },
    { name: 'salt', type: 'uint256' },
    { name: 'conduitKey', type: 'bytes32' },
    { name: 'counter', type: 'uint256' },
  ],
  OfferItem: OFFER_ITEM,
  ConsiderationItem: [...OFFER_ITEM, { name: 'recipient', type: 'address' }],
} as const;
