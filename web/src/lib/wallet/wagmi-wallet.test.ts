import { demoAccount } from '@trait-market/contract/demo-wallet';
import { verifyMessage } from 'viem';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { defaultAppConfig } from '@/config/app-config';

import { errorText } from '../app-error';
import { clearTimersAfterEach } from '@/testing/clear-timers';

import { createWagmiWallet } from './wagmi-wallet';
import type { WalletStatus } from './wallet';

clearTimersAfterEach();

const ALICE = '0x8ba1f109551bD432803012645Ac136ddd64DBA72';
const ICON = 'data:image/svg+xml,<svg/>';

type Answer = (method: string) => unknown;

const announce = (rdns: string, name: string, answer: Answer = () => []) => {
  const provider = {
    request: async ({ method }: { method: string }) => answer(method),
    on: () => {},
    removeListener: () => {},
  };
  const detail = Object.freeze({
    info: { uuid: crypto.randomUUID(), name, icon: ICON, rdns },
    provider,
  });
  const say = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  window.addEventListener('eip6963:requestProvider', say);
  silenced.push(() => window.removeEventListener('eip6963:requestProvider', say));
  say();
};

const silenced: (() => void)[] = [];
const idle = () => ({
  signal: new AbortController().signal,
  onPairingUri: () => {},
  onLateConnection: () => {},
});
const withDemo = { ...defaultAppConfig, demoWallet: true };
const namesOf = (wallet: ReturnType<typeof createWagmiWallet>) =>
  wallet.options().map(({ name }) => name);

const authorised: Answer = (method) =>
  method === 'eth_chainId' ? '0x1' : method.endsWith('ccounts') ? [ALICE] : [];

beforeEach(() => vi.stubGlobal('ethereum', undefined));
afterEach(() => {
  for (const silence of silenced.splice(0)) silence();
  vi.unstubAllGlobals();
});

describe('the list of wallets', () => {
  test('has the four named wallets, and the demo wallet only where it is allowed', () => {
    const named = ['MetaMask', 'Coinbase Wallet', 'WalletConnect', 'Injected wallet'];
    expect(namesOf(createWagmiWallet(defaultAppConfig))).toEqual(named);
    expect(namesOf(createWagmiWallet(withDemo))).toEqual([
      ...named,
      'Demo wallet',
      'Demo smart account',
    ]);
  });

  test('starts with injected wallets, with their own names and icons', () => {
    announce('example.wallet', 'Example Wallet');
    expect(createWagmiWallet(defaultAppConfig).options().at(0)).toEqual({
      id: 'example.wallet',
      name: 'Example Wallet',
      kind: 'announced',
      icon: ICON,
      isRecent: false,
      isPresent: true,
      isSetUp: true,
    });
  });

  test('R2.37 has an injected wallet that announces nothing before those that are not there', () => {
    vi.stubGlobal('ethereum', { request: async () => [] });
    const others = ['MetaMask', 'Coinbase Wallet', 'WalletConnect'];
    expect(namesOf(createWagmiWallet(defaultAppConfig))).toEqual(['Injected wallet', ...others]);
    announce('example.wallet', 'Example Wallet');
    expect(namesOf(createWagmiWallet(defaultAppConfig))).toEqual([
      'Example Wallet',
      ...others,
      'Injected wallet',
    ]);
  });

  test('R2.37 has built-in pictures for the named wallets', () => {
    const icons = createWagmiWallet(defaultAppConfig).options().slice(0, 3);
    expect(icons).toHaveLength(3);
    for (const { icon } of icons) expect(icon).toMatch(/^data:image\/svg\+xml,%3Csvg/);
  });

  test('grows when a wallet announces itself late', async () => {
    const wallet = createWagmiWallet(defaultAppConfig);
    // Makes wagmi read its storage, which must happen before it listens to the wallet's events.
    await wallet.reconnect();
    const heard = vi.fn();
    wallet.watchOptions(heard);
    announce('late.wallet', 'Late Wallet');
    expect(heard).toHaveBeenCalled();
    expect(namesOf(wallet).at(0)).toBe('Late Wallet');
  });

  test('does not have an announced MetaMask twice', () => {
    announce('io.metamask', 'MetaMask');
    expect(
      namesOf(createWagmiWallet(defaultAppConfig)).filter((name) => name === 'MetaMask'),
    ).toHaveLength(1);
  });

  test('has two wallets with one identifier once, and none in place of a named wallet', () => {
    announce('twin.wallet', 'First Twin');
    announce('twin.wallet', 'Second Twin');
    announce('demo', 'Not the demo wallet');
    const names = namesOf(createWagmiWallet(withDemo));
    expect(names.filter((name) => name.endsWith('Twin'))).toEqual(['First Twin']);
    expect(names).not.toContain('Not the demo wallet');
    expect(names).toContain('Demo wallet');
  });

  test('stays the same object until it changes', () => {
    const wallet = createWagmiWallet(defaultAppConfig);
    expect(wallet.options()).toBe(wallet.options());
  });
});

