import {
  createAccountCall,
  DEMO_FACTORY,
  signBeforeCreation,
  signForContract,
} from '@trait-market/contract/demo-smart-account';
import {
  concatHex,
  encodeAbiParameters,
  encodeFunctionData,
  keccak256,
  parseAbi,
  serializeErc6492Signature,
  slice,
  stringToHex,
  zeroAddress,
  type Address,
  type Hex,
} from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';
import { beforeAll, expect, onTestFinished, test } from 'vitest';

import { compileContracts } from '../../testing/seaport/compile';
import { compileDemoAccount } from '../../testing/smart-accounts/compile-demo-account';
import { startChainNode, type ChainNode } from '../../testing/smart-accounts/chain-node';
import { smartAddressOf } from '../../testing/smart-accounts/smart-wallet';
import { newWallet } from '../../testing/wallet';
import { openDemoChain } from '../../third-parties/rpc/chain/demo-chain';
import { accountOf } from '../account';
import { ChainUnreachable, createContractSignatures } from './contract-signatures';

const DIGEST = keccak256(stringToHex('an action'));
const OTHER_DIGEST = keccak256(stringToHex('another action'));
const UNLOCK = encodeFunctionData({ abi: parseAbi(['function unlock()']) });

let demo: Hex;
let hostile: ReadonlyMap<string, Hex>;
beforeAll(() => {
  demo = compileDemoAccount().account;
  const source = '../../testing/smart-accounts/contracts/HostileAccounts.sol';
  hostile = compileContracts([new URL(source, import.meta.url)]);
});

const setUp = async (deadlineMs = 3_000) => {
  const chain = await openDemoChain(1);
  const node = await startChainNode(chain);
  onTestFinished(() => node.stop());
  const owner = newWallet();
  const account = smartAddressOf(owner.address);
  const signer = { owner, account, chainId: 1 };
  const { check } = createContractSignatures({ urlOf: () => node.url, deadlineMs });
  return {
    chain,
    node,
    owner,
    account,
    signer,
    create: () =>
      chain.call({ from: zeroAddress, to: DEMO_FACTORY, data: createAccountCall(owner.address) }),
    put: async (name: string): Promise<Address> => {
      const { address } = newWallet();
      await chain.deployAt(address, hostile.get(name) ?? '0x');
      return address;
    },
    check: (signature: Hex, of: Address = account, digest = DIGEST) =>
      check({ account: accountOf(of), chainId: 1, digest, signature }),
  };
};

test('accepts the signature of a contract, for its own digest, chain and address only', async () => {
  const { create, signer, check } = await setUp();
  await create();
  const signature = await signForContract(signer, DIGEST);
  expect(await check(signature)).toBe(signature);
  expect(await check(signature, signer.account, OTHER_DIGEST)).toBeUndefined();
  expect(await check(signature, smartAddressOf(newWallet().address))).toBeUndefined();
  expect(await check(await signForContract({ ...signer, chainId: 137 }, DIGEST))).toBeUndefined();
  const stranger = { ...signer, owner: newWallet() };
  expect(await check(await signForContract(stranger, DIGEST))).toBeUndefined();
});

test('accepts a wrapped signature before its contract exists, and unwraps it afterwards', async () => {
  const { create, signer, check } = await setUp();
  const wrapped = await signBeforeCreation(signer, DIGEST);
  const inner = await signForContract(signer, DIGEST);
  expect(await check(inner)).toBeUndefined();
  expect(await check(wrapped)).toBe(wrapped);
  // The check has created the contract in its own call only.
  expect(await check(inner)).toBeUndefined();
  expect(await check(wrapped, signer.account, OTHER_DIGEST)).toBeUndefined();
  await create();
  expect(await check(wrapped)).toBe(inner);
  expect(await check(inner)).toBe(inner);
});

test('accepts the signature of an account that delegates to a contract (EIP-7702)', async () => {
  const { chain, owner, check } = await setUp();
  const { address: code } = newWallet();
  const ownSigner = concatHex([demo, encodeAbiParameters([{ type: 'address' }], [zeroAddress])]);
  await chain.deployAt(code, ownSigner);
  const sign = (by: PrivateKeyAccount) =>
    signForContract({ owner: by, account: owner.address, chainId: 1 }, DIGEST);
  expect(await check(await sign(owner), owner.address)).toBeUndefined();
  await chain.putCode(owner.address, concatHex(['0xef0100', code]));
  expect(await check(await sign(owner), owner.address)).toBe(await sign(owner));
  expect(await check(await sign(newWallet()), owner.address)).toBeUndefined();
});

test.each<[string, (signature: Hex) => Hex]>([
  ['no byte', () => '0x'],
  ['one byte', () => '0x00'],
  ['half a byte', (signature) => `${signature}0`],
  ['an unreadable wrapper', () => `0x${'ab'.repeat(300)}${'6492'.repeat(16)}`],
  ['half of the bytes', (signature) => slice(signature, 0, 96)],
])('refuses a signature of %s', async (_, changed) => {
  const { create, signer, check } = await setUp();
  const signature = changed(await signForContract(signer, DIGEST));
  expect(await check(signature)).toBeUndefined();
  await create();
  expect(await check(signature)).toBeUndefined();
});

