import { ActivityPageSchema } from '@trait-market/contract/economy/activity';
import { AvatarDetailSchema, AvatarHistorySchema } from '@trait-market/contract/economy/avatars';
import { CriteriaSetSchema } from '@trait-market/contract/economy/criteria';
import { OrderPageSchema, OrderSchema } from '@trait-market/contract/economy/orders';
import {
  HolderPageSchema,
  PastOfferPageSchema,
  TokenMetadataSchema,
  TraitDepthSchema,
  type ListedHolder,
} from '@trait-market/contract/economy/tokens';
import type { TraitDetail } from '@trait-market/contract/economy/traits';
import { isSameAddress } from '@trait-market/contract/shared';
import { beforeEach, describe, expect, test } from 'vitest';

import { useMockServer, type WorldClient } from '../../../testing/mock-server';
import {
  newTrader,
  signedAvatarOrder,
  signedCancel,
  signedCriteriaOffer,
  signedFulfilment,
  signedOrder,
  traitAt,
  type Trader,
} from '../../../testing/traders';

const server = useMockServer();
/** Higher than any offer in the seed. */
const PRICE = 10n ** 20n;
const COLLECTION = 'tin-parliament';

let world: WorldClient;
let trait: TraitDetail;
let maker: Trader;
let seller: Trader;

const ask = async (path: string): Promise<unknown> =>
  (await world.call('get', `/economy/v1${path}`).expect(200)).body;

const setOfHats = async () =>
  CriteriaSetSchema.parse(await ask(`/criteria?collection=${COLLECTION}&slot=headwear`));

beforeEach(async () => {
  world = server.world();
  const [hat] = (await setOfHats()).traits;
  if (hat === undefined) throw new Error('The seed has hats.');
  trait = await traitAt(world, hat.id);
  [maker, seller] = [await newTrader(world), await newTrader(world, [hat.id])];
});

const post = async (by: Trader, signed: object) =>
  OrderSchema.parse((await by.post('/orders', signed).expect(201)).body);
const offer = async (price = PRICE, quantity = 1n) =>
  post(maker, await signedOrder(maker, 'offer', trait, price, quantity));
const depth = async () => TraitDepthSchema.parse(await ask(`/traits/${trait.id}/depth`));
const past = async () =>
  PastOfferPageSchema.parse(await ask(`/traits/${trait.id}/past-offers?limit=60`)).items;

describe('the depth of offers', () => {
  test('E307 adds up the editions of each price, highest first, with offers for any of a set', async () => {
    const before = await depth();
    await offer(PRICE, 3n);
    await offer(2n * PRICE);
    const hats = await setOfHats();
    await post(maker, await signedCriteriaOffer(maker, hats, PRICE, 2n));
    const { levels, prices, offers, quantity } = await depth();
    expect(levels.slice(0, 2)).toEqual([
      { price: expect.objectContaining({ amount: String(2n * PRICE) }), quantity: 1, offers: 1 },
      { price: expect.objectContaining({ amount: String(PRICE) }), quantity: 5, offers: 2 },
    ]);
    expect({ prices, offers, quantity }).toEqual({
      prices: before.prices + 2,
      offers: before.offers + 3,
      quantity: before.quantity + 6,
    });
  });

  test('E307 equals the fillable offers that are listed', async () => {
    await offer();
    const { items } = OrderPageSchema.parse(
      await ask(`/traits/${trait.id}/orders?kind=offer&limit=60`),
    );
    const { offers, quantity } = await depth();
    expect(offers).toBe(items.length);
    expect(quantity).toBe(items.reduce((sum, { remaining }) => sum + remaining, 0));
  });
});

describe('past offers', () => {
  test('E308 lists filled, canceled and expired offers with their end, and no open ones', async () => {
    const known = (await past()).length;
    const [sold, canceled, open] = [await offer(), await offer(), await offer()];
    await maker
      .post(
        `/orders/${canceled.hash}/cancel`,
        await signedCancel(maker, trait.chainId, canceled.hash),
      )
      .expect(200);
    await seller
      .post(
        `/orders/${sold.hash}/fulfil`,
        await signedFulfilment(seller, trait.chainId, sold.hash, {}),
      )
      .expect(200);
    const now = await past();
    expect(now).toHaveLength(known + 2);
    expect(now.find(({ hash }) => hash === canceled.hash)).toMatchObject({
      outcome: 'cancelled',
      filled: 0,
      createdAt: canceled.createdAt,
    });
    expect(now[0]).toMatchObject({
      hash: sold.hash,
      outcome: 'filled',
      filled: 1,
      quantity: 1,
      unitPrice: { amount: String(PRICE) },
      wanted: { kind: 'trait', trait: { id: trait.id } },
    });
    expect(now.map(({ hash }) => hash)).not.toContain(open.hash);
    const ends = now.map(({ endedAt }) => endedAt);
    expect(ends).toEqual(ends.toSorted().toReversed());
    await world
      .call('post', '/__mock/clock')
      .send({ advanceMs: 40 * 86_400_000 })
      .expect(200);
    expect((await past()).find(({ hash }) => hash === open.hash)).toMatchObject({
      outcome: 'expired',
      endedAt: open.expiresAt,
    });
  });

  test('E308 includes offers for any trait of a set', async () => {
    const any = await post(maker, await signedCriteriaOffer(maker, await setOfHats(), PRICE, 2n));
    await maker
      .post(`/orders/${any.hash}/cancel`, await signedCancel(maker, trait.chainId, any.hash))
      .expect(200);
    expect((await past())[0]).toMatchObject({ hash: any.hash, wanted: { kind: 'any' } });
  });
});

