import request from 'supertest';
import { expect, test } from 'vitest';

import { startScripted } from '../testing/bff-under-test';

test('the web is told its settings, which nobody may keep', async () => {
  const { bff } = await startScripted({
    DEMO_WALLET: 'on',
    WALLETCONNECT_PROJECT_ID: 'abc123',
    RPC_URL_ETHEREUM: 'https://rpc.example/v3/key',
    IMAGE_HOSTS: 'http://localhost:4001, https://pictures.example',
  });
  const answer = await request(bff.url).get('/app-config.json');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.body).toEqual({
    demoWallet: true,
    walletConnectProjectId: 'abc123',
    rpcUrls: { '1': 'https://rpc.example/v3/key', '137': null },
    imageHosts: ['http://localhost:4001', 'https://pictures.example'],
  });
});

test('by default there is no demo wallet, no relay and no other host', async () => {
  const { bff } = await startScripted();
  const answer = await request(bff.url).get('/app-config.json');
  expect(answer.body).toEqual({
    demoWallet: false,
    walletConnectProjectId: null,
    rpcUrls: { '1': null, '137': null },
    imageHosts: [],
  });
});
