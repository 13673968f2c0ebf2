import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';

import type { Wallet, WalletOption } from '@/lib/wallet/wallet';
import { fakeWallet, pending } from '@/testing/session-store';
import {
  coinbase,
  demo,
  metaMask,
  openSignIn,
  openWallets,
  press,
  relay,
  walletOption,
} from '@/testing/sign-in';

afterEach(() => {
  vi.unstubAllGlobals();
});

const absent = (option: WalletOption): WalletOption => ({ ...option, isPresent: false });
const injected = walletOption({ id: 'injected', name: 'Injected wallet', kind: 'injected' });

const walletButton = (name: string) => screen.getByRole('button', { name });
const offered = () =>
  within(screen.getByRole('dialog'))
    .getAllByRole('button')
    .filter((button) => button.hasAttribute('aria-describedby'))
    .map((button) => button.getAttribute('aria-label'));

test('the dialog says which site is asking', async () => {
  const { dialog } = await openWallets();
  expect(dialog).toHaveAccessibleDescription(
    new RegExp(`^Sign in to ${window.location.host} with a message`),
  );
  expect(screen.queryByRole('heading', { name: /No wallet/ })).not.toBeInTheDocument();
});

describe('the wallets on offer', () => {
  test('are those that the wallet layer has, in its order', async () => {
    await openWallets({ options: [walletOption(), coinbase, relay, absent(metaMask)] });
    expect(offered()).toEqual(['Test Wallet', 'Coinbase Wallet', 'WalletConnect', 'MetaMask']);
  });

  test('start with the last used and the available ones, and end with those that are not set up', async () => {
    const notSetUp = { ...relay, isSetUp: false };
    const options = [notSetUp, absent(metaMask), walletOption(), { ...coinbase, isRecent: true }];
    await openWallets({ options: [...options, demo] });
    expect(offered()).toEqual([
      'Coinbase Wallet',
      'Test Wallet',
      'Demo wallet',
      'MetaMask',
      'WalletConnect',
    ]);
  });

  test('list those that can’t be used under their own heading, with what to do', async () => {
    const notSetUp = { ...relay, isSetUp: false };
    await openWallets({ options: [notSetUp, absent(metaMask), walletOption()] });
    const others = within(screen.getByRole('region', { name: 'Other wallets' }));
    expect(others.getAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual([
      'MetaMask',
      'WalletConnect',
    ]);
    expect(others.getByText(/^Install one that wasn’t found/)).toBeInTheDocument();
    expect(others.getAllByRole('link').map((one) => one.textContent)).toEqual([
      expect.stringMatching(/^Get MetaMask/),
    ]);
  });

  test('have no other heading if all of them can be used', async () => {
    await openWallets({ options: [relay, demo] });
    expect(screen.queryByText('Other wallets')).not.toBeInTheDocument();
  });

  test('grow when another wallet announces itself', async () => {
    const listeners = new Set<() => void>();
    let options = [walletOption()];
    await openWallets({
      wallet: {
        options: () => options,
        watchOptions: (listener) => {
          listeners.add(listener);
          return () => void listeners.delete(listener);
        },
      },
    });
    expect(offered()).toEqual(['Test Wallet']);
    options = [...options, demo];
    act(() => {
      for (const listener of listeners) listener();
    });
    expect(offered()).toEqual(['Test Wallet', 'Demo wallet']);
  });

  test.each([
    ['announced', 'Found in your browser'],
    ['extension', 'Browser extension'],
    ['hosted', 'No extension needed'],
    ['relay', 'Scan a code with the wallet on your phone'],
    ['injected', 'Browser wallet'],
    ['demo', 'No wallet? Try this one'],
    ['demoSmart', 'An account that is a contract, to try out'],
  ] as const)('of the kind %s say so: %s', async (kind, hint) => {
    await openWallets({ options: [walletOption({ kind })] });
    expect(walletButton('Test Wallet')).toHaveAccessibleDescription(hint);
    expect(walletButton('Test Wallet')).toBeEnabled();
  });

  test('that are not in the browser say so, and can still be tried', async () => {
    await openWallets({ options: [absent(metaMask)] });
    expect(walletButton('MetaMask')).toHaveAccessibleDescription('Not found in this browser');
    expect(walletButton('MetaMask')).toBeEnabled();
  });

  test('that the site has not set up are named, but cannot be used', async () => {
    await openWallets({ options: [{ ...relay, isSetUp: false }, demo] });
    expect(walletButton('WalletConnect')).toBeDisabled();
    expect(walletButton('WalletConnect')).toHaveAccessibleDescription('Not set up on this site');
    expect(walletButton('Demo wallet')).toBeEnabled();
  });

  test('mark the last used wallet, until one is being waited for', async () => {
    await openWallets({
      options: [demo, walletOption({ isRecent: true })],
      wallet: { connect: () => new Promise(() => {}) },
    });
    expect(walletButton('Test Wallet')).toHaveAccessibleDescription(
      'Found in your browser Last used',
    );
    expect(screen.getAllByText('Last used')).toHaveLength(1);
    await press('Test Wallet');
    await screen.findByText(/^Waiting for/);
    expect(screen.queryByText('Last used')).not.toBeInTheDocument();
  });

  test('show their own picture if it was given as data, and fetch none', async () => {
    const icon = 'data:image/svg+xml,<svg/>';
    await openWallets({
      options: [
        walletOption({ icon }),
        { ...demo, icon: 'https://foreign.example/data:image/a.png' },
        coinbase,
      ],
    });
    expect(walletButton('Test Wallet').querySelector('img')).toHaveAttribute('src', icon);
    for (const name of ['Demo wallet', 'Coinbase Wallet']) {
      expect(walletButton(name).querySelector('img')).toBeNull();
      expect(walletButton(name).querySelector('svg')).not.toBeNull();
    }
  });
});

describe('until the wallet layer has loaded', () => {
  test('no wallet is offered, and none is called missing', async () => {
    const layer = pending<Wallet>();
    const { dialog, settled } = await openSignIn({ session: { loadWallet: () => layer.promise } });
    expect(dialog.querySelector('[aria-busy=true]')).not.toBeEmptyDOMElement();
    expect(screen.queryByRole('heading', { name: /No wallet/ })).not.toBeInTheDocument();
    expect(screen.queryByText('New to wallets?')).not.toBeInTheDocument();
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    layer.resolve(fakeWallet({ options: () => ONE_WALLET }).wallet);
    await settled();
    expect(offered()).toEqual(['Test Wallet']);
    expect(dialog.querySelector('[aria-busy=true]')).toBeNull();
  });

  test('a failure is reported, and Try again loads it', async () => {
    const layer = pending<Wallet>();
    const loadWallet = vi
      .fn<() => Promise<Wallet>>()
      .mockRejectedValueOnce(new Error('chunk'))
      .mockReturnValue(layer.promise);
    await openSignIn({ session: { loadWallet } });
    expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load the wallets.');
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    await press('Try again');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('dialog').querySelector('[aria-busy=true]')).not.toBeNull();
    layer.resolve(fakeWallet({ options: () => ONE_WALLET }).wallet);
    expect(await screen.findByRole('button', { name: 'Test Wallet' })).toBeEnabled();
    expect(loadWallet).toHaveBeenCalledTimes(2);
  });

  const ONE_WALLET = [walletOption()];
});

