import request from 'supertest';
import { expect, test } from 'vitest';

import { startScripted } from '../testing/bff-under-test';

test('the web gets its settings, which must not be cached', async () => {
  const { bff } = await startScripted({
    DEMO_WALLET: 'on',
    ECONOMY: 'on',
    WALLETCONNECT_PROJECT_ID: 'abc123',
    RPC_URL_ETHEREUM: 'https://rpc.example/v3/key',
    EXPLORER_URL_POLYGON: 'https://explorer.example/',
    IMAGE_HOSTS: 'http://localhost:4001, https://pictures.example',
    FEATURE_FLAGS_HOST: 'https://flags.example/',
    FEATURE_FLAGS_KEY: 'sdk-abc123',
    FEATURE_FLAGS_USAGE_URL: 'https://flags.example/usage',
    ANALYTICS_URL: 'https://analytics.example/page-views',
    CHAT_SCRIPT_URL: 'https://chat.example/widget.js',
    LEGAL_LINKS_BASE: 'https://legal.example/market',
    SOCIAL_URL: 'https://social.example/@traits',
    BEACON_CHAIN_HASH: 'b0'.repeat(32),
    MOCK_CONTROL_URL: 'http://localhost:4001/__mock',
    OFFLINE: 'off',
  });
  const response = await request(bff.url).get('/app-config.json');
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.body).toEqual({
    demoWallet: true,
    walletConnectProjectId: 'abc123',
    rpcUrls: { '1': 'https://rpc.example/v3/key', '137': null },
    explorerUrls: { '1': 'https://etherscan.io', '137': 'https://explorer.example' },
    imageHosts: ['http://localhost:4001', 'https://pictures.example'],
    featureFlags: {
      host: 'https://flags.example',
      clientKey: 'sdk-abc123',
      usageUrl: 'https://flags.example/usage',
    },
    analyticsUrl: 'https://analytics.example/page-views',
    chat: { provider: 'script', url: 'https://chat.example/widget.js' },
    legalLinksBase: 'https://legal.example/market',
    socialUrl: 'https://social.example/@traits',
    beaconHash: `0x${'b0'.repeat(32)}`,
    mockControlUrl: 'http://localhost:4001/__mock',
    offlinePages: false,
  });
});

test('by default there is no demo wallet, no relay, no other host, no third party, no social link and no mock, and pages open offline', async () => {
  const { bff } = await startScripted();
  const response = await request(bff.url).get('/app-config.json');
  expect(response.body).toEqual({
    demoWallet: false,
    walletConnectProjectId: null,
    rpcUrls: { '1': null, '137': null },
    explorerUrls: { '1': 'https://etherscan.io', '137': 'https://polygonscan.com' },
    imageHosts: [],
    featureFlags: null,
    analyticsUrl: null,
    chat: null,
    legalLinksBase: null,
    socialUrl: null,
    beaconHash: null,
    mockControlUrl: null,
    offlinePages: true,
  });
});

test('a hosted chat is identified by its workspace', async () => {
  const { bff } = await startScripted({ INTERCOM_APP_ID: 'abc123' });
  const response = await request(bff.url).get('/app-config.json');
  expect(response.body).toMatchObject({ chat: { provider: 'intercom', appId: 'abc123' } });
});

test.each([
  [{ PUBLIC_URL: 'https://traits.example' }, 'https://traits.example/'],
  [
    { PUBLIC_URL: 'https://traits.example', LEGAL_LINKS_BASE: 'https://legal.example' },
    'https://legal.example/',
  ],
])('with %j a login message links to legal pages below %s', async (environment, expected) => {
  const { bff } = await startScripted(environment);
  const response = await request(bff.url).get('/app-config.json');
  expect(response.body).toMatchObject({ legalLinksBase: expected });
});
