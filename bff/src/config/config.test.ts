import { describe, expect, test } from 'vitest';

import { ConfigurationError, readConfig } from './config';

const required = { PROVIDER_URL: 'https://api.example.com' };

test('the defaults are for production', () => {
  expect(readConfig(required)).toMatchObject({
    PORT: 4000,
    CONNECT_DEADLINE_MS: 1000,
    READ_DEADLINE_MS: 5000,
    SEARCH_DEADLINE_MS: 3000,
    WRITE_DEADLINE_MS: 10_000,
    UPLOAD_DEADLINE_MS: 30_000,
    JSON_LIMIT_BYTES: 65_536,
    URL_LIMIT_BYTES: 4096,
    UPLOAD_LIMIT_BYTES: 5_242_880,
    FORWARD_HEADERS: [],
    TRUST_PROXY: false,
    DEMO_WALLET: 'off',
    LOG_LEVEL: 'info',
  });
});

test('an empty variable counts as missing', () => {
  expect(readConfig({ ...required, WEB_ROOT: '', PORT: '' })).toMatchObject({ PORT: 4000 });
  expect(readConfig({ ...required, WEB_ROOT: '' })).not.toHaveProperty('WEB_ROOT');
});

test.each([
  ['off', false],
  ['2', 2],
  ['loopback, 10.0.0.0/8', ['loopback', '10.0.0.0/8']],
])('TRUST_PROXY=%s', (text, expected) => {
  expect(readConfig({ ...required, TRUST_PROXY: text }).TRUST_PROXY).toEqual(expected);
});

describe('a bad value is named in one line, without being repeated', () => {
  test.each([
    ['PORT', 'secret'],
    ['PORT', '65536'],
    ['PORT', '4000.5'],
    ['PROVIDER_URL', 'ftp://secret.example'],
    ['PROVIDER_URL', 'https://api.example.com/secret'],
    ['PROVIDER_URL', 'https://user:secret@api.example.com'],
    ['LOG_LEVEL', 'secret'],
    ['DEMO_WALLET', 'yes'],
    ['IMAGE_HOSTS', 'https://secret.example/path'],
    ['IMAGE_HOSTS', 'https://a.example,,https://b.example'],
    ['FORWARD_HEADERS', 'x secret'],
    ['CORS_ORIGINS', '*'],
    ['CORS_ORIGINS', 'null'],
    ['CORS_ORIGINS', 'secret.example'],
    ['CORS_ORIGINS', 'https://*.secret.example'],
    ['CORS_ORIGINS', 'https://secret.example/'],
    ['CORS_ORIGINS', 'https://a.example,secret'],
    ['CLIENTS_PER_LIMIT', '0'],
    ['TRUST_PROXY', 'secret'],
    ['RPC_URL_ETHEREUM', 'secret'],
    ['RPC_URL_ETHEREUM', 'ws://secret.example'],
    ['RPC_URL_POLYGON', 'wss://secret.example/ws'],
    ['FEATURE_FLAGS_HOST', 'secret'],
    ['FEATURE_FLAGS_KEY', 'se cret'],
    ['ANALYTICS_URL', 'ftp://secret.example'],
    ['CHAT_SCRIPT_URL', 'javascript:secret'],
    ['INTERCOM_APP_ID', 'sec/ret'],
    ['LEGAL_LINKS_BASE', 'secret.example'],
    ['LEGAL_LINKS_BASE', 'https://user:secret@legal.example'],
    ['LEGAL_LINKS_BASE', 'https://legal.example/?page=secret'],
    ['SOCIAL_URL', 'javascript:secret'],
    ['EXPLORER_URL_ETHEREUM', 'http://secret.example'],
    ['EXPLORER_URL_POLYGON', 'https://explorer.example/secret'],
    ['MOCK_CONTROL_URL', 'javascript:secret'],
    ['READ_DEADLINE_MS', '0'],
    ['UPLOAD_LIMIT_BYTES', '-1'],
  ])('%s=%s', (name, text) => {
    const read = () => readConfig({ ...required, [name]: text });
    expect(read).toThrow(ConfigurationError);
    expect(read).toThrow(new RegExp(`^${name} must be [^\n]+$`));
    expect(read).not.toThrow(/secret/);
  });

  test('reports all missing variables together', () => {
    expect(() => readConfig({ PORT: 'x' })).toThrow(/PORT must be .*; PROVIDER_URL is missing: /);
  });
});

describe('variables that contradict each other are named in one line', () => {
  const host = { FEATURE_FLAGS_HOST: 'https://flags.example' };
  test.each([
    [
      { CHAT_SCRIPT_URL: 'https://chat.example/widget.js', INTERCOM_APP_ID: 'abc123' },
      /^CHAT_SCRIPT_URL and INTERCOM_APP_ID must not [^\n]+$/,
    ],
    [host, /^FEATURE_FLAGS_HOST and FEATURE_FLAGS_KEY must [^\n]+$/],
    [{ FEATURE_FLAGS_KEY: 'sdk' }, /^FEATURE_FLAGS_HOST and FEATURE_FLAGS_KEY must [^\n]+$/],
    [
      { FEATURE_FLAGS_USAGE_URL: 'https://flags.example/usage' },
      /^FEATURE_FLAGS_HOST and FEATURE_FLAGS_KEY must [^\n]+$/,
    ],
  ])('%j', (variables, complaint) => {
    const read = () => readConfig({ ...required, ...variables });
    expect(read).toThrow(ConfigurationError);
    expect(read).toThrow(complaint);
  });

  test('accepts a complete set', () => {
    expect(readConfig({ ...required, ...host, FEATURE_FLAGS_KEY: 'sdk' })).toMatchObject({
      FEATURE_FLAGS_KEY: 'sdk',
    });
  });
});
