import { alice } from '@trait-market/contract/fixtures/users';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';

import { ConnectButton } from '@/features/sign-in/connect-button';
import { policy } from '@/lib/storage';
import type { Wallet, WalletOption } from '@/lib/wallet/wallet';

import { renderWithStore } from './render-screen';
import { fakeWallet, setUpSession } from './session-store';
import { stubApi } from './stub-api';

export const walletOption = (option: Partial<WalletOption> = {}): WalletOption => ({
  id: 'test',
  name: 'Test Wallet',
  kind: 'announced',
  icon: undefined,
  isRecent: false,
  isPresent: true,
  isSetUp: true,
  ...option,
});

export const metaMask = walletOption({ id: 'metaMask', name: 'MetaMask', kind: 'extension' });
export const coinbase = walletOption({ id: 'coinbase', name: 'Coinbase Wallet', kind: 'hosted' });
export const relay = walletOption({ id: 'walletConnect', name: 'WalletConnect', kind: 'relay' });
export const demo = walletOption({ id: 'demo', name: 'Demo wallet', kind: 'demo' });

/** Stubs the screen. With `isPhone`, the primary pointer is a finger until the test changes it. */
export const stubScreen = (isPhone = false) => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    },
  );
  Element.prototype.scrollIntoView = () => undefined;
  let isCoarse = isPhone;
  const listeners = new Set<() => void>();
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return query === '(pointer: coarse)' && isCoarse;
    },
    addEventListener: (event: string, listener: () => void) =>
      event === 'change' && listeners.add(listener),
    removeEventListener: (_event: string, listener: () => void) => listeners.delete(listener),
  }));
  return {
    watchers: () => listeners.size,
    becomesPhone: (isNow: boolean): void => {
      isCoarse = isNow;
      for (const listener of listeners) listener();
    },
  };
};

type Options = {
  options?: readonly WalletOption[];
  wallet?: Partial<Wallet>;
  session?: Omit<Parameters<typeof setUpSession>[0] & object, 'wallet'>;
  at?: string;
  isPhone?: boolean;
};

export const signInPage = ({
  options = [walletOption()],
  wallet = {},
  session = {},
  at = '/',
  isPhone = false,
}: Options = {}) => {
  const device = stubScreen(isPhone);
  const api = stubApi({ '/v1/users/me': { body: alice } });
  const context = setUpSession({
    ...session,
    wallet: fakeWallet({ options: () => options, ...wallet }),
  });
  const view = renderWithStore(
    context.store,
    <main id="main" tabIndex={-1}>
      <ConnectButton />
    </main>,
    { at },
  );
  return { ...context, ...view, api, device };
};

export const connectButton = () => screen.getByRole('button', { name: 'Connect' });
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
export const walletsDialog = async () => {
  await screen.findByText(window.location.host);
  return screen.getByRole('dialog', { name: 'Connect a wallet' });
};

export const openSignIn = async (options: Options = {}) => {
  policy.accept();
  const page = signInPage(options);
  await userEvent.click(connectButton());
  return { ...page, dialog: await walletsDialog() };
};

export const openWallets = async (options: Options = {}) => {
  const page = await openSignIn(options);
  await page.settled();
  return page;
};
