import { ActivityPageSchema } from '@trait-market/contract/economy/activity';
import {
  type AvatarCard,
  type AvatarDetail,
  AvatarDetailSchema,
  AvatarHistorySchema,
  AvatarOrderPageSchema,
  type AvatarPage,
  AvatarPageSchema,
} from '@trait-market/contract/economy/avatars';
import { CollectionPageSchema } from '@trait-market/contract/economy/collections';
import {
  type InventoryItem,
  InventoryPageSchema,
  WalletOrderPageSchema,
} from '@trait-market/contract/economy/wallets';
import { ListingsNowSchema } from '@trait-market/contract/economy/listings';
import { NoticePageSchema } from '@trait-market/contract/economy/notices';
import { RatesSchema } from '@trait-market/contract/economy/rates';
import { refusalCodeOf } from '@trait-market/contract/economy/shared';
import { beforeEach, describe, expect, test } from 'vitest';

import { useMockServer, type WorldClient } from '../../testing/mock-server';
import { newTrader, signedAvatarOrder, signedFulfilment, type Trader } from '../../testing/traders';

const server = useMockServer();
/** Lower than the price of any avatar in the seed. */
const PRICE = 1_000n;

let world: WorldClient;
let alice: Trader;
let bob: Trader;

beforeEach(async () => {
  world = server.world();
  [alice, bob] = [await newTrader(world), await newTrader(world)];
});

const ask = async (path: string): Promise<unknown> =>
  (await world.call('get', `/economy/v1${path}`).expect(200)).body;
const browse = async (query = ''): Promise<AvatarPage> =>
  AvatarPageSchema.parse(await ask(`/avatars?limit=60${query}`));
const nameOf = ({ collection, tokenId }: Pick<AvatarCard, 'collection' | 'tokenId'>) =>
  `${collection}/${tokenId}`;
const detailOf = async (name: string): Promise<AvatarDetail> =>
  AvatarDetailSchema.parse(await ask(`/avatars/${name}`));

const giveAvatar = async (to: Trader, name?: string): Promise<AvatarDetail> => {
  const unlisted = name ?? nameOf((await browse('&listed=false')).items[0] ?? fail());
  const [collection = '', tokenId = ''] = unlisted.split('/');
  await world
    .call('post', '/__mock/grants')
    .send({ walletAddress: to.wallet.address, avatars: [{ collection, tokenId }] })
    .expect(200);
  return detailOf(unlisted);
};
const fail = (): never => {
  throw new Error('There is one');
};

const list = async (seller: Trader, avatar: AvatarDetail, price = PRICE): Promise<`0x${string}`> =>
  (
    await seller
      .post('/orders', await signedAvatarOrder(seller, 'listing', avatar, price))
      .expect(201)
  ).body.hash;
const buy = async (buyer: Trader, { chainId }: AvatarDetail, hash: `0x${string}`) =>
  buyer.post(
    `/orders/${hash}/fulfil`,
    await signedFulfilment(buyer, chainId, hash, { highestPrice: PRICE }),
  );

describe('the wall of avatars', () => {
  test('E132 spans pages: each avatar once, with its rank and what it wears', async () => {
    const seen: AvatarCard[] = [];
    let cursor = '';
    do {
      const page = await browse(`&collection=fathom-club${cursor && `&cursor=${cursor}`}`);
      seen.push(...page.items);
      cursor = page.nextCursor ?? '';
      expect(page.total).toBeGreaterThan(40);
    } while (cursor !== '');
    expect(new Set(seen.map(nameOf)).size).toBe(seen.length);
    const [card = fail()] = seen;
    const { worn, rank, owner } = await detailOf(nameOf(card));
    expect(card).toMatchObject({ rank, owner });
    expect(card.worn.map(({ id }) => id)).toEqual(worn.map(({ id }) => id));
  });

  test('shows the cheapest in one coin first, unlisted avatars last, and names that coin', async () => {
    const avatar = await giveAvatar(alice);
    await list(alice, avatar);
    const { items, priceChain } = await browse(`&priceChain=${avatar.chainId}`);
    expect(priceChain).toBe(avatar.chainId);
    expect(items[0]).toMatchObject({
      tokenId: avatar.tokenId,
      price: { chainId: avatar.chainId, coin: 'native', amount: String(PRICE) },
    });
    const dear = (await browse('&sort=price-desc&listed=true&chainId=1')).items.map(({ price }) =>
      BigInt(price?.amount ?? 0),
    );
    expect(dear.length).toBeGreaterThan(1);
    expect(dear).toEqual(dear.toSorted((one, other) => (one > other ? -1 : 1)));
  });

  test('E132 can be sorted by rank and by listing time', async () => {
    const ranks = (await browse('&sort=rank&collection=fathom-club')).items.map(
      ({ rank }) => rank.place,
    );
    expect(ranks[0]).toBe(1);
    expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
    const avatar = await giveAvatar(alice);
    await list(alice, avatar, 10n ** 21n);
    expect((await browse('&sort=newest')).items.map(nameOf)[0]).toBe(nameOf(avatar));
  });
});

