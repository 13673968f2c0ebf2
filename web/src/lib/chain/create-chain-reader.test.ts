import { createServer, type Server } from 'node:http';

import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { afterEach, expect, test } from 'vitest';

import { createChainReader } from './create-chain-reader';

let server: Server | undefined;

afterEach(() => {
  server?.close();
  server = undefined;
});

const answering = async (status: number, answer: object) => {
  const bodies: unknown[] = [];
  const listening = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.method === 'POST') bodies.push(JSON.parse(Buffer.concat(chunks).toString()));
      response.writeHead(status, {
        'content-type': 'application/json',
        'access-control-allow-origin': '*',
        'access-control-allow-headers': '*',
      });
      response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, ...answer }));
    });
  });
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const at = listening.address();
  const rpcUrl = `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`;
  return { reader: createChainReader({ rpcUrls: { '1': rpcUrl, '137': null } }), bodies };
};

test('asks the chain’s RPC provider for the balance, in wei', async () => {
  const { reader, bodies } = await answering(200, { result: '0x1b69b4bacd05f15' });
  await expect(reader.balance(1, aliceAddress)).resolves.toBe(123_456_789_123_456_789n);
  expect(bodies).toMatchObject([{ method: 'eth_getBalance', params: [aliceAddress, 'latest'] }]);
});

test('a chain without an RPC provider is known to be unreadable', async () => {
  const { reader } = await answering(200, { result: '0x0' });
  expect(reader.canRead(1)).toBe(true);
  expect(reader.canRead(137)).toBe(false);
  await expect(reader.balance(137, aliceAddress)).rejects.toMatchObject({ kind: 'network' });
});

test.each([
  ['an error of the provider', 200, { error: { code: -32000, message: 'busy' } }],
  ['a refusal', 429, {}],
  ['an answer that is no balance', 200, { result: 'plenty' }],
  ['an empty quantity', 200, { result: '0x' }],
])('%s is a network error, after one attempt', async (_, status, answer) => {
  const { reader, bodies } = await answering(status, answer);
  await expect(reader.balance(1, aliceAddress)).rejects.toMatchObject({
    kind: 'network',
    message: expect.stringContaining('didn’t respond'),
  });
  expect(bodies).toHaveLength(1);
});

test.each([
  ['no code', '0x', { isContract: false, hasCode: false }],
  ['a contract’s code', '0x6080', { isContract: true, hasCode: true }],
  [
    'a delegation of a key (EIP-7702)',
    `0xEF0100${'5a'.repeat(20)}`,
    { isContract: false, hasCode: true },
  ],
])('an address with %s', async (_, result, { isContract, hasCode }) => {
  const { reader, bodies } = await answering(200, { result });
  await expect(reader.hasCode(1, aliceAddress)).resolves.toBe(hasCode);
  bodies.length = 0;
  await expect(reader.isContract(1, aliceAddress)).resolves.toBe(isContract);
  expect(bodies).toMatchObject([{ method: 'eth_getCode', params: [aliceAddress, 'latest'] }]);
});

test('an invalid code is a network error', async () => {
  const { reader } = await answering(200, { result: '0x6' });
  await expect(reader.isContract(1, aliceAddress)).rejects.toMatchObject({ kind: 'network' });
});
