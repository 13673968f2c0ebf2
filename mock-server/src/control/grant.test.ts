import { demoAccount } from '@trait-market/contract/demo-wallet';
import { expect, test } from 'vitest';

import { useMockServer, type WorldClient } from '../testing/mock-server';
import { newWallet, signIn } from '../testing/wallet';

const server = useMockServer();

const grant = (world: WorldClient, request: object) =>
  world.call('post', '/__mock/grants').send(request);

const balanceOf = async (world: WorldClient, token: string) => {
  const { body } = await world.call('get', '/v1/users/credits', token).expect(200);
  return [body.subscription.amount, body.vanilla.amount];
};

test('credits are added to those that a wallet has', async () => {
  const world = server.world();
  const token = await signIn(world, demoAccount());
  await grant(world, { credits: { vanilla: 5 } }).expect(200);
  expect(await balanceOf(world, token)).toEqual([120, 50]);
  await grant(world, { credits: { subscription: 30, vanilla: 1 } }).expect(200);
  expect(await balanceOf(world, token)).toEqual([150, 51]);
});

test('a wallet that was given credits before it was first seen keeps them', async () => {
  const world = server.world();
  const wallet = newWallet();
  const credits = { subscription: 7, vanilla: 8 };
  await grant(world, { walletAddress: wallet.address, credits }).expect(200);
  expect(await balanceOf(world, await signIn(world, wallet))).toEqual([7, 8]);
});

test("gives no credits together with something that doesn't exist", async () => {
  const world = server.world();
  const token = await signIn(world);
  const traits = [{ id: 'no-such-trait', quantity: 1 }];
  await grant(world, { traits, credits: { vanilla: 5 } }).expect(404);
  expect(await balanceOf(world, token)).toEqual([0, 0]);
});

test.each([-1, 1.5, '5', 1_000_001])('%j is not a number of credits', async (vanilla) => {
  await grant(server.world(), { credits: { vanilla } }).expect(400);
});
