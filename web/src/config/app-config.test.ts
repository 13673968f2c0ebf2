import { expect, test, vi } from 'vitest';

import { AppConfigSchema, defaultAppConfig, loadAppConfig } from './app-config';

const whole = {
  demoWallet: true,
  walletConnectProjectId: 'abc123',
  rpcUrls: { '1': 'https://rpc.example/1', '137': null },
  explorerUrls: { '1': 'https://explorer.example', '137': 'https://polygon.example' },
  imageHosts: ['https://pictures.example'],
  featureFlags: {
    host: 'https://flags.example',
    clientKey: 'sdk-abc',
    usageUrl: 'https://flags.example/usage',
  },
  analyticsUrl: 'https://analytics.example/page-views',
  chat: { provider: 'script', url: 'https://chat.example/widget.js' },
  legalLinksBase: 'https://legal.example/market',
  socialUrl: 'https://social.example/@traits',
  beaconHash: `0x${'b0'.repeat(32)}`,
  mockControlUrl: 'http://localhost:4001/__mock',
  offlinePages: false,
};

test('accepts a complete config as it is', () => {
  expect(AppConfigSchema.parse(whole)).toEqual(whole);
  const hosted = { ...whole, chat: { provider: 'intercom', appId: 'abc' } };
  expect(AppConfigSchema.parse(hosted)).toEqual(hosted);
});

test.each([
  ['demoWallet', 'yes'],
  ['walletConnectProjectId', 5],
  ['rpcUrls', 'https://rpc.example'],
  ['explorerUrls', 'https://explorer.example'],
  ['explorerUrls', undefined],
  ['imageHosts', [5]],
  ['featureFlags', { host: 'https://flags.example' }],
  ['analyticsUrl', 'javascript:alert(1)'],
  ['chat', { provider: 'carrier pigeon' }],
  ['chat', { provider: 'script', url: 'data:text/javascript,alert(1)' }],
  ['chat', undefined],
  ['legalLinksBase', 'javascript:alert(1)'],
  ['legalLinksBase', undefined],
  ['socialUrl', 'javascript:alert(1)'],
  ['socialUrl', 'https://'],
  ['socialUrl', undefined],
  ['mockControlUrl', 'javascript:alert(1)'],
  ['mockControlUrl', undefined],
  ['offlinePages', 'off'],
  ['offlinePages', undefined],
])('a bad or missing %s (%j) affects nothing else', (name, value) => {
  expect(AppConfigSchema.parse({ ...whole, [name]: value })).toEqual({
    ...whole,
    [name]: Reflect.get(defaultAppConfig, name),
  });
});

test('an older config without the field allows offline pages', () => {
  expect(AppConfigSchema.parse({}).offlinePages).toBe(true);
});

test('a bad address of one chain leaves the other unchanged', () => {
  const { rpcUrls } = AppConfigSchema.parse({
    rpcUrls: { '1': 5, '137': 'https://rpc.example/137' },
  });
  expect(rpcUrls).toEqual({ '1': null, '137': 'https://rpc.example/137' });
});

test('still fetches flags when their usage address is invalid', () => {
  const featureFlags = { ...whole.featureFlags, usageUrl: 5 };
  expect(AppConfigSchema.parse({ featureFlags }).featureFlags).toEqual({
    ...whole.featureFlags,
    usageUrl: null,
  });
});

test.each([
  ['no response', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a page of HTML', () => Promise.resolve(new Response('<!doctype html>'))],
  ['something else', () => Promise.resolve(Response.json(null))],
])('%s gives the defaults', async (_, fetch) => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('fetch', fetch);
  expect(await loadAppConfig()).toEqual(defaultAppConfig);
});
