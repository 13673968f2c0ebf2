import { ActivityPageSchema } from '@trait-market/contract/economy/activity';
import { AvatarDetailSchema, AvatarOrderPageSchema } from '@trait-market/contract/economy/avatars';
import {
  CollectionDetailSchema,
  RankedAvatarPageSchema,
} from '@trait-market/contract/economy/collections';
import { NoticePageSchema } from '@trait-market/contract/economy/notices';
import { OrderSchema } from '@trait-market/contract/economy/orders';
import { CollectionOfferPageSchema } from '@trait-market/contract/economy/tokens';
import { InventoryPageSchema, WalletOrderPageSchema } from '@trait-market/contract/economy/wallets';
import { beforeEach, expect, test } from 'vitest';

import { useMockServer, type WorldClient } from '../../testing/mock-server';
import {
  newTrader,
  signedAnyAvatarOffer,
  signedAvatarOrder,
  type Trader,
} from '../../testing/traders';

const server = useMockServer();
const COLLECTION = 'fathom-club';
/** Higher than any offer in the seed. */
const PRICE = 10n ** 20n;

let world: WorldClient;
let maker: Trader;
/** Two avatars of the collection that no one lists, the rarer one first. */
let rare: string;
let plain: string;

const ask = async (path: string): Promise<unknown> =>
  (await world.call('get', `/economy/v1${path}`).expect(200)).body;

const collectionNow = async () =>
  CollectionDetailSchema.parse(await ask(`/collections/${COLLECTION}`));

const avatarNow = async (tokenId: string) =>
  AvatarDetailSchema.parse(await ask(`/avatars/${COLLECTION}/${tokenId}`));

const ownerOf = async (...tokenIds: string[]): Promise<Trader> => {
  const owner = await newTrader(world);
  const avatars = tokenIds.map((tokenId) => ({ collection: COLLECTION, tokenId }));
  await world
    .call('post', '/__mock/grants')
    .send({ walletAddress: owner.wallet.address, avatars })
    .expect(200);
  return owner;
};

const offerAny = async (price: bigint, { by = maker, quantity = 1n } = {}) => {
  const signed = await signedAnyAvatarOffer(by, await collectionNow(), price, quantity);
  return OrderSchema.parse((await by.post('/orders', signed).expect(201)).body);
};

const offerOne = async (tokenId: string, price: bigint, by: Trader) => {
  const signed = await signedAvatarOrder(by, 'offer', await avatarNow(tokenId), price);
  return OrderSchema.parse((await by.post('/orders', signed).expect(201)).body);
};

const ordersOf = async (trader: Trader, side: 'made' | 'received') =>
  WalletOrderPageSchema.parse(
    (await trader.get(`/wallets/${trader.wallet.address}/orders?side=${side}&limit=60`)).body,
  ).items;

const noticesOf = async (trader: Trader) =>
  NoticePageSchema.parse((await trader.get('/wallets/me/notices').expect(200)).body).items;

beforeEach(async () => {
  world = server.world();
  maker = await newTrader(world);
  const { items } = RankedAvatarPageSchema.parse(
    await ask(`/collections/${COLLECTION}/avatars?limit=60`),
  );
  const unlisted = [];
  for (const { tokenId, rank } of items.filter((_, index) => index % 7 === 0)) {
    if ((await avatarNow(tokenId)).price === null) unlisted.push({ tokenId, rank });
  }
  rare = unlisted.at(0)?.tokenId ?? '';
  plain = unlisted.at(-1)?.tokenId ?? '';
});

test('E602 an offer names the collection, with pictures of some of its avatars', async () => {
  const made = await offerAny(PRICE, { quantity: 3n });
  const { name } = await collectionNow();
  expect(made).toMatchObject({
    kind: 'offer',
    gives: [],
    gets: [{ kind: 'anyAvatar', collection: COLLECTION, collectionName: name, quantity: 3 }],
    unitPrice: { coin: 'wrapped', amount: String(PRICE) },
    quantity: 3,
    remaining: 3,
  });
  const [wanted] = made.gets;
  const { imageUrls = [] } = wanted?.kind === 'anyAvatar' ? wanted : {};
  expect(imageUrls).toHaveLength(4);
  const activity = ActivityPageSchema.parse(
    await ask(`/activity?wallet=${maker.wallet.address}&type=offer`),
  );
  expect(activity.items[0]).toMatchObject({
    items: [{ kind: 'anyAvatar', quantity: 3 }],
    price: { amount: String(3n * PRICE) },
  });
});

test('E604 it counts for each avatar’s best offer and orders, and for the collection', async () => {
  const offersOn = async (tokenId: string) => {
    const path = `/avatars/${COLLECTION}/${tokenId}/orders?kind=offer&limit=60`;
    return AvatarOrderPageSchema.parse(await ask(path)).items;
  };
  const first = await offerAny(PRICE);
  const one = await offerOne(rare, PRICE + 1n, await newTrader(world));
  for (const tokenId of [rare, plain]) {
    const isRare = tokenId === rare;
    const best = isRare ? one : first;
    expect((await avatarNow(tokenId)).bestOffer).toEqual(best.unitPrice);
    expect((await offersOn(tokenId)).slice(0, isRare ? 2 : 1).map(({ hash }) => hash)).toEqual(
      isRare ? [one.hash, first.hash] : [first.hash],
    );
  }
  expect((await collectionNow()).bestAvatarOffer).toEqual(first.unitPrice);
  // An owner can't accept its own offer.
  const owner = await ownerOf(plain);
  const own = await offerAny(2n * PRICE, { by: owner });
  expect((await avatarNow(plain)).bestOffer).toEqual(first.unitPrice);
  expect((await collectionNow()).bestAvatarOffer).toEqual(own.unitPrice);
});

