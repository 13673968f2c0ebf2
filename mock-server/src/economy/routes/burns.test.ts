import { burnAction, withdrawBurnAction } from '@trait-market/contract/economy/actions';
import {
  LightBurnPageSchema,
  LightBurnSchema,
  type LightBurn,
} from '@trait-market/contract/economy/burns';
import { ActivityPageSchema } from '@trait-market/contract/economy/activity';
import { ExecutedActionSchema, InventoryPageSchema } from '@trait-market/contract/economy/wallets';
import { LeaderPageSchema } from '@trait-market/contract/economy/leaders';
import { RefusalSchema } from '@trait-market/contract/economy/shared';
import { TraitPageSchema } from '@trait-market/contract/economy/traits';
import type { Response } from 'supertest';
import { beforeAll, beforeEach, expect, test } from 'vitest';

import { freshNumber } from '../../testing/fresh-numbers';
import { DEPLOYMENT as deployment } from '../../testing/market';
import { useMockServer, type WorldClient } from '../../testing/mock-server';
import { newTrader, traitAt, type Trader } from '../../testing/traders';

const server = useMockServer();
// The first request is slow, because it composes the seed's market.
beforeAll(async () => {
  await server.world().call('get', '/economy/v1/leaders').expect(200);
}, 60_000);

let world: WorldClient;
let trader: Trader;
let traitId: string;
beforeEach(async () => {
  world = server.world();
  const { body } = await world.call('get', '/economy/v1/traits?limit=1').expect(200);
  traitId = TraitPageSchema.parse(body).items[0]?.id ?? '';
  trader = await newTrader(world, [traitId]);
});

const inTwentyMinutes = () => String(Math.floor(Date.now() / 1000) + 1200);
const ask = async (path: string) =>
  (await world.call('get', `/economy/v1${path}`).expect(200)).body;
const advance = (minutes: number) =>
  world
    .call('post', '/__mock/clock')
    .send({ advanceMs: minutes * 60_000 })
    .expect(200);

const signedBurn = async (name?: string) => {
  const { chainId, token, tokenId, value } = await traitAt(world, traitId);
  const message = {
    owner: trader.wallet.address,
    token,
    tokenId,
    name: name ?? value,
    quantity: '1',
    nonce: freshNumber(),
    deadline: inTwentyMinutes(),
  };
  const typedData = burnAction.typedData({ chainId, deployment }, message);
  return { chainId, deployment, message, signature: await trader.wallet.signTypedData(typedData) };
};
const burn = async (): Promise<LightBurn> =>
  LightBurnSchema.parse((await trader.post('/burns', await signedBurn()).expect(201)).body);
const signedWithdrawal = async ({ id: burnHash, chainId }: LightBurn) => {
  const message = {
    owner: trader.wallet.address,
    burnHash,
    nonce: freshNumber(),
    deadline: inTwentyMinutes(),
  };
  const typedData = withdrawBurnAction.typedData({ chainId, deployment }, message);
  return { chainId, deployment, message, signature: await trader.wallet.signTypedData(typedData) };
};
const expectRefusal = ({ status, body }: Response, expected: number, code: string) => {
  expect({ status, code: RefusalSchema.parse(body).code }).toEqual({ status: expected, code });
};
const burnsOfTrader = async (query = '') =>
  LightBurnPageSchema.parse(await ask(`/wallets/${trader.wallet.address}/burns${query}`));

test('E176 locked editions are neither loose nor listed, until they are taken back', async () => {
  const before = await traitAt(world, traitId);
  const locked = await burn();
  expect(locked).toMatchObject({ state: 'locked', quantity: 1, certificate: null });
  expect(Date.parse(locked.until) - Date.parse(locked.asOf)).toBeLessThanOrEqual(600_000);
  const during = await traitAt(world, traitId);
  expect(during).toMatchObject({ editions: before.editions, loose: before.loose - 1, locked: 1 });
  const inventory = await ask(`/wallets/${trader.wallet.address}/inventory`);
  expect(InventoryPageSchema.parse(inventory).total).toBe(0);
  await advance(9);
  const answer = await trader.post(`/burns/${locked.id}/withdraw`, await signedWithdrawal(locked));
  expect(answer.status).toBe(200);
  expect(LightBurnSchema.parse(answer.body)).toMatchObject({ state: 'withdrawn' });
  await advance(9);
  expect(await traitAt(world, traitId)).toMatchObject({
    editions: before.editions,
    loose: before.loose,
  });
  expect(await ask(`/burns/${locked.id}`)).toMatchObject({ state: 'withdrawn' });
  expect((await burnsOfTrader('?state=gone')).items).toEqual([]);
});

test('E177 after ten minutes on the world’s clock they are gone, whatever is read first', async () => {
  const before = await traitAt(world, traitId);
  const burned = before.burned ?? 0;
  const locked = await burn();
  await advance(10);
  expect(await traitAt(world, traitId)).toMatchObject({
    editions: before.editions - 1,
    burned: burned + 1,
  });
  const address = trader.wallet.address;
  const { items } = ActivityPageSchema.parse(await ask(`/activity?type=burn&wallet=${address}`));
  expect(items).toMatchObject([{ at: locked.until, items: [{ quantity: 1 }] }]);
  const { items: certified } = await burnsOfTrader('?state=gone');
  expect(certified).toMatchObject([
    {
      id: locked.id,
      certificate: { at: locked.until, before: before.editions, after: before.editions - 1 },
    },
  ]);
  const { items: leaders } = LeaderPageSchema.parse(
    await ask(`/leaders?metric=burned&period=day&chainId=${before.chainId}`),
  );
  expect(leaders).toMatchObject([{ rank: 1, value: '1' }]);
  expect(leaders[0]?.collector.address.toLowerCase()).toBe(address.toLowerCase());
  const act = ExecutedActionSchema.parse(
    (await trader.get(`/wallets/me/acts/${locked.id}`).expect(200)).body,
  );
  expect(act).toMatchObject({ kind: 'burn', activity: { type: 'burn' } });
  const late = await trader.post(`/burns/${locked.id}/withdraw`, await signedWithdrawal(locked));
  expectRefusal(late, 409, 'burn-over');
});

test('E176 nothing is burned without the name, and an unknown burn is reported as such', async () => {
  expectRefusal(await trader.post('/burns', await signedBurn('Something')), 400, 'name-differs');
  expect((await burnsOfTrader()).total).toBe(0);
  expectRefusal(await trader.get(`/burns/0x${'ab'.repeat(32)}`), 404, 'unknown-burn');
});

test('E177 a snapshot includes locked editions', async () => {
  const locked = await burn();
  const snapshot = (await world.call('get', '/__mock/state').expect(200)).body;
  await advance(11);
  expect(await ask(`/burns/${locked.id}`)).toMatchObject({ state: 'gone' });
  await world.call('post', '/__mock/state').send(snapshot).expect(200);
  expect(await ask(`/burns/${locked.id}`)).toMatchObject({ state: 'locked' });
});
