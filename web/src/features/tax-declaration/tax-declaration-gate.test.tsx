import { answered, unanswered } from '@trait-market/contract/fixtures/tax';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { Session } from '@/lib/session/session';
import { guestAddress } from '@/lib/storage';
import { toasts } from '@/lib/toasts';
import { renderScreen } from '@/testing/render-screen';
import { anonymous, restoring, signedInAsAlice } from '@/testing/sessions';
import { stubApi, type StubbedAnswer } from '@/testing/stub-api';
import { STATUS, show, opened, goToLastStep } from '@/testing/tax-declaration';

import { TaxDeclarationGate } from './tax-declaration-gate';
import { useTaxDeclarationState } from './use-tax-status';

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

describe('the lookup', () => {
  test('R2.39 opens the wizard over the page when the declaration is outstanding', async () => {
    show();
    expect(await opened()).toBeVisible();
    expect(screen.getByText('The page')).toBeInTheDocument();
    expect(screen.getByText('Step 1 of 4')).toBeInTheDocument();
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    expect(screen.getByRole('radio', { name: 'Yes' })).toHaveAttribute('value', 'yes');
    expect(screen.getByRole('radio', { name: 'No' })).toHaveAttribute('value', 'no');
  });

  test('R3.12 opens nothing when it has already been answered', async () => {
    const { server, settled } = show({ status: { body: answered } });
    await settled();
    expect(server.requests).toEqual([STATUS]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test.each([
    ['visitor', anonymous],
    ['wallet that is still coming back', restoring],
  ])('is not made for a %s, whatever address a guest follows', async (_, session) => {
    guestAddress.write(aliceAddress);
    const { server, settled } = show({ session });
    await settled();
    expect(screen.getByText('The page')).toBeInTheDocument();
    expect(server.requests).toEqual([]);
  });

  test('R2.40 opens nothing and says nothing when it fails', async () => {
    const { server, settled } = show({ status: { status: 500, body: { message: 'Closed' } } });
    await settled();
    expect(server.requests).toEqual([STATUS]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(toasts.read()).toEqual([]);
  });

  test('waits with the wizard while another dialog is open', async () => {
    const { server, settled } = show({ isDeferred: true });
    await settled();
    expect(server.requests).toEqual([STATUS]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('other dialogs learn', () => {
  function Other() {
    return <p>{`Declaration: ${useTaxDeclarationState()}`}</p>;
  }

  const showOther = (session: Session, status: StubbedAnswer, isDeferred = false) => {
    stubApi({ [STATUS]: status });
    return renderScreen(
      <TaxDeclarationGate isDeferred={isDeferred}>
        <Other />
      </TaxDeclarationGate>,
      { session },
    );
  };

  test('that nothing is known until the status has arrived', async () => {
    const { settled } = showOther(signedInAsAlice, { body: answered });
    expect(screen.getByText('Declaration: unknown')).toBeInTheDocument();
    await settled();
    expect(screen.getByText('Declaration: no')).toBeInTheDocument();
  });

  test('that a visitor has nothing to declare', () => {
    showOther(anonymous, { body: unanswered });
    expect(screen.getByText('Declaration: no')).toBeInTheDocument();
  });

  test('that there is nothing to declare after a failed lookup', async () => {
    const { settled } = showOther(signedInAsAlice, { status: 500, body: {} });
    await settled();
    expect(screen.getByText('Declaration: no')).toBeInTheDocument();
  });

  test('that the wizard is open, or waiting to open', async () => {
    showOther(signedInAsAlice, { body: unanswered }, true);
    expect(await screen.findByText('Declaration: open')).toBeInTheDocument();
  });
});

test('restores what was filled in after a reload', async () => {
  const first = show();
  await goToLastStep();
  await userEvent.type(screen.getByRole('textbox'), '0xab, ');
  first.unmount();
  show();
  await opened();
  expect(screen.getByText('Step 4 of 4')).toBeInTheDocument();
  expect(screen.getByRole('textbox')).toHaveValue('0xab, ');
});
