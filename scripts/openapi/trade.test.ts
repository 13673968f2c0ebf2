import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { promisify } from 'node:util';

import { DEMO_KEY } from '@trait-market/contract/demo-wallet';
import { createMockServer } from '@trait-market/mock-server';
import { connectToMock } from '@trait-market/mock-server/client';
import { expect, onTestFinished, test, vi } from 'vitest';

import { root } from '../packages/root.mjs';

const run = promisify(execFile);

// The script takes two seconds, and 30 on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const SELLER = {
  key: `0x${'51'.repeat(32)}`,
  address: '0xfA17c5B66A985F44Bc249C8E8faBD64767f414B1',
} as const;
const COIN = { chainId: 1, coin: 'native', amount: '1000000000000000000' } as const;

const startMarket = async () => {
  const mock = await createMockServer({ port: 0, host: '127.0.0.1', users: 12, traits: 60 });
  onTestFinished(() => mock.stop());
  const { grant } = connectToMock({ url: mock.url });
  const response = await fetch(`${mock.url}/economy/v1/traits?chainId=1&limit=1`);
  const { items } = await response.json();
  await grant({
    walletAddress: SELLER.address,
    traits: [{ id: items[0].id, quantity: 2 }],
    approve: false,
  });
  await grant({ coins: [COIN] });
  return mock;
};

const trade = (provider: string, site: string) =>
  run(execPath, [join(root, 'scripts/packages/examples/trade.mjs'), provider, site], {
    env: { ...process.env, SELLER_KEY: SELLER.key, BUYER_KEY: DEMO_KEY },
  });

test('a script in plain viem signs in, lists, buys and cancels by the documents alone', async () => {
  const mock = await startMarket();
  const { stdout } = await trade(mock.url, 'http://localhost:4000');
  expect(stdout).toMatch(/^Bought .+ for 20000000000000000 wei\.\nCanceled 0x[0-9a-f]{64}\.\n$/);
});

test('the script signs nothing for a provider of another site', async () => {
  const mock = await startMarket();
  await expect(trade(mock.url, 'https://market.example')).rejects.toThrow(
    `${mock.url} doesn't belong to https://market.example`,
  );
});

test('the script signs nothing for a contract that isn’t Seaport', async () => {
  const mock = await startMarket();
  const deployment = await (await fetch(`${mock.url}/economy/v1/deployment`)).json();
  const seaport = '0x00000000000000000000000000000000000000C1';
  const requests: string[] = [];
  const liar = createServer((request, response) => {
    requests.push(request.url ?? '');
    response.end(JSON.stringify({ ...deployment, seaport }));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void liar.close());
  await once(liar, 'listening');
  const address = liar.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  await expect(trade(`http://127.0.0.1:${port}`, 'http://localhost:4000')).rejects.toThrow(
    `names another contract than Seaport 1.6: ${seaport}`,
  );
  expect(requests).toEqual(['/economy/v1/deployment']);
});
