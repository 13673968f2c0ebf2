import { CollectionDetailSchema } from '@trait-market/contract/economy/collections';
import {
  type FulfilmentData,
  FulfilmentDataSchema,
  OrderSchema,
} from '@trait-market/contract/economy/orders';
import { RefusalSchema } from '@trait-market/contract/economy/shared';
import { type TraitDetail, TraitPageSchema } from '@trait-market/contract/economy/traits';
import { orderMessage } from '@trait-market/contract/economy/typed-data';
import type { WalletAddress } from '@trait-market/contract/shared';
import { encodeFunctionData, type Hex } from 'viem';
import { beforeEach, expect, test } from 'vitest';

import { coSigner } from '../../economy/zone/co-signer';
import { accountOf } from '../../kernel/account';
import { useMockServer, type WorldClient } from '../mock-server';
import {
  newTrader,
  signedAnyAvatarOffer,
  signedCancel,
  signedOrder,
  traitAt,
  type Trader,
} from '../traders';
import { openOracle, type OracleChain } from './oracle';
import { whySeaport } from './outcome';
import { SEAPORT_ABI } from './seaport-abi';

const server = useMockServer();
const PRICE = 10n ** 15n;
const AVATARS = '0x00000000000000000000000000000000000000aa';

let world: WorldClient;
let trait: TraitDetail;
let seller: Trader;
let buyer: Trader;
let chain: OracleChain;

beforeEach(async () => {
  world = server.world();
  const { body } = await world.call('get', '/economy/v1/traits?sort=newest&limit=1').expect(200);
  trait = await traitAt(world, TraitPageSchema.parse(body).items[0]?.id ?? '');
  [seller, buyer] = [await newTrader(world, [trait.id]), await newTrader(world)];
  const { chainId, token, tokenId } = trait;
  chain = (
    await openOracle(
      [{ chainId, contracts: { avatars: AVATARS, traits: token } }],
      coSigner.address,
    )
  )[chainId];
  chain.setTime(BigInt(Math.floor(Date.now() / 1000)));
  for (const { wallet } of [seller, buyer]) {
    const account = accountOf(wallet.address);
    await chain.setNative(account, 10n ** 19n);
    await chain.wrap(account, 10n ** 18n);
    await chain.approveCoin(account);
    await chain.approveTokens(account, token);
  }
  await chain.mint(token, accountOf(seller.wallet.address), tokenId, 1);
}, 120_000);

const post = async (maker: Trader, kind: 'listing' | 'offer', reservedFor?: WalletAddress) => {
  const signed = await signedOrder(maker, kind, trait, PRICE, 1n, reservedFor);
  return OrderSchema.parse((await maker.post('/orders', signed).expect(201)).body);
};

const dataFor = async (trader: Trader, hash: string): Promise<FulfilmentData> => {
  const { body } = await trader.get(`/orders/${hash}/fulfilment-data`).expect(200);
  return FulfilmentDataSchema.parse(body);
};

const advancedOf = ({
  parameters,
  numerator,
  denominator,
  signature,
  extraData,
}: FulfilmentData['advancedOrder']) => ({
  parameters: {
    ...orderMessage({ ...parameters, counter: '0' }),
    totalOriginalConsiderationItems: BigInt(parameters.totalOriginalConsiderationItems),
  },
  numerator: BigInt(numerator),
  denominator: BigInt(denominator),
  signature: `0x${signature.slice(2)}` as const,
  extraData: `0x${extraData.slice(2)}` as const,
});

/** Returns the call of the data: one order, or a reserved listing with the caller's payment. */
const callOf = ({ advancedOrder, match, ...data }: FulfilmentData): Hex => {
  const resolvers = data.criteriaResolvers.map(
    ({ orderIndex, side, index, identifier, criteriaProof }) => ({
      orderIndex: BigInt(orderIndex),
      side,
      index: BigInt(index),
      identifier: BigInt(identifier),
      criteriaProof,
    }),
  );
  if (match === undefined) {
    return encodeFunctionData({
      abi: SEAPORT_ABI,
      functionName: 'fulfillAdvancedOrder',
      args: [advancedOf(advancedOrder), resolvers, data.fulfillerConduitKey, data.recipient],
    });
  }
  const componentsOf = (components: readonly { orderIndex: string; itemIndex: string }[]) =>
    components.map(({ orderIndex, itemIndex }) => ({
      orderIndex: BigInt(orderIndex),
      itemIndex: BigInt(itemIndex),
    }));
  return encodeFunctionData({
    abi: SEAPORT_ABI,
    functionName: 'matchAdvancedOrders',
    args: [
      [advancedOrder, match.payment].map(advancedOf),
      resolvers,
      match.fulfillments.map((one) => ({
        offerComponents: componentsOf(one.offerComponents),
        considerationComponents: componentsOf(one.considerationComponents),
      })),
      data.recipient,
    ],
  });
};

const send = async ({ wallet }: Trader, data: FulfilmentData): Promise<string | undefined> => {
  const call = callOf(data);
  const from = wallet.address;
  const called = await chain.call({ from, to: data.to, data: call, value: BigInt(data.value) });
  return whySeaport(called)?.words;
};

const editionsOf = ({ wallet }: Trader) =>
  chain.traitsOf(trait.token, accountOf(wallet.address), trait.tokenId);