describe('the explanation of what a wallet is', () => {
  const heading = () => screen.queryByRole('heading', { name: 'No wallet in this browser yet' });

  test.each([
    ['announced', walletOption()],
    ['extension', metaMask],
    ['injected', injected],
  ])('can be unfolded when a wallet was found as %s', async (_, option) => {
    await openWallets({ options: [option] });
    expect(heading()).not.toBeInTheDocument();
    expect(screen.getByText('New to wallets?')).toBeVisible();
    expect(screen.getByText(/^A wallet is an app that keeps your keys/)).not.toBeVisible();
  });

  test('is shown at once, and not as an error, when no wallet was found', async () => {
    await openWallets({ options: [absent(metaMask), coinbase, relay, absent(injected)] });
    expect(heading()).toBeVisible();
    expect(screen.getByText(/^A wallet is an app that keeps your keys/)).toBeVisible();
    expect(screen.queryByText('New to wallets?')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    for (const [name, href] of [
      [/^Get MetaMask/, 'https://metamask.io/download'],
      [/^Get Coinbase Wallet/, 'https://www.coinbase.com/wallet'],
      [/^Get Rainbow/, 'https://rainbow.me'],
    ] as const) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
      expect(screen.getByRole('link', { name })).toHaveAttribute('target', '_blank');
    }
    // The help is below the list, because wallets of the list can be used without installing one.
    expect(
      heading()?.compareDocumentPosition(screen.getByRole('button', { name: 'MetaMask' })),
    ).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  });

  test.each([
    [[coinbase, demo], 'Or look around first, with the demo wallet or as a guest.'],
    [[coinbase], 'Or look around first, as a guest.'],
  ])('ends with how to look around without a wallet (%#)', async (options, words) => {
    await openWallets({ options });
    expect(screen.getByText(words)).toBeVisible();
  });
});

