import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { productAddresses, readHost } from './addresses.mjs';

const localSettings = readFileSync(new URL('../../bff/local.env', import.meta.url), 'utf8');
const PORTS = { port: 4100, mockPort: 4101, webPort: undefined };

test.each([
  [undefined, 'localhost'],
  ['', 'localhost'],
  ['192.168.0.2', '192.168.0.2'],
  ['fd00::2', '[fd00::2]'],
  ['[fd00::2]', '[fd00::2]'],
  ['Laptop.local', 'laptop.local'],
])('LAN_HOST=%s is the host %s', (LAN_HOST, host) => {
  expect(readHost({ LAN_HOST })).toEqual({ host, mistakes: [] });
});

test.each(['http://192.168.0.2', '192.168.0.2:4000', 'a b', 'a/b', 'me@laptop', '300.1.1.1', '?'])(
  'refuses LAN_HOST=%s by name',
  (LAN_HOST) => {
    expect(readHost({ LAN_HOST }).mistakes).toEqual([
      expect.stringContaining(`LAN_HOST=${LAN_HOST} cannot be used`),
    ]);
  },
);

test.each(['192.168.0.2', 'laptop.local', '[fd00::2]'])(
  'every address that the browser of another device is given has the host %s',
  (host) => {
    const { bffUrl, mockUrl, webUrl, bffSettings } = productAddresses({ ...PORTS, host });
    const settings = bffSettings(localSettings);
    expect([bffUrl, webUrl, mockUrl]).toEqual([
      `http://${host}:4100`,
      `http://${host}:4100`,
      `http://${host}:4101`,
    ]);
    expect(Object.entries(settings).filter(([, value]) => value?.includes('localhost'))).toEqual(
      [],
    );
    expect(settings).toMatchObject({
      PORT: '4100',
      PUBLIC_URL: bffUrl,
      FEATURE_FLAGS_HOST: mockUrl,
      FEATURE_FLAGS_USAGE_URL: `${mockUrl}/collect/usage`,
      IMAGE_HOSTS: mockUrl,
      RPC_URL_ETHEREUM: `${mockUrl}/rpc/1`,
    });
  },
);

test('the mock and Vite listen for other devices only where LAN_HOST is set', () => {
  const of = (/** @type {string} */ host) => productAddresses({ ...PORTS, host, webPort: 4102 });
  expect(of('localhost').mockOptions).not.toContain('--host');
  expect(of('localhost').viteOptions).not.toContain('--host');
  expect(of('[fd00::2]').mockOptions).toEqual([
    '--host',
    'fd00::2',
    '--port',
    '4101',
    '--product',
    'http://[fd00::2]:4102',
  ]);
  expect(of('192.168.0.2').viteOptions).toEqual(['--host', '192.168.0.2', '--port', '4102']);
});
