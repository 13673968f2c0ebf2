import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { toasts } from '@/lib/toasts';
import { renderScreen } from '@/testing/render-screen';
import { signedInAsAlice } from '@/testing/sessions';
import { stubApi, type StubbedAnswer } from '@/testing/stub-api';
import { TAX, press } from '@/testing/tax-declaration';

import { TaxDeclarationDialog } from './tax-declaration-dialog';
import { writeTaxDraft } from './tax-draft';

const TYPED = `${aliceAddress} , ${aliceAddress}`;
const FALLBACK = 'Something went wrong. Please try again.';
const STATUSES = [
  400, 401, 402, 403, 404, 405, 408, 409, 410, 413, 415, 418, 422, 425, 429, 431, 451, 500, 501,
  502, 503, 504, 505, 507, 511, 520, 529, 599,
];

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

const atTheEnd = () => {
  const server = stubApi({ [TAX]: { body: {} } });
  writeTaxDraft(aliceAddress, {
    step: 4,
    answers: {
      userIsAUSTaxResident: 'no',
      userInAUS: 'no',
      userRegisteredAUSGST: 'no',
      walletAddresses: TYPED,
      declareTruth: true,
    },
  });
  const onDeclared = vi.fn<() => void>();
  renderScreen(<TaxDeclarationDialog address={aliceAddress} onDeclared={onDeclared} />, {
    session: signedInAsAlice,
  });
  return { server, onDeclared };
};

const expectToast = async (description: string, onDeclared: () => void, recover: () => void) => {
  await waitFor(() => expect(toasts.read()).toHaveLength(1));
  expect(toasts.read()).toMatchObject([{ kind: 'error', header: 'Error', description }]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled());
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(screen.getByRole('textbox')).toHaveValue(TYPED);
  expect(onDeclared).not.toHaveBeenCalled();
  recover();
  await press('Submit');
  await waitFor(() => expect(onDeclared).toHaveBeenCalledOnce());
  expect(toasts.read()).toHaveLength(1);
};

const STATUS_TEXT = 'A status text';
const failures: [string, StubbedAnswer, string][] = [
  ...STATUSES.flatMap((status): [string, StubbedAnswer, string][] => {
    const answered = { status, statusText: STATUS_TEXT };
    return [
      [`${status} and a message`, { ...answered, body: { message: 'Not today.' } }, 'Not today.'],
      [`${status} and no body`, { ...answered, body: undefined }, FALLBACK],
    ];
  }),
  ...[{ message: '' }, { message: 7 }, { error: 'Closed' }, [], null, '<h1>Closed</h1>'].map(
    (body): [string, StubbedAnswer, string] => [
      `500 and the body ${JSON.stringify(body)}`,
      { status: 500, statusText: STATUS_TEXT, body },
      FALLBACK,
    ],
  ),
];

test.each(failures)(
  'R8.6 §8 a declaration refused with %s shows one toast, and loses nothing',
  async (_, answer, description) => {
    const { server, onDeclared } = atTheEnd();
    server.answer(TAX, answer);
    await press('Submit');
    await expectToast(description, onDeclared, () => server.answer(TAX, { body: {} }));
  },
);

test('§8 a declaration that the network loses shows the fallback, and loses nothing', async () => {
  const { onDeclared } = atTheEnd();
  const reachable = fetch;
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await press('Submit');
  await expectToast(FALLBACK, onDeclared, () => vi.stubGlobal('fetch', reachable));
});
