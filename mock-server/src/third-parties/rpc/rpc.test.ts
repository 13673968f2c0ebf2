import { DEMO_SMART_ADDRESS } from '@trait-market/contract/demo-address';
import { createAccountCall, DEMO_FACTORY } from '@trait-market/contract/demo-smart-account';
import { demoAccount } from '@trait-market/contract/demo-wallet';
import { createPublicClient, http, parseEther } from 'viem';
import { mainnet, polygon } from 'viem/chains';
import { describe, expect, test } from 'vitest';

import { expectRefusal } from '../../testing/expect-refusal';
import { useMockServer, type WorldClient } from '../../testing/mock-server';
import { newWallet } from '../../testing/wallet';

const server = useMockServer();

const rpc = async (world: WorldClient, message: unknown, chainId = 1) =>
  (
    await world
      .call('post', `/rpc/${chainId}`)
      .set('content-type', 'application/json')
      .send(typeof message === 'string' ? message : JSON.stringify(message))
      .expect(200)
  ).body;

const ask = async (world: WorldClient, method: string, params: unknown[] = [], chainId = 1) =>
  rpc(world, { jsonrpc: '2.0', id: 1, method, params }, chainId);

describe.each([mainnet, polygon])('$name', (chain) => {
  const client = () =>
    createPublicClient({ chain, transport: http(`${server.url()}/rpc/${chain.id}`) });

  test('answers the requests that viem makes', async () => {
    expect(await client().getChainId()).toBe(chain.id);
    expect(await client().getBlockNumber()).toBeGreaterThan(0n);
    expect(await client().getGasPrice()).toBeGreaterThan(0n);
    expect(await client().getCode({ address: demoAccount().address })).toBeUndefined();
    expect(await client().call({ to: demoAccount().address })).toEqual({ data: undefined });
  });

  test('the demo collector has a balance, and an unknown wallet has none', async () => {
    const { address } = demoAccount();
    expect(await client().getBalance({ address })).toBeGreaterThan(parseEther('1'));
    expect(await client().getBalance({ address: newWallet().address })).toBe(0n);
  });

  test('says its version as a network would', async () => {
    const { result } = await ask(server.world(), 'net_version', [], chain.id);
    expect(result).toBe(String(chain.id));
  });
});

test('contract calls run on each chain, and change nothing', async () => {
  const world = server.world();
  const creation = { to: DEMO_FACTORY, data: createAccountCall(newWallet().address) };
  const created = async () => (await ask(world, 'eth_call', [creation, 'latest'], 137)).result;
  const account: string = await created();
  expect(account).toMatch(/^0x0{24}[0-9a-f]{40}$/);
  const code = async (address: string, chainId = 137) =>
    (await ask(world, 'eth_getCode', [address, 'latest'], chainId)).result;
  expect(await code(`0x${account.slice(26)}`)).toBe('0x');
  expect(await created()).toBe(account);
  expect(await code(DEMO_SMART_ADDRESS)).toBe('0x');
  expect(await code(DEMO_SMART_ADDRESS, 1)).toMatch(/^0x60/);
  const reverted = { to: DEMO_SMART_ADDRESS, data: '0x00000000' };
  expect((await ask(world, 'eth_call', [reverted, 'latest'])).error).toEqual({
    code: 3,
    message: 'execution reverted',
    data: '0x',
  });
});

test('balances are the same in every world, for an address in upper or lower case', async () => {
  const { address } = demoAccount();
  const one = await ask(server.world(), 'eth_getBalance', [address, 'latest']);
  const other = await ask(server.world(), 'eth_getBalance', [address.toLowerCase(), 'latest']);
  expect(one).toEqual({ jsonrpc: '2.0', id: 1, result: expect.stringMatching(/^0x[1-9a-f]/) });
  expect(other).toEqual(one);
});

test("blocks follow the world's clock", async () => {
  const world = server.world();
  const height = async () => Number((await ask(world, 'eth_blockNumber')).result);
  const before = await height();
  await world.call('post', '/__mock/clock').send({ advanceMs: 120_000 }).expect(200);
  expect(await height()).toBeGreaterThanOrEqual(before + 10);
});

test('a batch is answered call by call, without answers to notifications', async () => {
  const call = { jsonrpc: '2.0', method: 'eth_chainId' };
  const answers = await rpc(server.world(), [{ ...call, id: 'a' }, call, { ...call, id: null }, 7]);
  expect(answers).toEqual([
    { jsonrpc: '2.0', id: 'a', result: '0x1' },
    { jsonrpc: '2.0', id: null, result: '0x1' },
    { jsonrpc: '2.0', id: null, error: { code: -32_600, message: expect.any(String) } },
  ]);
  await server.world().call('post', '/rpc/1').send(call).expect(204);
  await server.world().call('post', '/rpc/1').send([call]).expect(204);
});

describe('the error', () => {
  const code = async (message: unknown) => (await rpc(server.world(), message)).error.code;
  const call = { jsonrpc: '2.0', id: 1, method: 'eth_getBalance' };

  test.each([
    ['of a body that is no JSON', '{', -32_700],
    ['of an empty body', '', -32_600],
    ['of another version', { ...call, jsonrpc: '1.0' }, -32_600],
    ['of a call without a method', { jsonrpc: '2.0', id: 1 }, -32_600],
    ['of an empty batch', [], -32_600],
    ['of a batch that is too large', Array.from({ length: 101 }, () => call), -32_600],
    ['of a text', '"eth_chainId"', -32_600],
    ['of an unknown method', { ...call, method: 'eth_mine' }, -32_601],
    ['of a method of every object', { ...call, method: 'constructor' }, -32_601],
    ['of no parameters', call, -32_602],
    ['of an invalid address', { ...call, params: ['0x12', 'latest'] }, -32_602],
    ['of half a byte of data', { ...call, method: 'eth_call', params: [{ data: '0x1' }] }, -32_602],
    ['of no gas', { ...call, method: 'eth_call', params: [{ gas: '0x' }] }, -32_602],
  ])('%s', async (_, message, expected) => {
    expect(await code(message)).toBe(expected);
  });

  test('is a 413 for a body that is too large, and a 404 for another chain', async () => {
    const world = server.world();
    await expectRefusal(world.call('post', '/rpc/1').send({ a: 'x'.repeat(64 * 1024) }), 413);
    await expectRefusal(world.call('post', '/rpc/5').send(call), 404);
  });
});

test('requests appear in the journal', async () => {
  const world = server.world();
  await ask(world, 'eth_chainId');
  const { body } = await world.call('get', '/__mock/journal').expect(200);
  expect(body.entries).toMatchObject([
    { method: 'POST', path: '/rpc/1', status: 200, body: { method: 'eth_chainId' } },
  ]);
});
