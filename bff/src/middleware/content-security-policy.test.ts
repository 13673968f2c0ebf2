import { expect, test } from 'vitest';

import type { AppConfig } from '../web/app-config';
import { contentSecurityPolicy } from './content-security-policy';

const plain: AppConfig = {
  demoWallet: false,
  walletConnectProjectId: null,
  rpcUrls: { '1': null, '137': null },
  imageHosts: [],
  featureFlags: null,
  analyticsUrl: null,
  chat: null,
  legalLinksBase: null,
  socialUrl: null,
  beaconHash: null,
  explorerUrls: { '1': 'https://etherscan.io', '137': 'https://polygonscan.com' },
  mockControlUrl: null,
  offlinePages: true,
};

test("without configuration, a page can reach only this origin and the exchange's wallet", () => {
  expect(contentSecurityPolicy(plain)).toEqual({
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'worker-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': [
      "'self'",
      'https://rpc.wallet.coinbase.com',
      'https://www.walletlink.org',
      'wss://www.walletlink.org',
    ],
    'frame-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'self'"],
  });
});

test('the configured hosts can be reached, by their origin only', () => {
  const policy = contentSecurityPolicy({
    ...plain,
    rpcUrls: { '1': 'https://rpc.example/v3/secret-key', '137': 'https://polygon.example/rpc' },
    imageHosts: ['http://localhost:4001'],
  });
  expect(policy['connect-src']).toEqual(
    expect.arrayContaining(['https://rpc.example', 'https://polygon.example']),
  );
  expect(policy['img-src']).toContain('http://localhost:4001');
});

test('the relay can be reached only where it is configured', () => {
  const relay = 'wss://relay.walletconnect.org';
  expect(contentSecurityPolicy(plain)['connect-src']).not.toContain(relay);
  const configured = contentSecurityPolicy({ ...plain, walletConnectProjectId: 'abc' });
  expect(configured['connect-src']).toContain(relay);
  expect(configured['frame-src']).toContain('https://verify.walletconnect.org');
});

test('flags, analytics and the chat can be reached by their origin, and only the chat is a script', () => {
  const policy = contentSecurityPolicy({
    ...plain,
    featureFlags: {
      host: 'https://flags.example',
      clientKey: 'sdk',
      usageUrl: 'https://usage.example/batch',
    },
    analyticsUrl: 'https://analytics.example/page-views',
    chat: { provider: 'script', url: 'https://chat.example/widget.js' },
  });
  expect(policy['connect-src']).toEqual(
    expect.arrayContaining([
      'https://flags.example',
      'https://usage.example',
      'https://analytics.example',
      'https://chat.example',
    ]),
  );
  expect(policy['script-src']).toEqual(["'self'", 'https://chat.example']);
});

test('an origin shared by several parties is listed once', () => {
  const policy = contentSecurityPolicy({
    ...plain,
    rpcUrls: { '1': 'http://localhost:4001/rpc/1', '137': 'http://localhost:4001/rpc/137' },
    analyticsUrl: 'http://localhost:4001/collect/page-views',
  });
  const connections = policy['connect-src'] ?? [];
  expect(connections.filter((source) => source === 'http://localhost:4001')).toHaveLength(1);
});

test('the hosted chat can be reached only where it is configured', () => {
  const plainPolicy = JSON.stringify(contentSecurityPolicy(plain));
  expect(plainPolicy).not.toContain('intercom');
  expect(contentSecurityPolicy(plain)['frame-src']).toEqual(["'none'"]);
  const policy = contentSecurityPolicy({ ...plain, chat: { provider: 'intercom', appId: 'abc' } });
  expect(policy['script-src']).toEqual(
    expect.arrayContaining(['https://widget.intercom.io', 'https://js.intercomcdn.com']),
  );
  expect(policy['connect-src']).toContain('wss://nexus-websocket-a.intercom.io');
  for (const loaded of ['img-src', 'font-src', 'media-src', 'form-action'])
    expect(policy[loaded]?.join(' '), loaded).toMatch(/^'self' .*intercom/);
  expect(policy['frame-src']).not.toContain("'none'");
  expect(policy['frame-ancestors']).toEqual(["'none'"]);
});
