import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { renderScreen } from '@/testing/render-screen';
import { signedInAsAlice } from '@/testing/sessions';
import { stubApi } from '@/testing/stub-api';

import type { TaxAnswers } from './tax-answers';
import { TaxDeclarationDialog } from './tax-declaration-dialog';
import { writeTaxDraft } from './tax-draft';

const TAX = '/v1/users/tax';

const answers: TaxAnswers = {
  userIsOriginalMinter: 'no',
  userIsAUSTaxResident: 'no',
  userInAUS: 'no',
  userRegisteredAUSGST: 'no',
  walletAddresses: '',
  declareTruth: true,
};

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

const atTheEnd = (status: number) => {
  const server = stubApi({ [TAX]: { status, body: { message: 'The tax office is closed.' } } });
  writeTaxDraft(aliceAddress, { step: 4, answers });
  const onDeclared = vi.fn<() => void>();
  renderScreen(<TaxDeclarationDialog address={aliceAddress} onDeclared={onDeclared} />, {
    session: signedInAsAlice,
  });
  return { server, onDeclared, submit: screen.getByRole('button', { name: 'Submit' }) };
};

test.each([
  [
    'a double click',
    async (submit: HTMLElement) => {
      fireEvent.click(submit);
      fireEvent.click(submit);
    },
  ],
  [
    'Enter pressed twice',
    async (submit: HTMLElement) => {
      submit.focus();
      await userEvent.setup({ delay: null }).keyboard('{Enter}{Enter}');
    },
  ],
])('%s submits the declaration once (§2 Tax declaration modal)', async (_, press) => {
  const { server, onDeclared, submit } = atTheEnd(200);
  await press(submit);
  await waitFor(() => expect(onDeclared).toHaveBeenCalled());
  expect(server.written.filter(({ path }) => path === TAX)).toHaveLength(1);
});

test('a failed submission can be sent again', async () => {
  const { server, onDeclared, submit } = atTheEnd(500);
  fireEvent.click(submit);
  await waitFor(() => expect(submit).toBeEnabled());
  await waitFor(() => expect(server.written).toHaveLength(1));
  await waitFor(() => expect(submit).toBeEnabled());
  fireEvent.click(submit);
  await waitFor(() => expect(server.written).toHaveLength(2));
  expect(onDeclared).not.toHaveBeenCalled();
});
