import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { policy } from '@/lib/storage';
import { walletError } from '@/lib/wallet/wallet-error';
import { renderWithStore } from '@/testing/render-screen';
import { ALICE, fakeWallet, setUpSession, tokenFor } from '@/testing/session-store';
import { press, stubScreen, walletsDialog } from '@/testing/sign-in';
import { stubApi } from '@/testing/stub-api';

import { SessionNotice } from './session-notice';

const signedInPage = async () => {
  policy.accept();
  stubScreen();
  vi.stubGlobal('scrollTo', () => undefined);
  stubApi({ '/v1/users/me': { body: {} } });
  const wallet = fakeWallet();
  const session = setUpSession({ wallet });
  const view = renderWithStore(
    session.store,
    <>
      <SessionNotice />
      <main id="main" tabIndex={-1}>
        The page
      </main>
    </>,
  );
  await act(() => session.store.signIn('test'));
  await view.settled();
  return { ...session, ...view };
};

const notice = (words: RegExp) => screen.findByText(words);
const said = () => screen.getByRole('status');

test('says nothing while the session is fine, or after signing out', async () => {
  const { store, settled } = await signedInPage();
  expect(said()).toBeEmptyDOMElement();
  act(() => store.signOut());
  await settled();
  expect(said()).toBeEmptyDOMElement();
});

test('leaves a failed attempt to its dialog', async () => {
  const { store, settled, wallet } = await signedInPage();
  wallet.wallet.connect = () => Promise.reject(walletError('rejected'));
  await act(() => store.signIn('test'));
  expect(store.read()).toMatchObject({ failure: { of: 'attempt' } });
  await settled();
  expect(said()).toBeEmptyDOMElement();
});

test('Dismiss hides it, and the focus moves to the content without scrolling', async () => {
  const { wallet, store } = await signedInPage();
  act(() => wallet.report({ kind: 'disconnected' }));
  await notice(/^Your wallet is locked or disconnected/);
  const focus = vi.spyOn(screen.getByRole('main'), 'focus');
  await press('Dismiss');
  expect(said()).toBeEmptyDOMElement();
  expect(store.read()).toEqual({ kind: 'anonymous' });
  expect(screen.getByRole('main')).toHaveFocus();
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
});

test('says why a session ended, and Connect starts signing in again', async () => {
  const { wallet, kind } = await signedInPage();
  act(() => wallet.report({ kind: 'disconnected' }));
  expect(
    await notice(/^Your wallet is locked or disconnected, so you were signed out/),
  ).toBeVisible();
  await press('Connect');
  expect(await walletsDialog()).toBeVisible();
  expect(kind()).toBe('anonymous');
});

test('after a refused token, says that nothing was lost, and offers Connect', async () => {
  const { store, kind } = await signedInPage();
  act(() => store.tokenRefused(tokenFor(ALICE)));
  expect(await notice(/^Your session is no longer valid\. Nothing was lost/)).toBeVisible();
  expect(kind()).toBe('signedIn');
  expect(screen.queryByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument();
  await press('Connect');
  expect(await walletsDialog()).toBeVisible();
});

test('disappears with the next sign-in after a refused token', async () => {
  const { store, settled } = await signedInPage();
  act(() => store.tokenRefused(tokenFor(ALICE)));
  await notice(/no longer valid/);
  await act(() => store.signIn('test'));
  await settled();
  expect(said()).toBeEmptyDOMElement();
});

test('lets people with a refused token disconnect instead', async () => {
  const { store, kind, wallet, storedToken } = await signedInPage();
  act(() => store.tokenRefused(tokenFor(ALICE)));
  await notice(/no longer valid/);
  await userEvent.click(screen.getByRole('button', { name: 'Disconnect' }));
  expect(kind()).toBe('anonymous');
  expect(storedToken()).toBe('');
  await waitFor(() => expect(wallet.disconnect).toHaveBeenCalled());
  expect(said()).toBeEmptyDOMElement();
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});
