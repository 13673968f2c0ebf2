import { demoAccount } from '@trait-market/contract/demo-wallet';
import { expect, test } from 'vitest';

import { DEMO_USERNAME } from '../../../seed/usernames';
import { expectRefusal } from '../../../testing/expect-refusal';
import { useMockServer } from '../../../testing/mock-server';
import { newWallet, signIn } from '../../../testing/wallet';
import { SEARCH_LIMIT } from '../../../world/records/best-matches';

const server = useMockServer();
const PATHS = ['/v1/users/search', '/v1/users/searchByUsername', '/v1/marketTraits/search'];

const keyed = (path: string, searchKey: string) =>
  `${path}?${new URLSearchParams({ searchKey }).toString()}`;

test('part of a username finds its owner, in upper or lower case', async () => {
  const part = DEMO_USERNAME.slice(2, 8).toUpperCase();
  const { body } = await server.world().call('get', keyed('/v1/users/searchByUsername', part));
  expect(body).toEqual([
    {
      username: DEMO_USERNAME,
      walletAddress: demoAccount().address,
      avatarPhoto: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/pictures\//),
      premiumTier: 'Advanced',
    },
  ]);
});

test('an address finds its wallet in upper or lower case, with or without a profile', async () => {
  const world = server.world();
  const { address } = demoAccount();
  for (const spelling of [address, address.toLowerCase(), `0x${address.slice(2).toUpperCase()}`]) {
    const { body } = await world.call('get', keyed('/v1/users/search', spelling)).expect(200);
    expect(body).toMatchObject([{ walletAddress: address, username: DEMO_USERNAME }]);
  }
  const newcomer = newWallet();
  await signIn(world, newcomer);
  const { body } = await world.call('get', keyed('/v1/users/search', newcomer.address)).expect(200);
  expect(body).toMatchObject([{ walletAddress: newcomer.address, username: null }]);
  const part = keyed('/v1/users/search', newcomer.address.slice(0, -1));
  expect((await world.call('get', part).expect(200)).body).toEqual([]);
});

test('names that start with the text come first, and there are at most twenty', async () => {
  const world = server.world();
  const names = Array.from({ length: SEARCH_LIMIT + 2 }, (_, index) => `my-otter-${index + 10}`);
  for (const username of [...names, 'otter-a']) {
    const token = await signIn(world);
    await world.call('post', '/v1/users/profile', token).send({ username }).expect(201);
  }
  const { body } = await world.call('get', keyed('/v1/users/searchByUsername', 'OTTER'));
  expect(body).toHaveLength(SEARCH_LIMIT);
  expect(body[0].username).toBe('otter-a');
  expect(body[1].username).toBe('my-otter-10');
});

test.each(PATHS)('T38 %s takes the text literally', async (path) => {
  const world = server.world();
  for (const searchKey of ['.*', '(a+)+$', '%', '[', '\\', '$ne', ' .* ']) {
    const { body } = await world.call('get', keyed(path, searchKey)).expect(200);
    expect(body).toEqual([]);
  }
});

test.each(PATHS)('T38 %s refuses a missing or overlong text', async (path) => {
  const world = server.world();
  for (const query of ['', '?searchKey=', '?searchKey=a&searchKey=b', '?searchKey[$ne]=a']) {
    await expectRefusal(world.call('get', `${path}${query}`), 400);
  }
  await expectRefusal(world.call('get', keyed(path, 'a'.repeat(10_000))), 400);
});

test('T137 E304 a typo finds similar usernames, and only if no name contains the text', async () => {
  const world = server.world();
  const namesFor = async (searchKey: string): Promise<string[]> => {
    const { body } = await world
      .call('get', keyed('/v1/users/searchByUsername', searchKey))
      .expect(200);
    return body.map(({ username }: { username: string }) => username);
  };
  for (const username of ['velvet-otter', 'velvet-ottar'])
    await world
      .call('post', '/v1/users/profile', await signIn(world))
      .send({ username })
      .expect(201);
  expect(await namesFor('velvet-otetr')).toEqual(['velvet-otter']);
  expect(await namesFor('velvet-otter')).toEqual(['velvet-otter']);
  expect(await namesFor('velvet-o')).toHaveLength(2);
  expect(await namesFor('wren-halowy')).toEqual([DEMO_USERNAME]);
});