const buy = async (by: Trader, hash: `0x${string}`) =>
  by
    .post(
      `/orders/${hash}/fulfil`,
      await signedFulfilment(by, trait.chainId, hash, { highestPrice: 1_000n }),
    )
    .expect(200);

/** Gives the seller an avatar without an activity. */
const giveAvatar = async () => {
  await world
    .call('post', '/__mock/grants')
    .send({
      walletAddress: seller.wallet.address,
      avatars: [{ collection: COLLECTION, tokenId: '7' }],
    })
    .expect(200);
  return AvatarDetailSchema.parse(await ask(`/avatars/${COLLECTION}/7`));
};

const allHolders = async (path: string): Promise<ListedHolder[]> => {
  const found: ListedHolder[] = [];
  let cursor = '';
  do {
    const page = HolderPageSchema.parse(await ask(`${path}?limit=3${cursor}`));
    found.push(...page.items);
    cursor = page.nextCursor === null ? '' : `&cursor=${page.nextCursor}`;
  } while (cursor !== '');
  return found;
};
const editions = ({ loose, worn }: ListedHolder) => loose + worn;
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

describe('all holders', () => {
  test('E309 lists each holder of a trait once, the most editions first', async () => {
    const holders = await allHolders(`/traits/${trait.id}/holders`);
    const { loose, worn, holders: shown } = await traitAt(world, trait.id);
    expect(holders).toHaveLength(shown.total);
    expect(new Set(holders.map(({ address }) => address)).size).toBe(shown.total);
    expect(sum(holders.map(editions))).toBe(loose + worn);
    const counts = holders.map(editions);
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
  });

  const holderOf = async (id: string, { wallet }: Trader) =>
    (await allHolders(`/traits/${id}/holders`)).find(({ address }) =>
      isSameAddress(address, wallet.address),
    );
  const lastSale = async () =>
    ActivityPageSchema.parse(await ask('/activity?type=sale&limit=1')).items[0];

  test('E309 says since when a wallet has held an edition', async () => {
    const { hash } = await post(seller, await signedOrder(seller, 'listing', trait, 1_000n));
    await buy(maker, hash);
    const sale = await lastSale();
    expect(sale).toMatchObject({ orderHash: hash });
    expect(await holderOf(trait.id, maker)).toMatchObject({ loose: 1, since: sale?.at });
  });

  test('E309 counts a trait from the time that its avatar was bought, and says if that is unknown', async () => {
    const avatar = await giveAvatar();
    const worn = avatar.worn[0]?.id ?? '';
    expect(await holderOf(worn, seller)).toMatchObject({ worn: 1, since: null });
    const { hash } = await post(seller, await signedAvatarOrder(seller, 'listing', avatar, 1_000n));
    await buy(maker, hash);
    expect(await holderOf(worn, maker)).toMatchObject({ worn: 1, since: (await lastSale())?.at });
  });

  test('E309 lists the holders of a collection', async () => {
    const holders = await allHolders(`/collections/${COLLECTION}/holders`);
    expect(new Set(holders.map(({ address }) => address)).size).toBe(holders.length);
    const counts = holders.map(editions);
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    expect(holders[0]?.since).toEqual(expect.any(String));
  });
});

test('E286 metadata is what the token standards define', async () => {
  const { editions: now } = await traitAt(world, trait.id);
  const metadata = TokenMetadataSchema.parse(await ask(`/traits/${trait.id}/metadata`));
  expect(metadata).toMatchObject({
    name: trait.value,
    image: trait.imageUrl,
    decimals: 0,
    attributes: expect.arrayContaining([
      { trait_type: 'Slot', value: 'Headwear' },
      { trait_type: 'Editions', value: now, display_type: 'number' },
    ]),
  });
  const avatar = AvatarDetailSchema.parse(await ask(`/avatars/${COLLECTION}/7`));
  expect(TokenMetadataSchema.parse(await ask(`/avatars/${COLLECTION}/7/metadata`))).toMatchObject({
    name: avatar.name,
    image: avatar.imageUrl,
    attributes: avatar.worn.map(({ value }) => expect.objectContaining({ value })),
  });
  await world.call('get', '/economy/v1/traits/none/metadata').expect(404);
});

test("E294 an avatar's history by type shows how each owner got it", async () => {
  const avatar = await giveAvatar();
  const { hash } = await post(seller, await signedAvatarOrder(seller, 'listing', avatar, 1_000n));
  await buy(maker, hash);
  const types = 'type=mint&type=sale&type=swap&type=transfer';
  const history = async (query: string) =>
    AvatarHistorySchema.parse(await ask(`/avatars/${COLLECTION}/7/history?${query}`));
  const { items, sales } = await history(types);
  expect(items[0]).toMatchObject({ type: 'sale', orderHash: hash });
  expect(items.at(-1)).toMatchObject({ type: 'mint', to: null });
  expect(sales.at(-1)?.price.amount).toBe('1000');
  const first = await history(`${types}&limit=1`);
  const second = await history(`${types}&limit=1&cursor=${first.nextCursor}`);
  expect([...first.items, ...second.items]).toEqual(items.slice(0, 2));
  const all = await history('');
  expect(all.items.map(({ type }) => type)).toEqual(expect.arrayContaining(['sale', 'listing']));
  expect(all.items.map(({ type }) => type)).not.toContain('mint');
});
