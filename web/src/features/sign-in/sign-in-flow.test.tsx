import { alice } from '@trait-market/contract/fixtures/users';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { AppError } from '@/lib/app-error';
import { useSessionState } from '@/lib/session/session-context';
import { policy } from '@/lib/storage';
import type { Wallet } from '@/lib/wallet/wallet';
import { walletError } from '@/lib/wallet/wallet-error';
import { renderScreen } from '@/testing/render-screen';
import { ALICE, BOB, pending, tokenFor } from '@/testing/session-store';
import { refusedAlice, signedInAsAlice } from '@/testing/sessions';
import {
  coinbase,
  connectButton,
  demo,
  openWallets,
  press,
  signInPage,
  stubScreen,
  walletOption,
  walletsDialog,
} from '@/testing/sign-in';
import { stubApi } from '@/testing/stub-api';

import { ConnectButton } from './connect-button';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A wallet that answers when the test says, or never. */
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
const progress = (words: string | RegExp) => screen.findByText(words);
const walletButton = (name = 'Test Wallet') => screen.getByRole('button', { name });

describe('an attempt that fails', () => {
  const rejectOnce = (error: unknown) => {
    const connect = vi.fn<Wallet['connect']>(async () => ALICE);
    return connect.mockRejectedValueOnce(error);
  };

  test('returns the focus to the chosen wallet, scrolled fully into view', async () => {
    const { connect, latest } = slowConnect();
    await openWallets({ options: [demo, walletOption(), coinbase], wallet: { connect } });
    const scrollIntoView = vi.fn();
    Element.prototype.scrollIntoView = scrollIntoView;
    await press('Test Wallet');
    await waitFor(() => expect(walletButton()).toBeDisabled());
    // A browser takes the focus from what is disabled; this one does not.
    screen.getByRole('dialog').focus();
    expect(walletButton()).not.toHaveFocus();
    latest()?.reject(walletError('rejected'));
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(walletButton()).toHaveFocus());
    expect(scrollIntoView.mock.contexts).toContain(alert);
    expect(scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' });
  });

  test('shows the connection’s error, and Try again asks the same wallet', async () => {
    const connect = rejectOnce(walletError('rejected'));
    await openWallets({ options: [demo, walletOption()], wallet: { connect } });
    await press('Test Wallet');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(walletError('rejected').message);
    // Under the buttons (§2).
    expect(walletButton().compareDocumentPosition(alert)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await press('Try again');
    await isGone();
    expect(connect.mock.calls.map(([id]) => id)).toEqual(['test', 'test']);
  });

  test('offers no retry when that cannot help', async () => {
    const connect = rejectOnce(new AppError('wallet', 'Not made for this.', { isFinal: true }));
    await openWallets({ wallet: { connect } });
    await press('Test Wallet');
    expect(await screen.findByRole('alert')).toHaveTextContent('Not made for this.');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  test('that started elsewhere offers no retry, since its wallet is unknown', async () => {
    const connect = rejectOnce(walletError('rejected'));
    const { store } = await openWallets({ wallet: { connect } });
    await act(() => store.signIn('test'));
    expect(await screen.findByRole('alert')).toHaveTextContent('declined');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  test('is no longer shown once another wallet is chosen', async () => {
    const { connect } = slowConnect();
    connect.mockRejectedValueOnce(walletError('rejected'));
    await openWallets({ options: [walletOption(), demo], wallet: { connect } });
    await press('Test Wallet');
    await screen.findByRole('alert');
    await press('Demo wallet');
    await progress(/^Waiting for Demo wallet/);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('is forgotten when the dialog that showed it closes', async () => {
    const { store } = await openWallets({
      wallet: { connect: rejectOnce(walletError('rejected')) },
    });
    await press('Test Wallet');
    await screen.findByRole('alert');
    await press('Close');
    expect(store.read()).toEqual({ kind: 'anonymous' });
    await userEvent.click(connectButton());
    await walletsDialog();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('the message while the dialog waits for a wallet', () => {
  test('is empty before a wallet is chosen', async () => {
    const { dialog } = await openWallets();
    expect(walletButton()).toBeEnabled();
    expect(screen.getByText('Look around without a wallet.')).toBeInTheDocument();
    expect(dialog).not.toHaveTextContent(/Waiting|Sign the message|Signed in/);
  });

  test('asks to approve the connection, then to sign, and the dialog closes by itself', async () => {
    const { connect, latest } = slowConnect();
    const signature = pending<`0x${string}`>();
    const { storedToken } = await openWallets({
      wallet: { connect, signMessage: () => signature.promise },
    });
    await press('Test Wallet');
    await progress('Waiting for Test Wallet. Approve the connection there.');
    expect(connect).toHaveBeenCalledWith('test', expect.anything());
    expect(screen.getByText('Nothing happens until you approve.')).toBeInTheDocument();
    latest()?.resolve(ALICE);
    await progress('Sign the message in Test Wallet to prove that the wallet is yours.');
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeEnabled();
    signature.resolve('0x5a');
    await isGone();
    expect(storedToken()).toBe(tokenFor(ALICE));
  });

  test('§4 the dialog stays until the user has been fetched', async () => {
    const { store } = await openWallets({ options: [walletOption(), demo] });
    const user = pending<Response>();
    vi.stubGlobal('fetch', () => user.promise);
    await press('Test Wallet');
    await progress('Signed in. Loading your account.');
    expect(store.read().kind).toBe('signedIn');
    for (const name of ['Test Wallet', 'Demo wallet']) expect(walletButton(name)).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
    user.resolve(new Response('{"message":"Closed"}', { status: 500 }));
    await isGone();
  });

  test('says that another tab has signed in, until the wallet has reconnected here', async () => {
    const back = pending<typeof ALICE>();
    const { browser, store, settled } = await openWallets({
      wallet: { reconnect: () => back.promise },
    });
    await act(() => store.start());
    act(() => browser.tab().storedToken.write(tokenFor(ALICE)));
    await progress('Signed in from another tab. Reconnecting your wallet.');
    // The user is known by then, and the wallet is not connected.
    await settled();
    expect(walletButton()).toBeDisabled();
    back.resolve(ALICE);
    await isGone();
  });

  test('says “your wallet” when the wallet was not chosen in this dialog', async () => {
    const { connect } = slowConnect();
    const { store } = await openWallets({ wallet: { connect } });
    act(() => void store.signIn('test'));
    expect(
      await progress('Waiting for your wallet. Approve the connection there.'),
    ).toBeInTheDocument();
  });
});

describe('while the dialog waits for a wallet', () => {
  test('§4 every connector is disabled, and the chosen one shows that it is waiting', async () => {
    const { connect } = slowConnect();
    await openWallets({ options: [walletOption(), demo], wallet: { connect } });
    await press('Test Wallet');
    await screen.findByRole('button', { name: 'Cancel' });
    for (const name of ['Test Wallet', 'Demo wallet']) expect(walletButton(name)).toBeDisabled();
    expect(walletButton().querySelector('[aria-label=Waiting]')).not.toBeNull();
    expect(walletButton('Demo wallet').querySelector('[aria-label=Waiting]')).toBeNull();
    expect(screen.queryByRole('link', { name: 'As a Guest' })).not.toBeInTheDocument();
  });

  test('Cancel ends the attempt and says that nothing was signed', async () => {
    const { connect } = slowConnect();
    const { kind } = await openWallets({ options: [walletOption(), demo], wallet: { connect } });
    await press('Test Wallet');
    await press('Cancel');
    expect(connect.mock.lastCall?.[1].signal.aborted).toBe(true);
    expect(kind()).toBe('anonymous');
    expect(await screen.findByRole('alert')).toHaveTextContent('Canceled. Nothing was signed.');
    for (const name of ['Test Wallet', 'Demo wallet']) expect(walletButton(name)).toBeEnabled();
    expect(walletButton().querySelector('[aria-label=Waiting]')).toBeNull();
    expect(screen.getByRole('link', { name: 'As a Guest' })).toBeInTheDocument();
  });

  test('closing the dialog ends the attempt, and leaves no message', async () => {
    const { connect } = slowConnect();
    const { store } = await openWallets({ wallet: { connect } });
    await press('Test Wallet');
    await screen.findByRole('button', { name: 'Cancel' });
    await userEvent.keyboard('{Escape}');
    await isGone();
    expect(connect.mock.lastCall?.[1].signal.aborted).toBe(true);
    expect(store.read()).toEqual({ kind: 'anonymous' });
    expect(connectButton()).toHaveFocus();
  });
});

describe('a session that ended', () => {
  const ended = async () => {
    policy.accept();
    const connect = vi.fn<Wallet['connect']>(async () => ALICE);
    const page = signInPage({ wallet: { connect } });
    await act(() => page.store.signIn('test'));
    act(() => page.wallet.report({ kind: 'disconnected' }));
    expect(page.failureText()).toMatch(/^session: Your wallet disconnected/);
    await userEvent.click(connectButton());
    await walletsDialog();
    return { ...page, connect };
  };

  test('is not a failure of the next attempt, and is still shown after it', async () => {
    const { failureText } = await ended();
    expect(await screen.findByRole('button', { name: 'Test Wallet' })).toBeEnabled();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await press('Close');
    expect(failureText()).toMatch(/^session: Your wallet disconnected/);
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

test('when Connect disappears with the sign-in, the focus moves to the content', async () => {
  policy.accept();
  stubScreen();
  stubApi({ '/v1/users/me': { body: alice } });
  function Page() {
    const { kind } = useSessionState();
    return (
      <>
        {kind === 'anonymous' && <ConnectButton />}
        <main id="main" tabIndex={-1}>
          The page
        </main>
      </>
    );
  }
  const { store } = renderScreen(<Page />);
  await userEvent.click(connectButton());
  await walletsDialog();
  act(() => store.becomes(signedInAsAlice));
  await isGone();
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
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