test("E186 the provider's data for a listing fills the real Seaport unchanged", async () => {
  const { hash } = await post(seller, 'listing');
  expect(await send(buyer, await dataFor(buyer, hash))).toBeUndefined();
  expect([await editionsOf(seller), await editionsOf(buyer)]).toEqual([0n, 1n]);
  expect(await chain.nativeOf(accountOf(buyer.wallet.address))).toBe(
    10n ** 19n - 10n ** 18n - PRICE,
  );
});

test("E467 the provider's data for a reserved listing fills the real Seaport without the buyer's approval", async () => {
  const reservedFor = buyer.wallet.address;
  const { hash } = await post(seller, 'listing', reservedFor);
  await chain.approveTokens(accountOf(reservedFor), trait.token, false);
  const data = await dataFor(buyer, hash);
  const other = await newTrader(world);
  await chain.setNative(accountOf(other.wallet.address), 10n ** 18n);
  expect(await send(other, data)).toMatch(/^InvalidSignature/);
  expect(await send(buyer, data)).toBeUndefined();
  expect([await editionsOf(seller), await editionsOf(buyer)]).toEqual([0n, 1n]);
  expect(await chain.nativeOf(accountOf(reservedFor))).toBe(10n ** 19n - 10n ** 18n - PRICE);
});

test("the provider's data for an offer fills the real Seaport unchanged", async () => {
  const { hash } = await post(buyer, 'offer');
  expect(await send(seller, await dataFor(seller, hash))).toBeUndefined();
  expect([await editionsOf(seller), await editionsOf(buyer)]).toEqual([0n, 1n]);
});

test("E606 the provider's data for an offer for any avatar gives the named one on the real Seaport", async () => {
  const { body } = await world.call('get', '/economy/v1/collections/fathom-club').expect(200);
  const collection = CollectionDetailSchema.parse(body);
  const { chainId, contracts } = collection;
  const [own, other] = collection.faces.map(({ tokenId }) => tokenId);
  await world
    .call('post', '/__mock/grants')
    .send({
      walletAddress: seller.wallet.address,
      avatars: [own, other].map((tokenId) => ({ collection: collection.slug, tokenId })),
    })
    .expect(200);
  const opened = await openOracle([{ chainId, contracts }], coSigner.address);
  chain = opened[chainId];
  chain.setTime(BigInt(Math.floor(Date.now() / 1000)));
  const owner = accountOf(seller.wallet.address);
  for (const { wallet } of [seller, buyer]) {
    const account = accountOf(wallet.address);
    await chain.setNative(account, 10n ** 19n);
    await chain.wrap(account, 10n ** 18n);
    await chain.approveCoin(account);
    await chain.approveTokens(account, contracts.avatars);
  }
  for (const tokenId of [own, other]) await chain.setOwner(contracts.avatars, tokenId ?? '', owner);
  const signed = await signedAnyAvatarOffer(buyer, collection, PRICE, 2n);
  const { hash } = OrderSchema.parse((await buyer.post('/orders', signed).expect(201)).body);
  const path = `/orders/${hash}/fulfilment-data?identifier=${own}`;
  const data = FulfilmentDataSchema.parse((await seller.get(path).expect(200)).body);
  const [resolver] = data.criteriaResolvers;
  expect(resolver).toMatchObject({ identifier: own, criteriaProof: [] });
  if (resolver === undefined) throw new Error('The avatar is resolved');
  const swapped = { ...data, criteriaResolvers: [{ ...resolver, identifier: other ?? '' }] };
  expect(await send(seller, swapped)).toMatch(/^PermitNotSigned/);
  expect(await send(seller, data)).toBeUndefined();
  expect(await chain.ownerOf(contracts.avatars, own ?? '')).toBe(accountOf(buyer.wallet.address));
  expect(await chain.ownerOf(contracts.avatars, other ?? '')).toBe(owner);
});

test('is useless to anyone else, and after a minute', async () => {
  const { hash } = await post(seller, 'listing');
  const data = await dataFor(buyer, hash);
  const other = await newTrader(world);
  await chain.setNative(accountOf(other.wallet.address), 10n ** 18n);
  expect(await send(other, data)).toMatch(/^PermitNotSigned/);
  chain.setTime(BigInt(Date.parse(data.expiresAt) / 1000));
  expect(await send(buyer, data)).toMatch(/^PermitExpired/);
});

test('E186 is refused for the same reasons as the fulfillment: canceled, own, or more than there is', async () => {
  const { hash } = await post(seller, 'listing');
  const refusal = async (trader: Trader, query = ''): Promise<string | undefined> => {
    const { body } = await trader.get(`/orders/${hash}/fulfilment-data${query}`);
    return RefusalSchema.parse(body).code;
  };
  expect(await refusal(seller)).toBe('own-order');
  expect(await refusal(buyer, '?quantity=2')).toBe('not-enough-left');
  expect(await refusal(buyer, '?quantity=0')).toBe('bad-terms');
  await seller
    .post(`/orders/${hash}/cancel`, await signedCancel(seller, trait.chainId, `0x${hash.slice(2)}`))
    .expect(200);
  expect(await refusal(buyer)).toBe('cancelled');
  const reservedFor = buyer.wallet.address;
  const reserved = await post(seller, 'listing', reservedFor);
  const other = await newTrader(world);
  const { body } = await other.get(`/orders/${reserved.hash}/fulfilment-data`);
  expect(RefusalSchema.parse(body).code).toBe('reserved');
});

test('requires signing in', async () => {
  const { hash } = await post(seller, 'listing');
  await world.call('get', `/economy/v1/orders/${hash}/fulfilment-data`).expect(401);
});
