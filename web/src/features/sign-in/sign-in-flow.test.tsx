import { alice } from '@trait-market/contract/fixtures/users';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { useSessionState } from '@/lib/session/session-context';
import { policy } from '@/lib/storage';
import type { Wallet } from '@/lib/wallet/wallet';
import { renderScreen } from '@/testing/render-screen';
import { ALICE, pending, tokenFor } from '@/testing/session-store';
import { signedInAsAlice } from '@/testing/sessions';
import {
  connectButton,
  demo,
  openWallets,
  press,
  stubScreen,
  walletOption,
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
const progress = (words: string | RegExp) => screen.findByText(words);
const walletButton = (name = 'Test Wallet') => screen.getByRole('button', { name });

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
    // The user has been fetched by now, but no wallet is connected yet.
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
