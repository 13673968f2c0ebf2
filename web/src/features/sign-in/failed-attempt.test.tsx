import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { AppError } from '@/lib/app-error';
import type { Wallet } from '@/lib/wallet/wallet';
import { walletError } from '@/lib/wallet/wallet-error';
import { ALICE, pending } from '@/testing/session-store';
import {
  coinbase,
  connectButton,
  demo,
  openWallets,
  press,
  walletOption,
  walletsDialog,
} from '@/testing/sign-in';

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
    // Moves the focus as browsers do when the focused element becomes disabled; jsdom doesn't.
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