describe('on a phone', () => {
  const options = [absent(metaMask), coinbase, relay, demo];
  const apps = () => screen.queryByRole('region', { name: 'Open this page in your wallet’s app' });

  test('the wallet apps open this exact page, and the extension is not offered beside them', async () => {
    history.pushState({}, '', '/market/?name=hat&x=1');
    await openWallets({ options, isPhone: true });
    const { host, href } = window.location;
    expect(screen.getByRole('link', { name: 'MetaMask app' })).toHaveAttribute(
      'href',
      `https://link.metamask.io/dapp/${host}/market/?name=hat&x=1`,
    );
    expect(screen.getByRole('link', { name: 'Coinbase Wallet app' })).toHaveAttribute(
      'href',
      `https://go.cb-w.com/dapp?cb_url=${encodeURIComponent(href)}`,
    );
    expect(offered()).toEqual(['Coinbase Wallet', 'WalletConnect', 'Demo wallet']);
    expect(screen.queryByRole('heading', { name: /No wallet/ })).not.toBeInTheDocument();
    expect(screen.getByText('New to wallets?')).toBeVisible();
    history.pushState({}, '', '/');
  });

  test('the relay opens the wallet there, instead of showing a code to scan', async () => {
    await openWallets({ options, isPhone: true });
    expect(walletButton('WalletConnect')).toHaveAccessibleDescription(
      'Opens the wallet on this phone',
    );
    expect(walletButton('Coinbase Wallet')).toHaveAccessibleDescription(/^No extension needed/);
  });

  test('no extension is suggested, because phones have none', async () => {
    await openWallets({ options: [absent(injected), demo], isPhone: true });
    expect(screen.getByRole('heading', { name: 'Other wallets' })).toBeVisible();
    expect(screen.queryByText(/^Install one/)).not.toBeInTheDocument();
  });

  test('a wallet app’s own browser has its wallet, and needs no other', async () => {
    await openWallets({ options: [metaMask, relay], isPhone: true });
    expect(apps()).not.toBeInTheDocument();
    expect(offered()).toEqual(['MetaMask', 'WalletConnect']);
    expect(walletButton('WalletConnect')).toHaveAccessibleDescription(/^Scan a code/);
  });

  test('a mouse hides the wallet apps again', async () => {
    const { device, unmount } = await openWallets({ options });
    expect(apps()).not.toBeInTheDocument();
    act(() => device.becomesPhone(true));
    expect(apps()).toBeVisible();
    act(() => device.becomesPhone(false));
    expect(apps()).not.toBeInTheDocument();
    unmount();
    expect(device.watchers()).toBe(0);
  });
});

describe('As a Guest', () => {
  const guestLink = () => screen.getByRole('link', { name: 'As a Guest' });

  test('§2 leads to the guest page with the current path and query, encoded', async () => {
    await openWallets({ at: '/market/?name=a%26b&sort=price#top' });
    expect(guestLink()).toHaveAttribute(
      'href',
      `/signin/guest?to=${encodeURIComponent('/market/?name=a%26b&sort=price#top')}`,
    );
  });

  test.each(['/signin/guest?to=%2Fpacks', '/signin/guest/?to=%2Fpacks'])(
    'on the guest page (%s) leads nowhere else',
    async (at) => {
      await openWallets({ at });
      expect(guestLink()).toHaveAttribute('href', at);
    },
  );

  test('closes the dialog', async () => {
    const { whereabouts } = await openWallets({ at: '/packs' });
    await userEvent.click(guestLink());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(whereabouts()).toBe('/signin/guest?to=%2Fpacks');
  });
});
