import { afterEach, describe, expect, test, vi } from 'vitest';

import { defaultAppConfig } from '@/config/app-config';

import { clearTimersAfterEach } from '@/testing/clear-timers';

import { createWagmiWallet } from './wagmi-wallet';

clearTimersAfterEach();

const ALICE = '0x8ba1f109551bD432803012645Ac136ddd64DBA72';
const ICON = 'data:image/svg+xml,<svg/>';

const provider = { request: async () => [], on: () => {}, removeListener: () => {} };
const info = (rdns: string, rest: object = {}) => ({
  uuid: crypto.randomUUID(),
  name: rdns,
  icon: ICON,
  rdns,
  ...rest,
});
const throwing = (): never => {
  throw new Error('An extension misbehaves');
};
const throwingProxy = new Proxy({}, { get: throwing, has: throwing, ownKeys: throwing });

const announce = (detail: unknown) =>
  window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));

const cleanUps: (() => void)[] = [];
const onRequest = (answer: () => void) => {
  window.addEventListener('eip6963:requestProvider', answer);
  cleanUps.push(() => window.removeEventListener('eip6963:requestProvider', answer));
};
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
});

const announcedBy = (wallet: ReturnType<typeof createWagmiWallet>) =>
  wallet.options().filter(({ kind }) => kind === 'announced');

describe('T96 a bad announcement', () => {
  test.each<[string, unknown]>([
    ['no detail', undefined],
    ['null', null],
    ['a text', 'wallet'],
    ['info that is null', { info: null, provider }],
    ['no info', { provider }],
    ['no identifier', { info: { name: 'No', icon: ICON, uuid: '1' }, provider }],
    ['an identifier that is a number', { info: info('x', { rdns: 7 }), provider }],
    ['an empty identifier', { info: info(' '), provider }],
    ['a huge identifier', { info: info('a'.repeat(10_000)), provider }],
    ['no provider', { info: info('bad.wallet') }],
    ['a provider that is null', { info: info('bad.wallet'), provider: null }],
    ['a provider without a request', { info: info('bad.wallet'), provider: {} }],
    ['a proxy that throws', throwingProxy],
    ['info that throws', { info: throwingProxy, provider }],
    ['a provider that throws', { info: info('bad.wallet'), provider: throwingProxy }],
    [
      'a getter that throws',
      {
        get info() {
          return throwing();
        },
        provider,
      },
    ],
  ])('with %s is dropped alone', (_, detail) => {
    onRequest(() => {
      announce({ info: info('before.wallet'), provider });
      announce(detail);
      announce({ info: info('after.wallet'), provider });
    });
    const wallet = createWagmiWallet(defaultAppConfig);
    expect(announcedBy(wallet).map(({ id }) => id)).toEqual(['before.wallet', 'after.wallet']);
  });
});

test.each<[string, object, { name?: string; icon?: string | undefined }]>([
  ['an icon that is no text', { icon: 7 }, { icon: undefined }],
  ['an icon from the network', { icon: 'https://evil.example/a.svg' }, { icon: undefined }],
  ['a huge icon', { icon: `data:image/png;${'a'.repeat(300_000)}` }, { icon: undefined }],
  ['a name that is an object', { name: {} }, { name: 'odd.wallet' }],
  ['no name', { name: undefined }, { name: 'odd.wallet' }],
  ['an empty name', { name: '  ' }, { name: 'odd.wallet' }],
  ['a very long name', { name: 'N'.repeat(500) }, { name: 'N'.repeat(60) }],
])('a wallet with %s is listed by what can be read', (_, rest, expected) => {
  onRequest(() => announce({ info: info('odd.wallet', rest), provider }));
  expect(announcedBy(createWagmiWallet(defaultAppConfig))).toMatchObject([
    { id: 'odd.wallet', ...expected },
  ]);
});

test('T96 80 announcements list 30 wallets', () => {
  onRequest(() => {
    for (let index = 0; index < 80; index += 1)
      announce({ info: info(`wallet-${index}.example`), provider });
  });
  expect(announcedBy(createWagmiWallet(defaultAppConfig))).toHaveLength(30);
});

test('two wallets of one name show their identifiers', () => {
  onRequest(() => {
    announce({ info: info('io.fox', { name: 'Fox' }), provider });
    announce({ info: info('io.fake.fox', { name: 'Fox' }), provider });
    announce({ info: info('io.owl', { name: 'Owl' }), provider });
    announce({ info: info('com.fake', { name: 'metamask' }), provider });
  });
  const shown = announcedBy(createWagmiWallet(defaultAppConfig));
  expect(shown.map(({ name, rdns }) => [name, rdns])).toEqual([
    ['Fox', 'io.fox'],
    ['Fox', 'io.fake.fox'],
    ['Owl', undefined],
    ['metamask', 'com.fake'],
  ]);
});

test.each<[string, PropertyDescriptor]>([
  ['a getter that throws', { get: throwing }],
  ['a proxy that throws', { value: throwingProxy }],
])('%s in place of window.ethereum harms no other wallet', (_, descriptor) => {
  Object.defineProperty(window, 'ethereum', { configurable: true, ...descriptor });
  cleanUps.push(() => Reflect.deleteProperty(window, 'ethereum'));
  onRequest(() => announce({ info: info('good.wallet'), provider }));
  const wallet = createWagmiWallet(defaultAppConfig);
  expect(announcedBy(wallet).map(({ id }) => id)).toEqual(['good.wallet']);
});

