import { NoticePageSchema, type NoticePage } from '@trait-market/contract/economy/notices';
import { refusalCodeOf } from '@trait-market/contract/economy/shared';
import { type TraitDetail, TraitPageSchema } from '@trait-market/contract/economy/traits';
import { demoAccount } from '@trait-market/contract/demo-wallet';
import { beforeEach, describe, expect, test } from 'vitest';

import { stateOf } from '../../testing/control';
import { useMockServer, type WorldClient } from '../../testing/mock-server';
import {
  newTrader,
  signedFulfilment,
  signedOrder,
  traitAt,
  type Trader,
} from '../../testing/traders';
import { signIn } from '../../testing/wallet';

const server = useMockServer();
const NOTICES = '/economy/v1/wallets/me/notices';
const PRICE = 10n ** 16n;

let world: WorldClient;
let seller: Trader;
let buyer: Trader;
let trait: TraitDetail;

const noticesOf = async (token: string, query = '', where = world): Promise<NoticePage> =>
  NoticePageSchema.parse((await where.call('get', `${NOTICES}${query}`, token).expect(200)).body);

const sell = async (): Promise<void> => {
  const order = await signedOrder(seller, 'listing', trait, PRICE);
  const { body } = await seller.post('/orders', order).expect(201);
  const request = await signedFulfilment(buyer, trait.chainId, body.hash, { highestPrice: PRICE });
  await buyer.post(`/orders/${body.hash}/fulfil`, request).expect(200);
};
const read = (body: object, who = seller) => who.post('/wallets/me/notices/read', body);
const turnOff = (off: unknown[], who = seller) =>
  world.call('put', `${NOTICES}/settings`, who.token).send({ off });

beforeEach(async () => {
  world = server.world();
  const { body } = await world.call('get', '/economy/v1/traits?limit=1').expect(200);
  const id = TraitPageSchema.parse(body).items[0]?.id ?? '';
  trait = await traitAt(world, id);
  seller = await newTrader(world, [id]);
  buyer = await newTrader(world);
  const grant = { walletAddress: seller.wallet.address, traits: [{ id, quantity: 5 }] };
  await world.call('post', '/__mock/grants').send(grant).expect(200);
});

test('a notice of a sale has everything its sentence needs, comes in pages, and is marked as read by its id', async () => {
  expect(await noticesOf(seller.token)).toMatchObject({ items: [], latest: null, unread: 0 });
  await sell();
  await sell();
  const { items, ...page } = await noticesOf(seller.token, '?limit=1');
  expect(page).toMatchObject({ total: 2, unread: 2, latest: 'n2' });
  expect(items).toMatchObject([
    {
      id: 'n2',
      kind: 'sold',
      readAt: null,
      items: [{ kind: 'trait', trait: { id: trait.id, value: trait.value }, quantity: 1 }],
      by: { address: buyer.wallet.address },
      price: { chainId: trait.chainId, coin: 'native', amount: String(PRICE) },
    },
  ]);
  const rest = await noticesOf(seller.token, `?limit=1&cursor=${page.nextCursor}`);
  expect(rest.items.map(({ id }) => id)).toEqual(['n1']);

  expect((await read({ ids: ['n1'] }).expect(200)).body).toEqual({ unread: 1 });
  const unread = await noticesOf(seller.token, '?unread=true');
  expect(unread).toMatchObject({ total: 1, unread: 1 });
  expect(unread.items.map(({ id }) => id)).toEqual(['n2']);
  expect((await noticesOf(buyer.token)).items.map(({ kind }) => kind)).not.toContain('sold');
});

test('E72 reading all leaves later notices unread, and a notice that was never received can’t be read', async () => {
  await sell();
  const { latest } = await noticesOf(seller.token);
  await sell();
  await noticesOf(seller.token);
  expect((await read({ upTo: latest }).expect(200)).body).toEqual({ unread: 1 });
  const { body } = await read({ upTo: 'n7' }).expect(404);
  expect(refusalCodeOf(body)).toBe('unknown-notice');
  await read({ ids: [] }).expect(400);
});

test('E73 a kind can be turned off and on again, by its own wallet only', async () => {
  await turnOff(['sold', 'airdrop']).expect(400);
  expect((await turnOff(['sold']).expect(200)).body).toEqual({ off: ['sold'] });
  await sell();
  expect(await noticesOf(seller.token)).toMatchObject({ items: [], unread: 0 });
  const settings = async (who: Trader) =>
    (await who.get('/wallets/me/notices/settings').expect(200)).body;
  expect([await settings(seller), await settings(buyer)]).toEqual([{ off: ['sold'] }, { off: [] }]);
  await turnOff([]).expect(200);
  await sell();
  expect(await noticesOf(seller.token)).toMatchObject({ total: 1, unread: 1 });
});

test('no one gets notices without a token', async () => {
  await world.call('get', NOTICES).expect(401);
  await world.call('post', `${NOTICES}/read`).send({ upTo: 'n1' }).expect(401);
  await world.call('get', `${NOTICES}/settings`).expect(401);
  await world.call('put', `${NOTICES}/settings`).send({ off: [] }).expect(401);
});

test('E72 notices, and which are read, survive restoring a snapshot elsewhere', async () => {
  await sell();
  await sell();
  await noticesOf(seller.token);
  await read({ ids: ['n1'] }).expect(200);
  await turnOff(['outbid']).expect(200);
  const state = await stateOf(world);
  const elsewhere = server.world();
  await elsewhere.call('post', '/__mock/state').send(state).expect(200);
  const token = await signIn(elsewhere, seller.wallet);
  expect(await noticesOf(token, '', elsewhere)).toMatchObject({ total: 2, unread: 1 });
  const { body } = await elsewhere.call('get', `${NOTICES}/settings`, token).expect(200);
  expect(body).toEqual({ off: ['outbid'] });
});

describe('the demo collector', () => {
  test('starts with notices of three kinds, some of them read, the same in each world', async () => {
    const token = await signIn(world, demoAccount());
    const page = await noticesOf(token, '?limit=60');
    expect(new Set(page.items.map(({ kind }) => kind)).size).toBe(3);
    expect(page.unread).toBeGreaterThan(0);
    expect(page.unread).toBeLessThan(page.total);
    const other = server.world();
    const there = await noticesOf(await signIn(other, demoAccount()), '?limit=60', other);
    expect(there.items.map(({ id, createdAt }) => [id, createdAt])).toEqual(
      page.items.map(({ id, createdAt }) => [id, createdAt]),
    );
  });

  test('can read a notice in one world that stays unread in another', async () => {
    const token = await signIn(world, demoAccount());
    const { latest } = await noticesOf(token);
    await world.call('post', `${NOTICES}/read`, token).send({ upTo: latest }).expect(200);
    expect(await noticesOf(token)).toMatchObject({ unread: 0 });
    const other = server.world();
    const there = await noticesOf(await signIn(other, demoAccount()), '', other);
    expect(there.unread).toBeGreaterThan(0);
  });
});