describe('a sale of an avatar', () => {
  test('announces the listing, then the sale, and notifies the seller', async () => {
    const avatar = await giveAvatar(alice);
    const name = nameOf(avatar);
    const hash = await list(alice, avatar);
    expect(await detailOf(name)).toMatchObject({ price: { amount: String(PRICE) } });
    const orders = AvatarOrderPageSchema.parse(await ask(`/avatars/${name}/orders?kind=listing`));
    expect(orders.items.map((one) => one.hash)).toEqual([hash]);
    expect(orders.items[0]?.committedTo.map(({ id }) => id)).toEqual(
      avatar.worn.map(({ id }) => id),
    );

    await (
      await buy(bob, avatar, hash)
    ).ok;
    expect(await detailOf(name)).toMatchObject({
      price: null,
      owner: { address: bob.wallet.address },
      worn: avatar.worn.map(({ id }) => ({ id })),
      lastSale: { price: { amount: String(PRICE) } },
    });
    const history = AvatarHistorySchema.parse(await ask(`/avatars/${name}/history`));
    expect(history.items.map(({ type }) => type).slice(0, 2)).toEqual(['sale', 'listing']);
    expect(history.sales.at(-1)?.price.amount).toBe(String(PRICE));
    const notices = NoticePageSchema.parse(
      (await alice.get('/wallets/me/notices').expect(200)).body,
    ).items;
    expect(notices).toMatchObject([{ kind: 'sold', items: [{ avatar: { name: avatar.name } }] }]);
    const activity = ActivityPageSchema.parse(
      await ask(`/activity?wallet=${alice.wallet.address}&type=sale`),
    );
    expect(activity.items[0]?.items).toMatchObject([{ kind: 'avatar' }]);
    const again = await buy(alice, avatar, hash);
    expect([again.status, refusalCodeOf(again.body)]).toEqual([409, 'own-order']);
  });

  test('E135 counts for its collection: listings, floor, volume and sales', async () => {
    const avatar = await giveAvatar(alice);
    const collectionNow = async () =>
      CollectionPageSchema.parse(await ask('/collections')).items.find(
        ({ slug }) => slug === avatar.collection,
      ) ?? fail();
    const before = await collectionNow();
    const hash = await list(alice, avatar, 1_000_000n);
    expect(await collectionNow()).toMatchObject({
      avatarsListed: (before.avatarsListed ?? 0) + 1,
      avatarFloor: { amount: '1000000' },
      floor: before.floor,
    });
    await bob
      .post(
        `/orders/${hash}/fulfil`,
        await signedFulfilment(bob, avatar.chainId, hash, { highestPrice: 1_000_000n }),
      )
      .expect(200);
    expect(await collectionNow()).toMatchObject({
      sales: before.sales + 1,
      avatarFloor: before.avatarFloor,
    });
  });

  test('E515 can be in a cart, which shows whether it can still be bought, and its listing at another price', async () => {
    const avatar = await giveAvatar(alice);
    const hash = await list(alice, avatar);
    const now = async (query = '') =>
      ListingsNowSchema.parse(await ask(`/listings/now?hash=${hash}${query}`)).items[0];
    expect(await now()).toMatchObject({ listing: { hash }, next: null });
    await buy(bob, avatar, hash);
    expect(await now()).toEqual({ hash, listing: null, next: null });
    const next = await list(bob, avatar, 2n * PRICE);
    expect(await now()).toMatchObject({ hash, listing: null, next: { hash: next } });
    expect(await now(`&buyer=${bob.wallet.address}`)).toMatchObject({ next: null });
  });

  test('E135 appears among your orders with the floor of its collection and the best offer for it', async () => {
    const avatar = await giveAvatar(alice);
    await list(alice, avatar, 10n ** 21n);
    const cheaper = await giveAvatar(bob, await anotherOf(avatar));
    await list(bob, cheaper);
    await bob.post('/orders', await signedAvatarOrder(bob, 'offer', avatar, 500n)).expect(201);
    const mine = WalletOrderPageSchema.parse(
      (await alice.get(`/wallets/${alice.wallet.address}/orders`).expect(200)).body,
    );
    expect(mine.items[0]?.market).toMatchObject({
      floor: { amount: String(PRICE) },
      bestOffer: { amount: '500' },
      undercutBy: null,
    });
    expect(await detailOf(nameOf(avatar))).toMatchObject({ bestOffer: { amount: '500' } });
  });

  test('E638 has the best offer of its page on its card, and no offer of its owner', async () => {
    const avatar = await giveAvatar(alice);
    const cardOf = async () => {
      const { collection } = avatar;
      const { items } = await browse(`&collection=${collection}&owner=${alice.wallet.address}`);
      return items.find(({ tokenId }) => tokenId === avatar.tokenId);
    };
    expect((await cardOf())?.bestOffer).toBeNull();
    await bob.post('/orders', await signedAvatarOrder(bob, 'offer', avatar, 500n)).expect(201);
    await bob.post('/orders', await signedAvatarOrder(bob, 'offer', avatar, 700n)).expect(201);
    const { bestOffer } = await detailOf(nameOf(avatar));
    expect(bestOffer).toMatchObject({ coin: 'wrapped', amount: '700' });
    expect((await cardOf())?.bestOffer).toEqual(bestOffer);
  });
});

