import type { Price } from '@trait-market/contract/economy/shared';
import { avatarPage } from '@trait-market/contract/fixtures/economy/avatars';
import { fathomClub } from '@trait-market/contract/fixtures/economy/collectors';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';

import { renderScreen } from '@/testing/render-screen';
import { stubApi } from '@/testing/stub-api';

import { NamedMatches } from './named-matches';

const COLLECTIONS = '/economy/v1/collections';
const AVATARS = '/economy/v1/avatars';
const noAccounts = { '/v1/users/searchByUsername': { body: [] } };

function Search() {
  const [name, setName] = useState('fathmo');
  return (
    <>
      <button type="button" onClick={() => setName('fathom')}>
        Correct
      </button>
      <NamedMatches name={name} hasTraits isSuggested={false} />
    </>
  );
}

test('T101 the heading and the prices change on translated pages too', async () => {
  const avatars = (price: Price | null) => ({
    body: {
      ...avatarPage,
      items: avatarPage.items.slice(0, 1).map((avatar) => ({ ...avatar, price })),
    },
  });
  const collections = (floor: Price | null) => ({
    body: { items: [{ ...fathomClub, floor }], nextCursor: null, total: 1 },
  });
  const price = { chainId: 1, coin: 'native', amount: '70000000000000000' } as const;
  const { answer } = stubApi({
    ...noAccounts,
    [COLLECTIONS]: collections(null),
    [AVATARS]: avatars(null),
  });
  const { queryClient } = renderScreen(<Search />);
  expect(await screen.findByText(/Not listed/)).toBeVisible();
  answer(COLLECTIONS, collections(price));
  answer(AVATARS, avatars(price));
  await queryClient.invalidateQueries();
  expect(await screen.findAllByText('0.07 ETH')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Correct' }));
  expect(await screen.findByRole('heading', { name: 'Collections and avatars' })).toBeVisible();
});

test('E410 the row has the same height while it loads, without a match, and after a failure', async () => {
  const none = { body: { items: [], nextCursor: null, total: 0 } };
  const { answer } = stubApi({
    ...noAccounts,
    [COLLECTIONS]: none,
    [AVATARS]: { status: 503, body: {} },
  });
  const { container } = renderScreen(<NamedMatches name="laser" hasTraits isSuggested={false} />);
  const row = () => container.querySelector('.h-16');
  expect(row()).toHaveAttribute('data-slot', 'skeleton');
  expect(await screen.findByRole('alert')).toBe(row());
  answer(AVATARS, { body: { ...avatarPage, items: [], total: 0 } });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No collection, avatar or account has this name.')).toBe(row());
});
