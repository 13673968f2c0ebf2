import { describe, expect, test } from 'vitest';

import { BadSetting, helpText, readSettings } from './settings';

test('no settings mean the defaults', () => {
  expect(readSettings([], {})).toEqual({
    port: 4001,
    host: 'localhost',
    seed: 'trait-market',
    users: 64,
    traits: 800,
    product: 'http://localhost:4000',
    origins: ['http://localhost:4000', 'http://localhost:5173'],
    'allowed-hosts': [],
    'set-aside': 'off',
    'fail-on-unhandled': 'off',
    https: 'off',
  });
});

test('everything can be set in the environment', () => {
  const variables = {
    MOCK_PORT: '0',
    MOCK_HOST: '0.0.0.0',
    MOCK_SEED: '7',
    MOCK_USERS: '1000',
    MOCK_TRAITS: '20000',
    MOCK_PRODUCT: 'https://preview.example',
    LEGAL_LINKS_BASE: 'https://legal.example/market',
    MOCK_ORIGINS: 'https://preview.example, http://localhost:8080',
    MOCK_ALLOWED_HOSTS: 'mock,mock.internal.example',
    MOCK_SEED_FILE: 'seed.json',
    MOCK_DATA: 'data.json',
    MOCK_SET_ASIDE: 'on',
    MOCK_FAIL_ON_UNHANDLED: 'on',
    MOCK_HTTPS: 'on',
    MOCK_CERT: 'cert.pem',
    MOCK_KEY: 'key.pem',
    MOCK_RPC_URL_ETHEREUM: 'https://node.example/key',
    MOCK_RPC_URL_POLYGON: 'http://localhost:8545',
    MOCK_SHADOW: 'https://provider.example',
    MOCK_SHADOW_TOKEN: 'abc.def',
  };
  expect(readSettings([], variables)).toEqual({
    port: 0,
    host: '0.0.0.0',
    seed: '7',
    users: 1_000,
    traits: 20_000,
    product: 'https://preview.example',
    'legal-links-base': 'https://legal.example/market',
    'rpc-url-ethereum': 'https://node.example/key',
    'rpc-url-polygon': 'http://localhost:8545',
    origins: ['https://preview.example', 'http://localhost:8080'],
    'allowed-hosts': ['mock', 'mock.internal.example'],
    'seed-file': 'seed.json',
    data: 'data.json',
    'set-aside': 'on',
    'fail-on-unhandled': 'on',
    https: 'on',
    cert: 'cert.pem',
    key: 'key.pem',
    shadow: 'https://provider.example',
    'shadow-token': 'abc.def',
  });
});

test('an option takes precedence over a variable', () => {
  const settings = readSettings(['--port', '0', '--seed=9', '--data', 'x'], { MOCK_PORT: '4711' });
  expect(settings).toMatchObject({ port: 0, seed: '9', data: 'x' });
});

describe('--help', () => {
  test('is recognized in both its forms', () => {
    expect(readSettings(['--help'], {})).toBe('help');
    expect(readSettings(['--port', '1', '-h'], {})).toBe('help');
  });

  test('names every option and its variable', () => {
    for (const name of [
      '--port',
      '--host',
      '--seed',
      '--users',
      '--traits',
      '--product',
      '--legal-links-base',
      '--rpc-url-ethereum',
      '--rpc-url-polygon',
      '--origins',
      '--allowed-hosts',
      '--seed-file',
      '--data',
      '--set-aside',
      '--scenario-file',
      '--shadow',
      '--shadow-token',
      '--record',
      '--recording',
    ]) {
      expect(helpText()).toMatch(new RegExp(`${name} [A-Z]+ +[A-Z]+_`));
    }
  });
});

test.each(['', 'http', '-1', '4001.5', '65536', '0x10'])(
  'refuses MOCK_PORT=%s by name',
  (value) => {
    const read = () => readSettings([], { MOCK_PORT: value });
    expect(read).toThrow(BadSetting);
    expect(read).toThrow(/^MOCK_PORT=[^\n]*$/);
  },
);

test.each([
  [['--port=http'], /^--port=http cannot be used: a port is/],
  [['--users', 'many'], /^--users=many cannot be used: a whole number/],
  [['--traits', '20001'], /^--traits=/],
  [['--users', '1001'], /^--users=/],
  [['--product', 'javascript:alert(1)'], /^--product=.*an address that begins with http/],
  [['--origins', '*'], /^--origins=\* cannot be used: origins such as/],
  [['--origins', 'http://localhost:4000/'], /^--origins=/],
  [['--allowed-hosts', 'mock:4001'], /^--allowed-hosts=mock:4001 cannot be used: host names/],
  [['--record', 'provider.example'], /^--record=.*the origin of a provider/],
  [['--record', 'https://a:b@provider.example'], /^--record=.*the origin of a provider/],
  [['--record', 'https://provider.example/v1'], /^--record=/],
  [['--shadow', 'https://provider.example/v1'], /^--shadow=.*the origin of a provider/],
  [['--shadow', 'https://a.example', '--record', 'https://b.example'], /^--shadow cannot be used/],
  [['--shadow-token', 'a.b'], /^--shadow-token needs --shadow/],
  [['--shadow', 'http://a.example', '--shadow-token', 'a.b'], /^--shadow-token needs .* https/],
  [['--shadow', 'https://a.example', '--shadow-token', 'a b'], /^--shadow-token=… cannot be used/],
  [['--recording', 'x.json'], /^--recording needs --record/],
  [['--record', 'https://provider.example', '--data', 'x'], /^--data cannot be used with --record/],
  [['--https', 'on', '--record', 'https://provider.example'], /^--https cannot be used with/],
  [['--https', 'on', '--cert', 'a.pem'], /^--cert and --key belong together/],
  [['--cert', 'a.pem', '--key', 'b.pem'], /^--cert and --key belong together, with --https on/],
  [['--scenario-file='], /^--scenario-file= cannot be used: it is empty/],
  [['--set-aside', 'yes'], /^--set-aside=yes cannot be used: on or off/],
  [['--data='], /^--data= cannot be used: it is empty/],
  [['--colour', 'red'], /'--colour'\. --help lists the options\.$/],
  [['now'], /now.*--help lists/],
])('refuses %j in one line', (args, message) => {
  const read = () => readSettings(args, { MOCK_PORT: '1' });
  expect(read).toThrow(BadSetting);
  expect(read).toThrow(message);
  expect(read).toThrow(/^[^\n]*$/);
});

test('refuses an empty MOCK_HOST by name', () => {
  expect(() => readSettings([], { MOCK_HOST: '' })).toThrow(/^MOCK_HOST=/);
});
