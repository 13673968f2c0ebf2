import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { balances, wrapRequest } from '@trait-market/contract/fixtures/economy/collectors';
import { aliceAddress, bobAddress } from '@trait-market/contract/fixtures/users';
import type { WalletAddress } from '@trait-market/contract/shared';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { type Unfinished, useActions } from '@/lib/actions/actions-context';
import { actionDraft } from '@/lib/storage';
import { toasts } from '@/lib/toasts';
import { renderScreen } from '@/testing/render-screen';
import { loadBy } from '@/testing/page-load';
import { anonymous, signedInAsAlice } from '@/testing/sessions';
import { stubApi } from '@/testing/stub-api';
import { loadActions } from '@/testing/actions/load-actions';

import { ActionsProvider } from './actions-provider';
import { readActionDraft, type ActionDraft } from './signing/action-draft';
import { createActionDraftStore } from './stored/action-draft-store';
import { forgetDismissed } from './stored/claims';
import { NO_LABELS } from '../messages/text/labels';

await loadActions();

function WrapButton() {
  const { start, unfinished } = useActions();
  const [left, setLeft] = useState<Unfinished | null>(null);
  return (
    <>
      <button type="button" onClick={() => void unfinished().then(setLeft)}>
        Continue
      </button>
      {left && (
        <button type="button" onClick={left.resume}>
          {left.title}
        </button>
      )}
      <button type="button" onClick={() => start({ kind: 'wrap', chainId: 1 })}>
        Wrap
      </button>
      <Link to="/elsewhere">Elsewhere</Link>
    </>
  );
}

function Screen({ onSignIn, isDeferred }: { onSignIn: () => void; isDeferred: boolean }) {
  const [isHeld, setHeld] = useState(isDeferred);
  return (
    <ActionsProvider onSignIn={onSignIn} isDeferred={isHeld} isWaiting={false}>
      <WrapButton />
      <button type="button" onClick={() => setHeld(!isHeld)}>
        {isHeld ? 'Let go' : 'Hold'}
      </button>
    </ActionsProvider>
  );
}

const show = (options: Parameters<typeof renderScreen>[1], isDeferred = false) => {
  stubApi({ '/economy/v1/wallets/me/balances': { body: balances } });
  const onSignIn = vi.fn();
  const { store } = renderScreen(<Screen onSignIn={onSignIn} isDeferred={isDeferred} />, options);
  return { onSignIn, store };
};

const draftOf = (address: WalletAddress, part: Partial<ActionDraft> = {}) =>
  createActionDraftStore().write({
    address,
    action: { kind: 'wrap', chainId: 1 },
    page: '/',
    values: { amount: '1.25' },
    labels: NO_LABELS,
    steps: [],
    at: 0,
    wasAsked: false,
    ...part,
  });

beforeEach(() => forgetDismissed());
afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
  for (const { id } of toasts.read()) toasts.dismiss(id);
});

test('opening an action opens its dialog', async () => {
  const { onSignIn } = show({ session: signedInAsAlice });
  await userEvent.click(screen.getByRole('button', { name: 'Wrap' }));
  await screen.findByLabelText('Amount, in ETH');
  expect(screen.getByRole('dialog', { name: 'Wrap ETH' })).toBeInTheDocument();
  expect(onSignIn).not.toHaveBeenCalled();
});

