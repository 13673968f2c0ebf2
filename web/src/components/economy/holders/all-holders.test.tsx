import { holderPage } from '@trait-market/contract/fixtures/economy/tokens';
import { bobAddress } from '@trait-market/contract/fixtures/users';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { shortenAddress } from '@/lib/format/shorten-address';
import { renderScreen } from '@/testing/render-screen';
import { signedInAsAlice } from '@/testing/sessions';
import { stubApi } from '@/testing/stub-api';

import { AllHoldersButton } from './all-holders-button';

const TRAIT = '/economy/v1/traits/t1/holders';
const COLLECTION = '/economy/v1/collections/fathom-club/holders';

const rowsOf = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

test('E309 lists all holders of a trait with editions, share and since when, page by page', async () => {
  const [first, second] = holderPage.items;
  stubApi({
    [TRAIT]: { body: { items: [first], nextCursor: 'next', total: 2 } },
    [`${TRAIT}?limit=60&cursor=next`]: { body: { items: [second], nextCursor: null, total: 2 } },
  });
  renderScreen(<AllHoldersButton of={{ kind: 'trait', id: 't1' }} total={2} editions={24} />, {
    session: signedInAsAlice,
  });
  const opener = screen.getByRole('button', { name: 'All 2 holders' });
  await userEvent.click(opener);
  // The dialog's code loads first, in another dialog.
  expect(await screen.findByRole('link', { name: 'You' })).toBeInTheDocument();
  const dialog = screen.getByRole('dialog', { name: 'Holders' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Show more holders' }));
  expect(await within(dialog).findByText('2 of 2 holders shown')).toBeInTheDocument();
  expect(rowsOf(dialog)).toEqual([
    ['You', 'since 30 May 2026', '18', '10 worn', '75%', '30 May 2026'].join(''),
    `${shortenAddress(bobAddress)}Date unknown625%Unknown`,
  ]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});

test('E309 lists the holders of a collection, and offers to retry a failure', async () => {
  const api = stubApi({ [COLLECTION]: { status: 503, body: { message: 'Closed' } } });
  const of = { kind: 'collection', slug: 'fathom-club' } as const;
  renderScreen(<AllHoldersButton of={of} total={1200} editions={24_000} />);
  await userEvent.click(screen.getByRole('button', { name: 'All 1,200 holders' }));
  expect(await screen.findByText('Couldn’t load the holders')).toBeInTheDocument();
  api.answer(COLLECTION, { body: holderPage });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'alice' })).toBeInTheDocument();
  expect(screen.getAllByText('<0.1%')).toHaveLength(2);
});