test('E604 a collection’s offers for any avatar come after those for any trait, with the avatar floor', async () => {
  const [low, high] = [await offerAny(PRICE), await offerAny(PRICE + 1n)];
  const path = `/collections/${COLLECTION}/offers?limit=60`;
  const { items } = CollectionOfferPageSchema.parse(await ask(path));
  const forAny = items.filter(({ gets }) => gets[0]?.kind === 'anyAvatar');
  expect(forAny.slice(0, 2).map(({ hash }) => hash)).toEqual([high.hash, low.hash]);
  expect(forAny[0]?.floor).toEqual((await collectionNow()).avatarFloor);
  const groups = items.map(({ gets: [wanted] }) => {
    if (wanted?.kind === 'any') return wanted.criteria.root === '0' ? 0 : 2;
    return wanted?.kind === 'anyAvatar' ? 1 : 2;
  });
  expect(groups).toEqual(groups.toSorted((before, after) => before - after));
});

test('E604 an own offer comes with the avatar floor and the best offer for any avatar', async () => {
  await offerAny(PRICE);
  const rival = await offerAny(2n * PRICE, { by: await newTrader(world) });
  const [own] = await ordersOf(maker, 'made');
  expect(own?.market).toEqual({
    floor: (await collectionNow()).avatarFloor,
    undercutBy: null,
    bestOffer: rival.unitPrice,
    lastSale: null,
  });
});

test('E605 each owner receives it, with the plainest avatar to give and how many there are', async () => {
  const owner = await ownerOf(rare, plain);
  const made = await offerAny(PRICE, { quantity: 2n });
  const received = (await ordersOf(owner, 'received')).find(({ hash }) => hash === made.hash);
  const { name } = await avatarNow(plain);
  expect(received?.given).toMatchObject({ held: 2, avatar: { tokenId: plain, name } });
  expect(received?.market?.bestOffer).toEqual(made.unitPrice);
  const { items } = InventoryPageSchema.parse(
    (await owner.get(`/wallets/${owner.wallet.address}/inventory`).expect(200)).body,
  );
  const counted = items.map((item) => [item.offersReceived, item.worth?.bestOffer?.amount]);
  expect(counted).toEqual([
    [1, String(PRICE)],
    [1, String(PRICE)],
  ]);
  const other = await newTrader(world);
  expect((await ordersOf(other, 'received')).map(({ hash }) => hash)).not.toContain(made.hash);
});

test('E604 an offer counts for the worth of no more avatars of a wallet than it wants', async () => {
  const owner = await ownerOf(rare, plain);
  const worthOf = async () => {
    const path = `/wallets/${owner.wallet.address}/inventory?kind=avatar`;
    const { items } = InventoryPageSchema.parse((await owner.get(path).expect(200)).body);
    return new Map(
      items.flatMap((item) =>
        item.kind === 'avatar' ? [[item.avatar.tokenId, item.worth] as const] : [],
      ),
    );
  };
  const any = await offerAny(3n * PRICE);
  const paid = [...(await worthOf()).values()].flatMap((worth) => worth?.bestOffer?.amount ?? []);
  expect(paid.filter((amount) => amount === String(3n * PRICE))).toHaveLength(1);
  const one = await offerOne(rare, 2n * PRICE, await newTrader(world));
  const worths = await worthOf();
  const [worthOfRare, worthOfPlain] = [worths.get(rare), worths.get(plain)];
  // The offer for any avatar takes the plain one, so that both offers are filled.
  expect([worthOfRare?.bestOffer, worthOfPlain?.bestOffer]).toEqual([one.unitPrice, any.unitPrice]);
  expect([worthOfRare?.bestOfferEach?.price, worthOfPlain?.bestOfferEach?.price]).toEqual([
    any.unitPrice,
    any.unitPrice,
  ]);
});

test('E605 only owners for whom it is the best offer are notified, and only of the latest', async () => {
  const [owner, other] = [await ownerOf(rare), await newTrader(world)];
  await noticesOf(owner);
  await noticesOf(other);
  await offerOne(rare, 2n * PRICE, maker);
  expect(await noticesOf(owner)).toHaveLength(1);
  await offerAny(PRICE);
  expect(await noticesOf(owner)).toHaveLength(1);
  await offerAny(3n * PRICE);
  await offerAny(4n * PRICE);
  const notices = await noticesOf(owner);
  expect(notices.map(({ kind }) => kind)).toEqual(['offer-received', 'offer-received']);
  expect(notices[0]).toMatchObject({
    items: [{ kind: 'anyAvatar', collection: COLLECTION }],
    price: { amount: String(4n * PRICE) },
  });
  expect(await noticesOf(other)).toEqual([]);
});

test('E605 an offer for one avatar or any is outbid by a higher one for any, not by one for one', async () => {
  const [rival, bidder] = [await newTrader(world), await newTrader(world)];
  await offerAny(PRICE);
  await offerOne(plain, PRICE, bidder);
  for (const trader of [maker, bidder]) expect(await noticesOf(trader)).toEqual([]);
  await offerOne(rare, 2n * PRICE, rival);
  for (const trader of [maker, bidder]) expect(await noticesOf(trader)).toEqual([]);
  await offerAny(2n * PRICE, { by: rival });
  expect(await noticesOf(maker)).toMatchObject([
    { kind: 'outbid', items: [{ kind: 'anyAvatar' }] },
  ]);
  expect(await noticesOf(bidder)).toMatchObject([{ kind: 'outbid', items: [{ kind: 'avatar' }] }]);
});