// viem's validator refuses signatures of less than 32 bytes before it calls the contract.
const ANY: Hex = `0x${'5a'.repeat(96)}`;

test('T126 a wrapped call can’t change an account that exists, and nothing stays changed', async () => {
  const { chain, put, check } = await setUp();
  const victim = await put('UnlockableAccount');
  const opening = (signature: Hex) =>
    serializeErc6492Signature({ address: victim, data: UNLOCK, signature });
  expect(await check(opening(ANY), victim)).toBeUndefined();
  expect(await check(opening(opening(ANY)), victim)).toBeUndefined();
  // This wrapped call runs, because its signer doesn't exist.
  expect(await check(opening(ANY), newWallet().address)).toBeUndefined();
  expect(await check(ANY, victim)).toBeUndefined();
  await chain.call({ from: zeroAddress, to: victim, data: UNLOCK });
  expect(await check(ANY, victim)).toBe(ANY);
});

test('T126 a signature that delegates an account before it is checked (ERC-8010) is refused', async () => {
  const { create, signer, node, check } = await setUp();
  await create();
  const signature = await signForContract(signer, DIGEST);
  expect(await check(concatHex([signature, `0x${'8010'.repeat(16)}`]))).toBeUndefined();
  expect(node.calls).toEqual(['eth_getCode']);
});

test('T124 a contract that burns its gas or returns a megabyte ends as an invalid signature', async () => {
  const { put, check } = await setUp();
  for (const name of ['EndlessAccount', 'VerboseAccount']) {
    // Other work on a busy machine doesn't count.
    const before = process.cpuUsage();
    expect(await check(ANY, await put(name))).toBeUndefined();
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(3_000);
  }
});

const json = (answer: object) => JSON.stringify({ jsonrpc: '2.0', id: 1, ...answer });

test.each<[string, ChainNode['instead']]>([
  ['never answers', () => true],
  ['stops halfway', (_method, response) => response.write('{"jsonrpc":') || true],
  ['breaks the connection', (_method, response) => response.destroy() && true],
  [
    'answers 500',
    (_method, response) => response.writeHead(500).end(json({ result: '0x' })) && true,
  ],
  ['answers no JSON', (_method, response) => response.end('<html>') && true],
  [
    'answers a megabyte',
    (_method, response) => response.end(json({ result: `0x${'00'.repeat(500_000)}` })) && true,
  ],
  [
    'has reached its limit',
    (_method, response) =>
      response.end(json({ error: { code: -32_005, message: 'limit' } })) && true,
  ],
  [
    'has an internal error',
    (_method, response) =>
      response.end(json({ error: { code: -32_000, message: 'missing trie node' } })) && true,
  ],
])('T124 a node that %s is unreachable, not a wrong signature', async (_, instead) => {
  const { create, node, signer, check } = await setUp(1_000);
  await create();
  const signature = await signForContract(signer, DIGEST);
  for (const failing of ['eth_getCode', 'eth_call']) {
    node.instead = (method, response, id) => method === failing && instead(method, response, id);
    const startedAt = performance.now();
    await expect(check(signature)).rejects.toThrow(ChainUnreachable);
    expect(performance.now() - startedAt).toBeLessThan(3_000);
  }
  node.instead = () => false;
  expect(await check(signature)).toBe(signature);
});

test('T124 time in which this process is blocked doesn’t count as the node’s', async () => {
  const { create, node, signer, check } = await setUp(500);
  await create();
  const signature = await signForContract(signer, DIGEST);
  node.instead = () => {
    const end = performance.now() + 1_000;
    while (performance.now() < end);
    return false;
  };
  expect(await check(signature)).toBe(signature);
});

test('T124 a node can’t redirect a check to another address', async () => {
  const { chain, create, node, signer, check } = await setUp();
  await create();
  const other = await startChainNode(chain);
  onTestFinished(() => other.stop());
  node.instead = (_method, response) => {
    response.writeHead(307, { location: other.url }).end();
    return true;
  };
  await expect(check(await signForContract(signer, DIGEST))).rejects.toThrow(ChainUnreachable);
  expect(other.calls).toEqual([]);
});

test('T124 16 checks run and 128 wait at a time, and those after them fail immediately', async () => {
  const { create, node, signer, check } = await setUp(1_500);
  await create();
  const signature = await signForContract(signer, DIGEST);
  node.instead = () => true;
  const ended: string[] = [];
  const unreachable = (name: string) =>
    expect(check(signature).finally(() => ended.push(name))).rejects.toThrow(ChainUnreachable);
  const results = Promise.all(Array.from({ length: 16 + 128 }, () => unreachable('accepted')));
  await unreachable('refused');
  expect(ended).toEqual(['refused']);
  await expect.poll(() => node.calls.length).toBe(16);
  await results;
  node.instead = () => false;
  expect(await check(signature)).toBe(signature);
});

test('T124 a check that waits runs as soon as another one ends', async () => {
  const { create, signer, check } = await setUp(30_000);
  await create();
  const signature = await signForContract(signer, DIGEST);
  const results = await Promise.all(Array.from({ length: 40 }, () => check(signature)));
  expect(new Set(results)).toEqual(new Set([signature]));
});
