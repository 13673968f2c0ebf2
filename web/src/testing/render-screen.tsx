import { DEMO_BEACON } from '@trait-market/contract/demo-beacon';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';

import { defaultAppConfig, type AppConfig } from '@/config/app-config';
import { AppConfigContext } from '@/config/app-config-context';
import { SignInProvider } from '@/features/sign-in/sign-in-provider';
import { createQueryClient } from '@/lib/query-client';
import type { Session } from '@/lib/session/session';
import { SessionContext } from '@/lib/session/session-context';
import type { SessionStore } from '@/lib/session/session-store';

import { fakeWallet } from './session-store';
import { anonymous, storeIn } from './sessions';
import { settled } from './settled';

type Options = {
  at?: string;
  appConfig?: Partial<AppConfig>;
};

function Whereabouts({ report }: { report: (address: string) => void }) {
  const { pathname, search } = useLocation();
  report(pathname + search);
  return null;
}

/** Renders a screen as the app does, but with a session store that the test creates. */
export const renderWithStore = <Store extends SessionStore>(
  store: Store,
  screen: ReactNode,
  { at = '/', appConfig }: Options = {},
) => {
  const queryClient = createQueryClient(store);
  let address = at;
  const view = render(
    <AppConfigContext value={{ ...defaultAppConfig, beaconHash: DEMO_BEACON.hash, ...appConfig }}>
      <QueryClientProvider client={queryClient}>
        <SessionContext value={store}>
          <MemoryRouter initialEntries={[at]}>
            <SignInProvider>{screen}</SignInProvider>
            <Whereabouts
              report={(now) => {
                address = now;
              }}
            />
          </MemoryRouter>
        </SessionContext>
      </QueryClientProvider>
    </AppConfigContext>,
  );
  return {
    ...view,
    store,
    queryClient,
    whereabouts: () => address,
    settled: () => settled(queryClient),
  };
};

type SessionOptions = {
  session?: Session;
  /** The network of the user's wallet. Without it, the wallet can't be read. */
  walletChain?: number | undefined;
  /** Whether the wallet never responds to a request for a signature. */
  isWalletSilent?: boolean | undefined;
};

export const renderScreen = (
  screen: ReactNode,
  {
    session = anonymous,
    walletChain,
    isWalletSilent = false,
    ...options
  }: Options & SessionOptions = {},
) => {
  const store = storeIn(session);
  const silent = isWalletSilent && { signTypedData: () => new Promise<never>(() => {}) };
  const { wallet } = fakeWallet({ chainId: async () => walletChain, ...silent });
  const loadWallet = walletChain === undefined ? store.loadWallet : async () => wallet;
  return renderWithStore({ ...store, loadWallet }, screen, options);
};
