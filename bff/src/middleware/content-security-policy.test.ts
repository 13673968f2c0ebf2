import { expect, test } from 'vitest';

import type { AppConfig } from '../web/app-config';
import { contentSecurityPolicy } from './content-security-policy';

const plain: AppConfig = {
  demoWallet: false,
  walletConnectProjectId: null,
  rpcUrls: { '1': null, '137': null },
  imageHosts: [],
};

test('scripts come from here only, and nothing may frame the page', () => {
  const policy = contentSecurityPolicy(plain);
  expect(policy).toMatchObject({
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'self'"],
  });
});

test('the configured hosts may be reached, by their origin alone', () => {
  const policy = contentSecurityPolicy({
    ...plain,
    rpcUrls: { '1': 'https://rpc.example/v3/secret-key', '137': 'wss://polygon.example/ws' },
    imageHosts: ['http://localhost:4001'],
  });
  expect(policy['connect-src']).toEqual(
    expect.arrayContaining(['https://rpc.example', 'wss://polygon.example']),
  );
  expect(policy['img-src']).toContain('http://localhost:4001');
});

test('the relay may be reached only where it is configured', () => {
  const relay = 'wss://relay.walletconnect.org';
  expect(contentSecurityPolicy(plain)['connect-src']).not.toContain(relay);
  const configured = contentSecurityPolicy({ ...plain, walletConnectProjectId: 'abc' });
  expect(configured['connect-src']).toContain(relay);
  expect(configured['frame-src']).toContain('https://verify.walletconnect.org');
});