test('a wallet that answers in a microtask is listed', async () => {
  onRequest(() => queueMicrotask(() => announce({ info: info('quick.wallet'), provider })));
  const wallet = createWagmiWallet(defaultAppConfig);
  await Promise.resolve();
  await Promise.resolve();
  expect(announcedBy(wallet).map(({ id }) => id)).toEqual(['quick.wallet']);
});

test('opening the list requests the wallets again', () => {
  const wallet = createWagmiWallet(defaultAppConfig);
  onRequest(() => announce({ info: info('second.wallet'), provider }));
  wallet.watchOptions(() => {});
  expect(announcedBy(wallet).map(({ id }) => id)).toEqual(['second.wallet']);
});

describe('the wallet of a stored session', () => {
  const authorised = {
    ...provider,
    request: async ({ method }: { method: string }) =>
      method === 'eth_chainId' ? '0x1' : method.endsWith('ccounts') ? [ALICE] : [],
  };
  const idle = () => ({
    signal: new AbortController().signal,
    onPairingUri: () => {},
    onLateConnection: () => {},
  });
  const connectOnce = async () => {
    const wallet = createWagmiWallet(defaultAppConfig);
    announce({ info: info('late.wallet'), provider: authorised });
    await wallet.connect('late.wallet', idle());
  };

  test('is restored when it announces itself eight seconds late', async () => {
    await connectOnce();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const wallet = createWagmiWallet(defaultAppConfig);
    const statuses: unknown[] = [];
    wallet.watchStatus((status) => statuses.push(status));
    const reconnecting = wallet.reconnect();
    await vi.advanceTimersByTimeAsync(2000);
    expect(await reconnecting).toBeUndefined();
    await vi.advanceTimersByTimeAsync(6000);
    announce({ info: info('late.wallet'), provider: authorised });
    await vi.waitFor(() => expect(statuses.at(-1)).toEqual({ kind: 'connected', address: ALICE }));
  });

  test('stays disconnected when it announces itself after a logout', async () => {
    await connectOnce();
    const wallet = createWagmiWallet(defaultAppConfig);
    const statuses: unknown[] = [];
    wallet.watchStatus((status) => statuses.push(status));
    await wallet.reconnect();
    await wallet.disconnect();
    announce({ info: info('late.wallet'), provider: authorised });
    await new Promise((resolve) => setTimeout(resolve));
    expect(statuses).toEqual([]);
  });

  test('that once did not answer eth_accounts can be restored by the next try', async () => {
    await connectOnce();
    let answers = false;
    const silent = {
      ...authorised,
      request: (call: { method: string }) =>
        answers ? authorised.request(call) : new Promise<never>(() => {}),
    };
    onRequest(() => announce({ info: info('late.wallet'), provider: silent }));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const wallet = createWagmiWallet(defaultAppConfig);
    const first = wallet.reconnect();
    await vi.advanceTimersByTimeAsync(11_000);
    expect(await first).toBeUndefined();
    answers = true;
    await expect(wallet.reconnect()).resolves.toBe(ALICE);
  });
});

describe('T97 the chain of the connected wallet', () => {
  const connected = async () => {
    const listeners = new Map<string, (value: unknown) => void>();
    let chainId = '0x1';
    const moving = {
      request: async ({ method }: { method: string }) => {
        if (method === 'eth_chainId') return chainId;
        if (method === 'eth_signTypedData_v4') return '0x5a';
        return method.endsWith('ccounts') ? [ALICE] : [];
      },
      on: (event: string, listener: (value: unknown) => void) => listeners.set(event, listener),
      removeListener: () => {},
    };
    const wallet = createWagmiWallet(defaultAppConfig);
    announce({ info: info('moving.wallet'), provider: moving });
    await wallet.connect('moving.wallet', {
      signal: new AbortController().signal,
      onPairingUri: () => {},
      onLateConnection: () => {},
    });
    const sign = (chain: number) =>
      wallet.signTypedData({
        domain: { name: 'Test', version: '1', chainId: chain },
        types: { Mail: [{ name: 'text', type: 'string' }] },
        primaryType: 'Mail',
        message: { text: 'hello' },
      });
    return {
      wallet,
      sign,
      send: (event: string, value: unknown) => listeners.get(event)?.(value),
      move: (to: string) => (chainId = to),
    };
  };

  test.each([{ chainId: '0x1' }, 'eip155:137', null, undefined, '', '0x', NaN, -1, [], '0x1z'])(
    'is not changed by a chainChanged with %o',
    async (value) => {
      const { send, sign } = await connected();
      send('chainChanged', value);
      await expect(sign(1)).resolves.toBe('0x5a');
    },
  );

  test('counts as the wallet answers it, after a move without an event', async () => {
    const { move, sign, wallet } = await connected();
    move('0x89');
    expect(await wallet.chainId()).toBe(137);
    await expect(sign(137)).resolves.toBe('0x5a');
  });

  test.each([null, 'text', [7], ['0x1'], { 0: ALICE }])(
    'an accountsChanged with %o is ignored',
    async (value) => {
      const { send, sign, wallet } = await connected();
      const statuses: unknown[] = [];
      wallet.watchStatus((status) => statuses.push(status));
      expect(() => send('accountsChanged', value)).not.toThrow();
      await expect(sign(1)).resolves.toBe('0x5a');
      expect(statuses).toEqual([]);
    },
  );
});
