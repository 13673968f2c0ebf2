import { demoAccount } from '@trait-market/contract/demo-wallet';
import { describe, expect, test } from 'vitest';

import { createMockServer } from '../app/mock-server';
import { addFault, enterScenario, stateOf } from '../testing/control';
import { expectRefusal } from '../testing/expect-refusal';
import { useMockServer, type WorldClient } from '../testing/mock-server';
import { stopAfterTest } from '../testing/stop-after-test';
import { newWallet, signIn } from '../testing/wallet';

const server = useMockServer();

const restore = (world: WorldClient, state: object) =>
  world.call('post', '/__mock/state').send(state);

const liveIn = async (world: WorldClient) => {
  await enterScenario(world, 'unverified-email');
  const wallet = newWallet();
  const token = await signIn(world, wallet);
  await world.call('post', '/v1/users/profile', token).send({ username: 'Otter' }).expect(201);
  await world.call('post', '/v1/users/resendVerification', token).expect(200);
  await world.call('get', `/v1/users/nonce?walletAddress=${newWallet().address}`).expect(200);
  await world
    .call('put', '/__mock/flags')
    .send({ 'stage-packs': { at: 1 } })
    .expect(200);
  await world.call('post', '/__mock/clock').send({ advanceMs: 3_600_000 }).expect(200);
  await addFault(world, { path: '/rpc/*', latencyMs: 5, probability: 0.5, times: 9 });
  return { wallet, token };
};

describe('a snapshot', () => {
  test('restores the state to the byte, and removes what happened since', async () => {
    const world = server.world();
    const { token } = await liveIn(world);
    const before = await stateOf(world);
    await world.call('patch', '/v1/users/profile', token).send({ username: 'Beaver' }).expect(200);
    await world.call('post', '/__mock/clock').send({ advanceMs: 1_000 }).expect(200);
    await world.call('delete', '/__mock/faults').expect(200);
    await world.call('put', '/__mock/flags').send({}).expect(200);
    await signIn(world);
    expect(await stateOf(world)).not.toEqual(before);

    await restore(world, before).expect(200);
    expect(JSON.stringify(await stateOf(world))).toBe(JSON.stringify(before));
    const me = await world.call('get', '/v1/users/me', token).expect(200);
    expect(me.body.username).toBe('Otter');
  });

  test('can be loaded into another world, which then continues separately', async () => {
    const [world, other] = [server.world(), server.world()];
    const { wallet } = await liveIn(world);
    await restore(other, await stateOf(world)).expect(200);
    const token = await signIn(other, wallet);
    await other.call('patch', '/v1/users/profile', token).send({ username: 'Beaver' }).expect(200);
    const search = (key: string) => `/v1/users/searchByUsername?searchKey=${key}`;
    expect((await world.call('get', search('Otter'))).body).toHaveLength(1);
    expect((await world.call('get', search('Beaver'))).body).toEqual([]);
    const demo = await signIn(other, demoAccount());
    const { body } = await other.call('get', '/v1/users/me', demo).expect(200);
    expect(body.avatarPhoto).toContain(`/pictures/${other.name}/`);
  });

  test('makes the same calls fail again', async () => {
    const world = server.world();
    await addFault(world, { answer: { kind: 'status', status: 503 }, probability: 0.5 });
    const state = await stateOf(world);
    const fate = async () => {
      const statuses: number[] = [];
      for (let call = 0; call < 16; call += 1) {
        statuses.push((await world.call('get', '/v1/marketTraits/search?searchKey=a')).status);
      }
      return statuses;
    };
    const first = await fate();
    expect(new Set(first)).toEqual(new Set([200, 503]));
    await restore(world, state).expect(200);
    expect(await fate()).toEqual(first);
  });

  test('can be larger than any call to the provider', async () => {
    const world = server.world();
    const state = await stateOf(world);
    for (let index = 0; index < 2_000; index += 1) {
      const traitValue = `Further trait number ${index}`;
      const valueKey = traitValue.toLowerCase();
      state.tables.trait.push({ id: `further-${index}`, traitValue, valueKey });
    }
    await restore(world, state).expect(200);
    const { body } = await world.call('get', '/v1/marketTraits/search?searchKey=number 1999');
    expect(body).toHaveLength(1);
  });
});

type State = Awaited<ReturnType<typeof stateOf>>;

const MISTAKES: [string, (state: State) => void, RegExp][] = [
  ['another version', (state) => (state.version = 2), /^version: /],
  ['a further key', (state) => (state.more = 1), /more/],
  ['no tables', (state) => delete state.tables, /^tables: /],
  [
    'a row that breaks its schema',
    ({ tables }) => (tables.user[0].standing = 'odd'),
    /^tables\.user\.0\.standing: /,
  ],
  [
    'an account that is not in lower case',
    ({ tables }) => (tables.user[0].account = tables.user[0].account.toUpperCase()),
    /^tables\.user\.0\.account: a wallet address in lower case/,
  ],
  [
    'two rows with one key',
    ({ tables }) => tables.trait.push(tables.trait[0]),
    /^tables\.trait\.\d+: two rows have the same id/,
  ],
  [
    'a flag that is no JSON',
    ({ tables }) => tables.flag.push({ name: 'odd', value: '{' }),
    /^tables\.flag\.0\.value: a value as JSON/,
  ],
];

test.each(MISTAKES)(
  'a state with %s is refused with the path of the mistake, and changes nothing',
  async (_, spoil, message) => {
    const world = server.world();
    const before = await stateOf(world);
    const spoilt = structuredClone(before);
    spoil(spoilt);
    expect(await expectRefusal(restore(world, spoilt), 400)).toMatch(message);
    expect(await stateOf(world)).toEqual(before);
  },
);

test('the same seed gives the same world to the byte, on another server and under another name', async () => {
  const textOf = async (seed: string, world: string) => {
    const mock = await createMockServer({
      port: 0,
      host: '127.0.0.1',
      users: 12,
      traits: 60,
      seed,
    });
    stopAfterTest(mock);
    const answer = await fetch(`${mock.url}/__mock/state`, { headers: { 'x-mock-world': world } });
    return answer.text();
  };
  const one = await textOf('7', 'one');
  expect(await textOf('7', 'another')).toBe(one);
  expect(await textOf('8', 'one')).not.toBe(one);
});
