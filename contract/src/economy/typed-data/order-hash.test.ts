import {
  encodeAbiParameters,
  hashTypedData,
  keccak256,
  stringToHex,
  toHex,
  verifyTypedData,
} from 'viem';
import { describe, expect, test } from 'vitest';

import { listingTerms } from '../../../fixtures/economy/orders';
import { demoAccount } from '../../demo-wallet';
import { buildOrder } from './build-order';
import { orderHash } from './order-hash';
import { orderTypedData } from './order-message';
import type { ConsiderationItem, OfferItem } from './order-components.schema';

const OFFER_ITEM =
  'OfferItem(uint8 itemType,address token,uint256 identifierOrCriteria,uint256 startAmount,uint256 endAmount)';
const CONSIDERATION_ITEM =
  'ConsiderationItem(uint8 itemType,address token,uint256 identifierOrCriteria,uint256 startAmount,uint256 endAmount,address recipient)';
const ORDER =
  'OrderComponents(address offerer,address zone,OfferItem[] offer,ConsiderationItem[] consideration,uint8 orderType,uint256 startTime,uint256 endTime,bytes32 zoneHash,uint256 salt,bytes32 conduitKey,uint256 counter)';

/** Constants from Seaport's ConsiderationConstants. */
const SEAPORT_TYPEHASHES = {
  offerItem: '0xa66999307ad1bb4fde44d13a5d710bd7718e0c87c1eef68a571629fbf5b93d02',
  considerationItem: '0x42d81c6929ffdc4eb27a0808e40e82516ad42296c166065de7f812492304ff6e',
  order: '0xfa445660b7e21515a59617fcd68910b487aa5808b8abda3d78bc85df364b2c2f',
} as const;

const components = buildOrder(listingTerms);

test('the types are Seaport’s', () => {
  expect(keccak256(stringToHex(OFFER_ITEM))).toBe(SEAPORT_TYPEHASHES.offerItem);
  expect(keccak256(stringToHex(CONSIDERATION_ITEM))).toBe(SEAPORT_TYPEHASHES.considerationItem);
  expect(keccak256(stringToHex(ORDER + CONSIDERATION_ITEM + OFFER_ITEM))).toBe(
    SEAPORT_TYPEHASHES.order,
  );
});

const words = (values: readonly (string | number)[]) =>
  values.map((value) =>
    typeof value === 'string' && value.startsWith('0x')
      ? value.toLowerCase().slice(2).padStart(64, '0')
      : toHex(BigInt(value), { size: 32 }).slice(2),
  );

const hashWords = (values: readonly (string | number)[]) =>
  keccak256(`0x${words(values).join('')}`);

const itemWords = (item: OfferItem) => [
  item.itemType,
  item.token,
  item.identifierOrCriteria,
  item.startAmount,
  item.endAmount,
];

// Hashes word by word like Seaport's assembly, without using an encoder of this package or of viem.
const hashByHand = (): string => {
  const offer = components.offer.map((item) =>
    hashWords([SEAPORT_TYPEHASHES.offerItem, ...itemWords(item)]),
  );
  const consideration = components.consideration.map((item: ConsiderationItem) =>
    hashWords([SEAPORT_TYPEHASHES.considerationItem, ...itemWords(item), item.recipient]),
  );
  return hashWords([
    SEAPORT_TYPEHASHES.order,
    components.offerer,
    components.zone,
    hashWords(offer),
    hashWords(consideration),
    components.orderType,
    components.startTime,
    components.endTime,
    components.zoneHash,
    components.salt,
    components.conduitKey,
    components.counter,
  ]);
};

test('E1 the order hash is the struct hash, word by word', () => {
  expect(orderHash(components)).toBe(hashByHand());
});

test('an address in upper or lower case gives the same order', () => {
  const offerer = `0x${components.offerer.slice(2).toUpperCase()}` as const;
  expect(orderHash({ ...components, offerer })).toBe(orderHash(components));
});

describe('the signed message', () => {
  test('is the order under the domain of Seaport 1.6 on its chain', async () => {
    const account = demoAccount();
    const typedData = orderTypedData(1, components);
    const signature = await account.signTypedData(typedData);
    const separator = keccak256(
      encodeAbiParameters(
        ['bytes32', 'bytes32', 'bytes32', 'uint256', 'address'].map((type) => ({ type })),
        [
          keccak256(
            stringToHex(
              'EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)',
            ),
          ),
          keccak256(stringToHex('Seaport')),
          keccak256(stringToHex('1.6')),
          1n,
          '0x0000000000000068F116a894984e2DB1123eB395',
        ],
      ),
    );
    expect(hashTypedData(typedData)).toBe(
      keccak256(`0x1901${separator.slice(2)}${orderHash(components).slice(2)}`),
    );
    const signed = { address: account.address, signature };
    await expect(verifyTypedData({ ...typedData, ...signed })).resolves.toBe(true);
    await expect(verifyTypedData({ ...orderTypedData(137, components), ...signed })).resolves.toBe(
      false,
    );
  });
});