describe('the demo wallet', () => {
  test('connects, signs for real, comes back after a reload, and disconnects', async () => {
    const wallet = createWagmiWallet(withDemo);
    const address = await wallet.connect('demo', idle());
    expect(address).toBe(demoAccount().address);
    const signature = await wallet.signMessage('hello');
    await expect(
      verifyMessage({ address: demoAccount().address, message: 'hello', signature }),
    ).resolves.toBe(true);

    const reloaded = createWagmiWallet(withDemo);
    await expect(reloaded.reconnect()).resolves.toBe(address);
    expect(reloaded.options().find(({ isRecent }) => isRecent)?.name).toBe('Demo wallet');

    const statuses: WalletStatus[] = [];
    reloaded.watchStatus((status) => statuses.push(status));
    await reloaded.disconnect();
    expect(statuses.at(-1)).toEqual({ kind: 'disconnected' });
    await expect(createWagmiWallet(withDemo).reconnect()).resolves.toBeUndefined();
  });
});

describe('an injected wallet', () => {
  test('connects, and reconnects after a reload without being asked again', async () => {
    announce('example.wallet', 'Example Wallet', authorised);
    const wallet = createWagmiWallet(defaultAppConfig);
    await expect(wallet.connect('example.wallet', idle())).resolves.toBe(ALICE);

    const methods: string[] = [];
    announce('example.wallet', 'Example Wallet', (method) => {
      methods.push(method);
      return authorised(method);
    });
    await expect(createWagmiWallet(defaultAppConfig).reconnect()).resolves.toBe(ALICE);
    expect(methods).not.toContain('eth_requestAccounts');
  });

  test('can be chosen again when it is already connected', async () => {
    announce('eager.wallet', 'Eager', authorised);
    const wallet = createWagmiWallet(defaultAppConfig);
    await wallet.connect('eager.wallet', idle());
    await expect(wallet.connect('eager.wallet', idle())).resolves.toBe(ALICE);
  });

  test('is forgotten only in this tab, and can come back', async () => {
    const methods: string[] = [];
    announce('shared.wallet', 'Shared', (method) => {
      methods.push(method);
      return authorised(method);
    });
    const wallet = createWagmiWallet(defaultAppConfig);
    await wallet.connect('shared.wallet', idle());
    const statuses: string[] = [];
    wallet.watchStatus(({ kind }) => statuses.push(kind));
    wallet.forget();
    expect(statuses).toEqual(['disconnected']);
    expect(methods).not.toContain('wallet_revokePermissions');
    await expect(wallet.reconnect()).resolves.toBe(ALICE);
  });

  test('reconnects if another tab used it last', async () => {
    announce('example.wallet', 'Example Wallet', authorised);
    const here = createWagmiWallet(withDemo);
    await here.connect('example.wallet', idle());
    await createWagmiWallet(withDemo).connect('demo', idle());
    here.forget();
    await expect(here.reconnect()).resolves.toBe(demoAccount().address);
    expect(here.options().find(({ isRecent }) => isRecent)?.name).toBe('Demo wallet');
  });

  test('gives no address when it answers without accounts', async () => {
    announce('empty.wallet', 'Empty', (method) => (method === 'eth_chainId' ? '0x1' : []));
    const wallet = createWagmiWallet(defaultAppConfig);
    await expect(wallet.connect('empty.wallet', idle())).resolves.toBeUndefined();
  });

  test('explains a refusal in words', async () => {
    announce('no.wallet', 'No', () => {
      throw Object.assign(new Error('User rejected'), { code: 4001 });
    });
    const error: unknown = await createWagmiWallet(defaultAppConfig)
      .connect('no.wallet', idle())
      .catch((reason: unknown) => reason);
    expect(errorText(error)).toMatch(/declined/);
  });

  test('can be given up if it never answers, and a late answer is reported', async () => {
    let answer: (accounts: string[]) => void = () => {};
    const hanging = new Promise<string[]>((resolve) => {
      answer = resolve;
    });
    announce('slow.wallet', 'Slow', (method) => {
      if (method === 'eth_requestAccounts') return hanging;
      return method === 'eth_chainId' ? '0x1' : [];
    });
    const wallet = createWagmiWallet(defaultAppConfig);
    const statuses: string[] = [];
    wallet.watchStatus(({ kind }) => statuses.push(kind));
    const attempt = new AbortController();
    const onLateConnection = vi.fn(() => void wallet.disconnect());
    const connecting = wallet.connect('slow.wallet', {
      ...idle(),
      signal: attempt.signal,
      onLateConnection,
    });
    await vi.waitFor(() => expect(statuses).toEqual(['connecting']));
    attempt.abort();
    await expect(connecting).rejects.toThrow();
    expect(onLateConnection).not.toHaveBeenCalled();
    answer([ALICE]);
    await vi.waitFor(() => expect(statuses).toEqual(['connecting', 'connected', 'disconnected']));
  });
});

describe('a wallet that is not there', () => {
  test.each([
    ['metaMask', /wasn’t found in your browser/],
    ['injected', /wasn’t found in your browser/],
    ['walletConnect', /set up on this site/],
    ['nonsense', /wasn’t found in your browser/],
  ])('says so in words: %s', async (id, words) => {
    const error: unknown = await createWagmiWallet(defaultAppConfig)
      .connect(id, idle())
      .catch((reason: unknown) => reason);
    expect(errorText(error)).toMatch(words);
  });

  test('is not reconnected if nothing was connected', async () => {
    await expect(createWagmiWallet(defaultAppConfig).reconnect()).resolves.toBeUndefined();
  });
});
