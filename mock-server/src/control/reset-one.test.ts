import { OrderSchema } from '@trait-market/contract/economy/orders';
import { TraitPageSchema } from '@trait-market/contract/economy/traits';
import sharp from 'sharp';
import { expect, test } from 'vitest';

import { enterScenario, stateOf } from '../testing/control';
import { expectRefusal } from '../testing/expect-refusal';
import { useMockServer, type WorldClient } from '../testing/mock-server';
import { newTrader, signedCancel, signedOrder, traitAt } from '../testing/traders';
import { newWallet, signIn } from '../testing/wallet';
import { connectToMock } from './mock-client';

const server = useMockServer();

const resetOne = (world: WorldClient, path: string) => world.call('post', `/__mock/reset/${path}`);

const me = async (world: WorldClient, token: string) =>
  (await world.call('get', '/v1/users/me', token).expect(200)).body;

const rename = (world: WorldClient, token: string, username: string) =>
  world.call('patch', '/v1/users/profile', token).send({ username }).expect(200);

const tokenOf = async (world: WorldClient, walletAddress?: string) =>
  (await world.call('post', '/__mock/tokens').send({ walletAddress }).expect(200)).body;

test('an account is as in the seed again, and everything else stays', async () => {
  const world = server.world();
  const { accessToken, walletAddress } = await tokenOf(world);
  const before = await me(world, accessToken);
  const other = newWallet();
  const otherToken = await signIn(world, other);
  await world.call('post', '/v1/users/profile', otherToken).send({ username: 'Otter' }).expect(201);
  await rename(world, accessToken, 'Renamed');
  const spent = (await stateOf(world)).tables.creditEntry;
  await resetOne(world, `accounts/${walletAddress.toLowerCase()}`).expect(200);
  expect(await me(world, accessToken)).toEqual(before);
  expect((await me(world, otherToken)).username).toBe('Otter');
  expect((await stateOf(world)).tables.creditEntry).toEqual(spent);

  const mock = connectToMock({ url: server.url(), world: world.name });
  await mock.resetAccount(other.address);
  expect(await me(world, otherToken)).toMatchObject({ username: null });
});

test('an account is as the scenario made it, or as a restored state has it', async () => {
  const world = server.world();
  await enterScenario(world, 'no-profile');
  const { accessToken, walletAddress } = await tokenOf(world);
  await world.call('post', '/v1/users/profile', accessToken).send({ username: 'New' }).expect(201);
  const state = await stateOf(world);
  await resetOne(world, `accounts/${walletAddress}`).expect(200);
  expect(await me(world, accessToken)).toMatchObject({ username: null });
  await world.call('post', '/__mock/state').send(state).expect(200);
  await rename(world, accessToken, 'Other');
  await resetOne(world, `accounts/${walletAddress}`).expect(200);
  expect((await me(world, accessToken)).username).toBe('New');
});

test('a wallet’s credits and plan are as in the scenario again, and those of others stay', async () => {
  const world = server.world();
  await enterScenario(world, 'credit-rich-elite');
  const { accessToken, walletAddress } = await tokenOf(world);
  const other = newWallet();
  const otherToken = await signIn(world, other);
  const creditsOf = async (token: string) =>
    (await world.call('get', '/v1/users/credits', token).expect(200)).body;
  const before = await creditsOf(accessToken);
  for (const wallet of [walletAddress, other.address]) {
    const grant = { walletAddress: wallet, credits: { vanilla: 7, subscription: 5 } };
    await world.call('post', '/__mock/grants').send(grant).expect(200);
  }
  const otherCredits = await creditsOf(otherToken);
  expect(await creditsOf(accessToken)).not.toEqual(before);
  await rename(world, accessToken, 'Renamed');
  await resetOne(world, `credits/${walletAddress}`).expect(200);
  expect(await creditsOf(accessToken)).toEqual(before);
  expect((await me(world, accessToken)).username).toBe('Renamed');
  expect(await creditsOf(otherToken)).toEqual(otherCredits);

  const mock = connectToMock({ url: server.url(), world: world.name });
  await mock.resetCredits(other.address);
  expect((await creditsOf(otherToken)).vanilla.amount).toBe(0);
});

test('pictures that were uploaded since are removed', async () => {
  const world = server.world();
  const { accessToken, walletAddress } = await tokenOf(world);
  const before = (await stateOf(world)).tables.picture;
  await rename(world, accessToken, 'Renamed');
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const upload = world.call('post', '/v1/users/profile-upload', accessToken);
  await upload.attach('image', png, 'me.png').expect(200);
  expect((await stateOf(world)).tables.picture).not.toEqual(before);
  await resetOne(world, `accounts/${walletAddress}`).expect(200);
  expect((await stateOf(world)).tables.picture).toEqual(before);
});

