import { unanswered } from '@trait-market/contract/fixtures/tax';
import { alice, aliceAddress, bobAddress } from '@trait-market/contract/fixtures/users';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { useCurrentUser } from '@/lib/session/current-user';
import { taxDraft } from '@/lib/storage';
import { toasts } from '@/lib/toasts';
import { renderScreen } from '@/testing/render-screen';
import { pending } from '@/testing/session-store';
import { signedInAsAlice } from '@/testing/sessions';
import { stubApi } from '@/testing/stub-api';
import { STATUS, TAX, show, opened, press, goToLastStep, declare } from '@/testing/tax-declaration';

import { TaxDeclarationGate } from './tax-declaration-gate';

beforeEach(() => {
  // jsdom lacks ResizeObserver, which the checkbox component needs.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  for (const { id } of toasts.read()) toasts.dismiss(id);
});

describe('after Submit', () => {
  const submit = async () => {
    await goToLastStep();
    await declare();
    await press('Submit');
  };

  test('the answers of all steps are sent together', async () => {
    const { server } = show();
    await goToLastStep();
    await userEvent.type(screen.getByRole('textbox'), ` ${aliceAddress} , ${bobAddress}`);
    await declare();
    await press('Submit');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(server.written).toEqual([
      {
        method: 'POST',
        path: TAX,
        body: {
          userIsAUSTaxResident: 'no',
          userInAUS: 'no',
          userRegisteredAUSGST: 'no',
          walletAddresses: `${aliceAddress},${bobAddress}`,
          declareTruth: true,
        },
      },
    ]);
  });

  test('R2.50 a success closes the wizard, erases the draft and fetches the status again', async () => {
    const { server } = show();
    const focus = vi.spyOn(screen.getByRole('main'), 'focus');
    await submit();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(server.requests).toEqual([STATUS, TAX, STATUS]);
    expect(taxDraft(aliceAddress).read()).toBeUndefined();
    expect(toasts.read()).toEqual([]);
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    // Moving the focus doesn't scroll the page.
    expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  });

  test('while it is pending, nothing can be pressed, and the focus is on its message', async () => {
    show();
    await goToLastStep();
    const submission = pending<Response>();
    vi.stubGlobal('fetch', () => submission.promise);
    await declare();
    expect(screen.queryByText('Submitting your declaration')).not.toBeInTheDocument();
    await press('Submit');
    const words = await screen.findByText('Submitting your declaration');
    await waitFor(() => expect(words).toHaveFocus());
    expect(words).toHaveAttribute('tabindex', '-1');
    for (const name of ['Submit', 'Back'])
      expect(screen.getByRole('button', { name })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Submit' }).querySelector('svg')).not.toBeNull();
    submission.resolve(new Response('{}', { status: 500 }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Submit' })).toHaveFocus());
    expect(words).toBeEmptyDOMElement();
    expect(screen.getByRole('button', { name: 'Back' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Submit' }).querySelector('svg')).toBeNull();
  });

  test('a failure leaves the focus where the person has moved it', async () => {
    show();
    await goToLastStep();
    const submission = pending<Response>();
    vi.stubGlobal('fetch', () => submission.promise);
    await declare();
    await press('Submit');
    await screen.findByText('Submitting your declaration');
    act(() => screen.getByRole('textbox').focus());
    submission.resolve(new Response('{}', { status: 500 }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled());
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  test('fetches a successful answer once per session', async () => {
    const { store, settled } = show();
    await submit();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    // The provider still reports the declaration as outstanding in this session.
    await settled();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    act(() => store.becomes({ ...signedInAsAlice, token: 'another.token.here' }));
    expect(await opened()).toBeVisible();
  });

  test('a success fetches nothing else again', async () => {
    const USER = '/v1/users/me';
    function User() {
      useCurrentUser();
      return null;
    }
    const server = stubApi({
      [STATUS]: { body: unanswered },
      [TAX]: { body: {} },
      [USER]: { body: alice },
    });
    const { settled } = renderScreen(
      <TaxDeclarationGate isDeferred={false}>
        <User />
      </TaxDeclarationGate>,
      { session: signedInAsAlice },
    );
    await submit();
    await waitFor(() => expect(server.requests.filter((path) => path === STATUS)).toHaveLength(2));
    await settled();
    expect(server.requests.filter((path) => path === USER)).toHaveLength(1);
  });

  test('a success closes the wizard even if the status cannot be fetched again', async () => {
    const { server } = show();
    await goToLastStep();
    await declare();
    server.answer(STATUS, { status: 500, body: { message: 'Closed' } });
    await press('Submit');
    await waitFor(() => expect(server.requests).toEqual([STATUS, TAX, STATUS]));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
