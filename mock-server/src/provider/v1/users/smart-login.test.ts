import { demoSmartAccount } from '@trait-market/contract/demo-smart-account';
import { demoAccount } from '@trait-market/contract/demo-wallet';
import { loginMessage, LOCAL_LEGAL_LINKS_BASE } from '@trait-market/contract/login-message';
import { CHAIN_UNREACHABLE, MAX_SIGNATURE_BYTES } from '@trait-market/contract/shared';
import { isErc6492Signature, parseErc6492Signature, type Hex } from 'viem';
import { expect, test } from 'vitest';

import { expectRefusal } from '../../../testing/expect-refusal';
import { useMockServer, type WorldClient } from '../../../testing/mock-server';
import { askNonce, newWallet, postLogin, signLogin } from '../../../testing/wallet';

const server = useMockServer();
const { address, signMessage } = demoSmartAccount();

const signOn = async (world: WorldClient, chainId: number): Promise<Hex> => {
  const nonce = await askNonce(world, address);
  return signMessage({ message: loginMessage(address, nonce, LOCAL_LEGAL_LINKS_BASE), chainId });
};

const rpcCallsOf = async (world: WorldClient) => {
  const { body } = await world.call('get', '/__mock/journal').expect(200);
  return body.entries.filter(({ path }: { path: string }) => path.startsWith('/rpc/'));
};

const failNodes = (world: WorldClient, answer: object) =>
  world.call('post', '/__mock/faults').send({ path: '/rpc/*', answer }).expect(200);

test.each([
  [1, 'whose contract exists', false],
  [137, 'that doesn’t exist yet', true],
])('T15 on chain %i a smart account %s signs in once', async (chainId, _, isWrapped) => {
  const world = server.world();
  const signature = await signOn(world, chainId);
  expect(isErc6492Signature(signature)).toBe(isWrapped);
  await postLogin(world, address, signature).expect(200);
  await expectRefusal(postLogin(world, address, signature), 401);
  expect((await rpcCallsOf(world)).length).toBeGreaterThan(0);
});

test('T6 of two identical logins of a smart account at once exactly one succeeds', async () => {
  const world = server.world();
  const signature = await signOn(world, 1);
  const logins = [1, 2].map(() => postLogin(world, address, signature));
  const statuses = (await Promise.all(logins)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 401]);
});

test('T15 the contract’s signature is bound to its account, its chain and the nonce', async () => {
  const world = server.world();
  const wrapped = await signOn(world, 137);
  const { signature: bare } = parseErc6492Signature(wrapped);
  const message = loginMessage(address, await askNonce(world, address), LOCAL_LEGAL_LINKS_BASE);
  const stranger = newWallet();
  await askNonce(world, stranger.address);
  for (const [account, signature] of [
    [address, bare],
    [address, await demoAccount().signMessage({ message })],
    [address, await signMessage({ message: `${message} `, chainId: 1 })],
    [stranger.address, await signOn(world, 1)],
    [stranger.address, wrapped],
  ] as const) {
    await expectRefusal(postLogin(world, account, signature), 401);
  }
  await postLogin(world, address, wrapped).expect(200);
});

test.each([
  ['fails', { kind: 'status', status: 500 }],
  ['is overloaded', { kind: 'status', status: 429 }],
  ['breaks the connection', { kind: 'connection-reset' }],
])(
  'T124 while the chains’ node %s, a smart account gets a 503 and keeps its nonce',
  async (_, answer) => {
    const world = server.world();
    const signature = await signOn(world, 1);
    await failNodes(world, answer);
    const { body } = await postLogin(world, address, signature).expect(503);
    expect(body.code).toBe(CHAIN_UNREACHABLE);
    const wallet = newWallet();
    await postLogin(world, wallet.address, await signLogin(world, wallet)).expect(200);
    await world.call('delete', '/__mock/faults').expect(200);
    await postLogin(world, address, signature).expect(200);
  },
);

test('T124 an account signs in on one chain while the other’s node fails', async () => {
  const world = server.world();
  const fault = { path: '/rpc/137', answer: { kind: 'status', status: 500 } };
  await world.call('post', '/__mock/faults').send(fault).expect(200);
  await postLogin(world, address, await signOn(world, 1)).expect(200);
});

test('a key’s login calls no chain', async () => {
  const world = server.world();
  const wallet = newWallet();
  await postLogin(world, wallet.address, await signLogin(world, wallet)).expect(200);
  expect(await rpcCallsOf(world)).toEqual([]);
});

test('a signature may have 8 KB, and no more', async () => {
  const world = server.world();
  await askNonce(world, address);
  const sized = (bytes: number): Hex => `0x${'5a'.repeat(bytes)}`;
  await expectRefusal(postLogin(world, address, sized(MAX_SIGNATURE_BYTES)), 401);
  await expectRefusal(postLogin(world, address, sized(MAX_SIGNATURE_BYTES + 1)), 400);
});