test('prompts visitors to sign in first', async () => {
  const { onSignIn } = show({});
  await userEvent.click(screen.getByRole('button', { name: 'Wrap' }));
  expect(onSignIn).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('an action waits until another dialog has closed', async () => {
  show({ session: signedInAsAlice }, true);
  await userEvent.click(screen.getByRole('button', { name: 'Wrap' }));
  await import('./action-dialog');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Let go' }));
  expect(await screen.findByRole('dialog', { name: 'Wrap ETH' })).toBeInTheDocument();
});

test('an open action stays open when another dialog opens on top of it', async () => {
  show({ session: signedInAsAlice });
  await userEvent.click(screen.getByRole('button', { name: 'Wrap' }));
  await userEvent.type(await screen.findByLabelText('Amount, in ETH'), '1.25');
  act(() => screen.getByText('Hold').click());
  expect(screen.getByLabelText('Amount, in ETH')).toHaveValue('1.25');
});

test('reopens an action that a reload interrupted, with what was typed', async () => {
  loadBy('reload');
  draftOf(aliceAddress);
  show({ session: signedInAsAlice });
  expect(await screen.findByRole('dialog', { name: 'Wrap ETH' })).toBeInTheDocument();
  expect(await screen.findByLabelText('Amount, in ETH')).toHaveValue('1.25');
});

/** Waits until a stored action would have opened. */
const expectNothingOpen = async () => {
  await import('./stored/resumed-action');
  await import('./action-dialog');
  await act(async () => {});
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
};

test.each([
  ['another page was reloaded', 'reload', '/dashboard?view=radar', '/dashboard?view=balances'],
  ['its own page is visited again', 'navigate', '/market', '/market'],
] as const)('E472 an unsigned action does not open when %s', async (_, type, at, startedAt) => {
  loadBy(type, at);
  draftOf(aliceAddress, { page: startedAt });
  show({ session: signedInAsAlice, at });
  await expectNothingOpen();
  expect(readActionDraft(aliceAddress)?.values).toEqual({ amount: '1.25' });
});

test('E472 the same form starts with the entries of an earlier visit or, on request, empty', async () => {
  loadBy('navigate');
  draftOf(aliceAddress);
  show({ session: signedInAsAlice });
  await userEvent.click(screen.getByRole('button', { name: 'Wrap' }));
  expect(await screen.findByLabelText('Amount, in ETH')).toHaveValue('1.25');
  expect(screen.getByText('This is what you entered before.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
  expect(screen.getByLabelText('Amount, in ETH')).toHaveValue('');
  expect(readActionDraft(aliceAddress)?.values).toEqual({});
});

test('E472 an action that was left continues on request, on any page', async () => {
  loadBy('navigate', '/dashboard');
  draftOf(aliceAddress, { page: '/market' });
  show({ session: signedInAsAlice, at: '/dashboard' });
  await expectNothingOpen();
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Wrap ETH' }));
  expect(await screen.findByLabelText('Amount, in ETH')).toHaveValue('1.25');
  expect(screen.queryByText('This is what you entered before.')).not.toBeInTheDocument();
});

test('reports a signed action that may have arrived, on any page', async () => {
  draftOf(aliceAddress, {
    page: '/dashboard?view=balances',
    steps: [{ kind: 'wrap', chainId: 1, message: wrapRequest.message }],
    wasAsked: true,
    signature: `0x${'5a'.repeat(65)}`,
  });
  show({ session: signedInAsAlice, at: '/traits/tomato-fez' });
  expect(await screen.findByRole('dialog', { name: 'Wrap ETH' })).toBeInTheDocument();
});

describe('T99 signed actions of unknown outcome', () => {
  const signedDraft = (chainId: 1 | 137, address: WalletAddress = aliceAddress) =>
    draftOf(address, {
      action: { kind: 'wrap', chainId },
      values: {},
      steps: [{ kind: 'wrap', chainId, message: { ...wrapRequest.message, owner: address } }],
      signature: `0x${(chainId === 1 ? '5a' : '5b').repeat(65)}`,
      signedAt: Date.now() - 1_000 + chainId,
    });

  const showUnanswered = () => {
    const { store } = show({ session: signedInAsAlice });
    stubApi({
      '/economy/v1/wallets/me/balances': { body: balances },
      'POST /economy/v1/wallets/me/wrap': { status: 503, body: { message: 'Down' } },
    });
    return store;
  };

  const unanswered = async (name: string) => {
    await screen.findByRole('heading', { name: 'It may have gone through' });
    expect(screen.getByRole('dialog')).toHaveAccessibleName(name);
  };
  const close = () => userEvent.click(screen.getByRole('button', { name: 'Close' }));

  test('open one after the other, and again when their account returns', async () => {
    signedDraft(1);
    signedDraft(137);
    const store = showUnanswered();
    await unanswered('Wrap ETH');
    await close();
    await unanswered('Wrap POL');
    await close();
    await act(async () => {});
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    act(() => store.becomes(anonymous));
    act(() => store.becomes(signedInAsAlice));
    await unanswered('Wrap ETH');
  });

  test('wait until the form that is open closes', async () => {
    showUnanswered();
    await userEvent.click(screen.getByRole('button', { name: 'Wrap' }));
    await userEvent.type(await screen.findByLabelText('Amount, in ETH'), '1.25');
    // Simulates another tab that was closed before it received a response.
    signedDraft(137);
    expect(screen.getByLabelText('Amount, in ETH')).toHaveValue('1.25');
    await close();
    await unanswered('Wrap POL');
  });

  test('do not take the place of a form that opened while they were read', async () => {
    signedDraft(137);
    showUnanswered();
    act(() => screen.getByRole('button', { name: 'Wrap' }).click());
    await userEvent.type(await screen.findByLabelText('Amount, in ETH'), '1.25');
    expect(screen.getByRole('dialog')).toHaveAccessibleName('Wrap ETH');
    await close();
    await unanswered('Wrap POL');
  });

  test('never open for another account', async () => {
    signedDraft(1);
    const store = showUnanswered();
    await unanswered('Wrap ETH');
    act(() => store.becomes({ kind: 'connecting', connectorId: 'test' }));
    act(() => store.becomes({ ...signedInAsAlice, address: bobAddress }));
    await act(async () => {});
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    act(() => store.becomes(anonymous));
    act(() => store.becomes(signedInAsAlice));
    await unanswered('Wrap ETH');
  });
});

test('an action that is open does not move along to another page', async () => {
  show({ session: signedInAsAlice });
  await userEvent.click(screen.getByRole('button', { name: 'Wrap' }));
  await userEvent.type(await screen.findByLabelText('Amount, in ETH'), '1.25');
  act(() => screen.getByText('Elsewhere').click());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('does not reopen what another wallet was about to do', async () => {
  draftOf(bobAddress);
  show({ session: signedInAsAlice });
  await userEvent.click(screen.getByRole('button', { name: 'Wrap' }));
  expect(await screen.findByLabelText('Amount, in ETH')).toHaveValue('');
});

describe('a user who signs in again in the middle of an action', () => {
  const signInAgainAs = async (address: WalletAddress) => {
    const { store } = show({ session: signedInAsAlice });
    await userEvent.click(screen.getByRole('button', { name: 'Wrap' }));
    await userEvent.type(await screen.findByLabelText('Amount, in ETH'), '1.25');
    act(() => {
      store.becomes({ kind: 'connecting', connectorId: 'test' });
      sessionStorage.clear();
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    act(() => store.becomes({ ...signedInAsAlice, address }));
  };

  test('continues with the typed values, and restores them after a reload', async () => {
    await signInAgainAs(aliceAddress);
    expect(await screen.findByLabelText('Amount, in ETH')).toHaveValue('1.25');
    expect(readActionDraft(aliceAddress)?.values).toEqual({ amount: '1.25' });
  });

  test('T99 does not find it open as another user, whose own one starts empty', async () => {
    await signInAgainAs(bobAddress);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Wrap' }));
    expect(await screen.findByLabelText('Amount, in ETH')).toHaveValue('');
  });
});

test('T63 does not open an action that was changed in the storage, and does not ask the wallet', async () => {
  loadBy('reload');
  draftOf(aliceAddress);
  actionDraft(aliceAddress).write((actionDraft(aliceAddress).read() ?? '').replace('1.25', '9.25'));
  show({ session: signedInAsAlice });
  await vi.waitFor(() =>
    expect(toasts.read()).toMatchObject([{ kind: 'error', header: 'This can’t be continued' }]),
  );
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(actionDraft(aliceAddress).read()).toBeUndefined();
});
