import { approvals } from '@trait-market/contract/fixtures/economy/approvals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';

import { openAction, press, TRAIT_ID } from '@/testing/actions/open-action';

const APPROVALS = '/economy/v1/wallets/me/approvals';
const listOf = (approved: boolean) => ({
  body: { items: approvals.items.map((one) => ({ ...one, approved })) },
});
const never = new Promise<void>(() => {});

afterEach(() => sessionStorage.clear());

test('E205 E527 an approval counts as soon as the market has it, before all approvals are fetched again', async () => {
  const { answer } = openAction(
    { kind: 'list', traitId: TRAIT_ID },
    {
      [`GET ${APPROVALS}`]: listOf(false),
      '/economy/v1/orders': { status: 422, body: { message: 'No end.', code: 'no-end' } },
    },
    undefined,
    { walletChain: 1 },
  );
  await userEvent.type(await screen.findByLabelText(/^Price per edition/), '1');
  expect(screen.getByText('Signature 1 of 2: approval')).toBeVisible();
  answer(`POST ${APPROVALS}`, listOf(true));
  answer(`GET ${APPROVALS}`, { ...listOf(true), until: never });
  await press('Sign 2 times');
  await press('Go back and change it');
  expect(await screen.findByRole('button', { name: 'Sign the listing' })).toBeEnabled();
  expect(screen.queryByText(/may move your/)).not.toBeInTheDocument();
});

test('E205 E527 the review below a form follows an approval that changes elsewhere', async () => {
  const { answer, queryClient } = openAction(
    { kind: 'list', traitId: TRAIT_ID },
    { [APPROVALS]: listOf(true) },
  );
  await userEvent.type(await screen.findByLabelText(/^Price per edition/), '1');
  expect(screen.getByRole('button', { name: 'Sign the listing' })).toBeEnabled();
  answer(APPROVALS, listOf(false));
  await act(() =>
    queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes('approvals') }),
  );
  expect(await screen.findByText('Signature 1 of 2: approval')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sign 2 times' })).toBeEnabled();
});

test('E528 a review says in one sentence what an approval allows, and folds the reasons', async () => {
  openAction({ kind: 'list', traitId: TRAIT_ID }, { [APPROVALS]: listOf(false) });
  await userEvent.type(await screen.findByLabelText(/^Price per edition/), '1');
  const step = screen.getByText('Signature 1 of 2: approval').parentElement;
  if (step === null) throw new Error('There is no approval.');
  const [allowed, ...reasons] = within(step).getAllByRole('listitem', { hidden: true });
  expect(allowed).toHaveTextContent(/ may move your traits .* until you revoke this approval\.$/);
  expect(allowed).toBeVisible();
  expect(reasons).toHaveLength(3);
  for (const reason of reasons) expect(reason).not.toBeVisible();
  await userEvent.click(within(step).getByText('Why?'));
  for (const reason of reasons) expect(reason).toBeVisible();
});