const anotherOf = async ({ collection, tokenId }: AvatarDetail): Promise<string> =>
  nameOf(
    (await browse(`&listed=false&collection=${collection}`)).items.find(
      (one) => one.tokenId !== tokenId,
    ) ?? fail(),
  );

describe('an inventory', () => {
  const inventoryOf = async (query: string): Promise<InventoryItem[]> =>
    InventoryPageSchema.parse(
      await ask(`/wallets/${alice.wallet.address}/inventory?limit=60${query}`),
    ).items;

  test('E134 can be sorted by total value, in any coin', async () => {
    const { worth: rates } = RatesSchema.parse(await ask('/rates'));
    const [eth, pol] = await Promise.all(
      [1, 137].map(async (chainId) => {
        const { items } = await browse(`&listed=true&chainId=${chainId}`);
        return nameOf(items[0] ?? fail());
      }),
    );
    await giveAvatar(alice, eth);
    await giveAvatar(alice, pol);
    const items = await inventoryOf('&sort=floor');
    const values = items.map(({ worth }) => {
      const floor = worth?.floor;
      const rate = floor?.chainId === 137 ? rates.pol : rates.eth;
      return floor ? Number(floor.amount) * Number(rate) : -1;
    });
    expect(values.length).toBeGreaterThan(1);
    expect(values).toEqual(values.toSorted((one, other) => other - one));
  });

  test('E134 shows the listing price of an avatar and the best offer for it, the most wanted first', async () => {
    const avatar = await giveAvatar(alice);
    const other = await giveAvatar(alice, await anotherOf(avatar));
    await list(alice, avatar);
    await bob.post('/orders', await signedAvatarOrder(bob, 'offer', other, 700n)).expect(201);
    const [first, second] = await inventoryOf('&sort=best-offer&kind=avatar');
    expect(first).toMatchObject({
      avatar: { tokenId: other.tokenId },
      price: null,
      offersReceived: 1,
      worth: { bestOffer: { coin: 'wrapped', amount: '700' } },
    });
    expect(second).toMatchObject({
      avatar: { tokenId: avatar.tokenId },
      price: { amount: String(PRICE) },
    });
  });
});
