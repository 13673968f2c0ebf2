import { alice } from '@trait-market/contract/fixtures/users';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { policy } from '@/lib/storage';
import type { Wallet } from '@/lib/wallet/wallet';
import { walletError } from '@/lib/wallet/wallet-error';
import { renderScreen } from '@/testing/render-screen';
import { ALICE, BOB, pending, tokenFor } from '@/testing/session-store';
import { refusedAlice, signedInAsAlice } from '@/testing/sessions';
import {
  connectButton,
  openWallets,
  press,
  signInPage,
  stubScreen,
  walletsDialog,
} from '@/testing/sign-in';
import { stubApi } from '@/testing/stub-api';

import { ConnectButton } from './connect-button';

afterEach(() => {
  vi.unstubAllGlobals();
});

const slowConnect = () => {
  const answers: ReturnType<typeof pending<typeof ALICE | undefined>>[] = [];
  const connect = vi.fn<Wallet['connect']>((_, { signal }) => {
    const answer = pending<typeof ALICE | undefined>();
    answers.push(answer);
    signal.addEventListener('abort', () => answer.reject(signal.reason));
    return answer.promise;
  });
  return { connect, latest: () => answers.at(-1) };
};

const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('a session that ended', () => {
  const ended = async () => {
    policy.accept();
    const connect = vi.fn<Wallet['connect']>(async () => ALICE);
    const page = signInPage({ wallet: { connect } });
    await act(() => page.store.signIn('test'));
    act(() => page.wallet.report({ kind: 'disconnected' }));
    expect(page.failureText()).toMatch(/^session: Your wallet is locked or disconnected/);
    await userEvent.click(connectButton());
    await walletsDialog();
    return { ...page, connect };
  };

  test('is not a failure of the next attempt, and is still shown after it', async () => {
    const { failureText } = await ended();
    expect(await screen.findByRole('button', { name: 'Test Wallet' })).toBeEnabled();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await press('Close');
    expect(failureText()).toMatch(/^session: Your wallet is locked or disconnected/);
  });

  test('is forgotten after a later attempt has failed', async () => {
    const { failureText, connect } = await ended();
    connect.mockRejectedValueOnce(walletError('rejected'));
    await press('Test Wallet');
    expect(await screen.findByRole('alert')).toHaveTextContent('declined');
    await press('Close');
    expect(failureText()).toBeUndefined();
  });

  test('while the dialog is open is shown in it, with nothing to retry', async () => {
    const { connect } = slowConnect();
    const { browser, store } = await openWallets({
      wallet: { connect, reconnect: async () => BOB },
    });
    await act(() => store.start());
    await press('Test Wallet');
    act(() => browser.tab().storedToken.write(tokenFor(ALICE)));
    expect(await screen.findByRole('alert')).toHaveTextContent('switched to another account');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });
});

describe('a session that already exists', () => {
  const openAs = async (session: typeof signedInAsAlice | typeof refusedAlice) => {
    policy.accept();
    stubScreen();
    stubApi({ '/v1/users/me': { body: alice } });
    const view = renderScreen(<ConnectButton />, { session });
    await userEvent.click(connectButton());
    return view;
  };

  test('closes the dialog', async () => {
    const { settled } = await openAs(signedInAsAlice);
    await settled();
    await isGone();
    expect(connectButton()).toHaveAttribute('aria-busy', 'false');
  });

  test('§4 keeps it open while its user is fetched again', async () => {
    const { settled, store, queryClient } = await openAs(refusedAlice);
    await settled();
    const user = pending<Response>();
    vi.stubGlobal('fetch', () => user.promise);
    act(() => {
      void queryClient.refetchQueries();
      store.becomes(signedInAsAlice);
    });
    expect(await screen.findByText('Signed in. Loading your account.')).toBeVisible();
    user.resolve(new Response(JSON.stringify(alice)));
    await isGone();
  });

  test('keeps it open while its token is refused, without saying that anyone is signed in', async () => {
    const { settled, store } = await openAs(refusedAlice);
    await walletsDialog();
    await settled();
    expect(await walletsDialog()).toBeVisible();
    expect(screen.queryByText(/Signed in/)).not.toBeInTheDocument();
    act(() => store.becomes(signedInAsAlice));
    await isGone();
  });
});