test('a username that belongs to another account now is refused, and changes nothing', async () => {
  const world = server.world();
  const { accessToken, walletAddress } = await tokenOf(world);
  const { username } = await me(world, accessToken);
  await rename(world, accessToken, 'Renamed');
  const other = await signIn(world);
  await world.call('post', '/v1/users/profile', other).send({ username }).expect(201);
  const message = await expectRefusal(resetOne(world, `accounts/${walletAddress}`), 400);
  expect(message).toContain(`The username ${username} belongs to another account`);
  expect((await me(world, accessToken)).username).toBe('Renamed');
});

test('an order and what a wallet has are as in a restored state, and as in the seed after a reset', async () => {
  const world = server.world();
  const mock = connectToMock({ url: server.url(), world: world.name });
  const { body } = await world.call('get', '/economy/v1/traits?limit=1').expect(200);
  const traitId = TraitPageSchema.parse(body).items[0]?.id ?? '';
  const seller = await newTrader(world, [traitId]);
  const { address } = seller.wallet;
  const signed = await signedOrder(seller, 'listing', await traitAt(world, traitId), 9n);
  const { hash, chainId } = OrderSchema.parse((await seller.post('/orders', signed)).body);
  await mock.restore(await mock.state());
  const isCanceled = async (): Promise<boolean> => {
    const rows = (await mock.state()).economy?.orders ?? [];
    return rows.some(([key, row]) => key === hash && row?.cancelledAt !== null);
  };
  const cancel = async () => {
    await seller.post(`/orders/${hash}/cancel`, await signedCancel(seller, chainId, hash));
    expect(await isCanceled()).toBe(true);
  };
  const holdings = async () => {
    const paths = [
      `/wallets/${address}/inventory`,
      '/wallets/me/balances',
      '/wallets/me/watchlist',
    ];
    const [inventory, ...others] = await Promise.all(
      paths.map(async (path) => (await seller.get(path).expect(200)).body),
    );
    // The activity isn't reset, so the time at which an item was last received may be later.
    const items = inventory.items.map((item: object) => ({ ...item, acquiredAt: undefined }));
    return [{ ...inventory, items }, ...others];
  };
  const before = await holdings();

  await cancel();
  await mock.resetOne('orders', hash);
  expect(await isCanceled()).toBe(false);
  await cancel();
  await mock.resetOne('listings', traitId);
  expect(await isCanceled()).toBe(false);

  await mock.grant({
    walletAddress: address,
    coins: [
      { chainId: 1, coin: 'native', amount: '5' },
      { chainId: 137, coin: 'wrapped', amount: '7' },
    ],
    traits: [{ id: traitId, quantity: 2 }],
    avatars: [{ collection: 'tin-parliament', tokenId: '7' }],
  });
  const watched = { items: [{ kind: 'trait', id: traitId }] };
  await world
    .call('put', '/economy/v1/wallets/me/watchlist', seller.token)
    .send(watched)
    .expect(200);
  expect(await holdings()).not.toEqual(before);
  await mock.resetOne('avatars', 'tin-parliament/7');
  for (const entity of ['inventory', 'balances', 'saved'] as const)
    await mock.resetOne(entity, address);
  expect(await holdings()).toEqual(before);

  await mock.reset();
  await mock.grant({ walletAddress: address, traits: [{ id: traitId, quantity: 2 }] });
  await mock.resetOne('inventory', address);
  expect((await holdings())[0]).toMatchObject({ items: [] });
});

const STRANGER = '0x8ba1f109551bD432803012645Ac136ddd64DBA72';

test.each([
  ['orders/0x12', 404, 'no order 0x12'],
  ['listings/no-such-trait', 404, 'no trait no-such-trait'],
  ['avatars/no-such%2F1', 404, 'no avatar no-such/1'],
  [`accounts/${STRANGER}`, 404, 'This world has no account 0x8ba1'],
  [`credits/${STRANGER}`, 404, 'This world has no account 0x8ba1'],
  [`inventory/${STRANGER}`, 404, 'This world has no wallet 0x8ba1'],
  [`balances/${STRANGER}`, 404, 'This world has no wallet 0x8ba1'],
  [`saved/${STRANGER}`, 404, 'This world has no wallet 0x8ba1'],
  ['traits/hat', 400, 'A snapshot restores everything'],
  ['people/ada', 400, 'only: accounts, credits, inventory, balances, saved, orders'],
  ['scenarios/credit-rich-elite', 400, 'POST /__mock/scenario'],
  ['accounts/ada', 400, 'id: the address'],
])('%s is refused with %i and the reason', async (path, status, words) => {
  expect(await expectRefusal(resetOne(server.world(), path), status)).toContain(words);
});

test('a wallet that never signed in is reset when it holds something', async () => {
  const world = server.world();
  const coins = [{ chainId: 1, coin: 'native', amount: '5' }];
  const grant = { walletAddress: STRANGER, coins, approve: false };
  await world.call('post', '/__mock/grants').send(grant).expect(200);
  await resetOne(world, `balances/${STRANGER}`).expect(200);
  await resetOne(world, `balances/${STRANGER}`).expect(404);
});
