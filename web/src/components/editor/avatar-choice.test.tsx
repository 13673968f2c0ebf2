import { fathom7 } from '@trait-market/contract/fixtures/economy/collectors';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { renderScreen } from '@/testing/render-screen';
import { stubApi } from '@/testing/stub-api';

import { AvatarChoice } from './avatar-choice';

const show = (count: number) => {
  const items = Array.from({ length: count }, (_, index) => ({
    kind: 'avatar',
    avatar: { ...fathom7, tokenId: String(index + 1), name: `Fathom Club #${index + 1}` },
  }));
  stubApi({
    [`/economy/v1/wallets/${aliceAddress}/inventory`]: {
      body: { items, nextCursor: null, total: count },
    },
  });
  renderScreen(<AvatarChoice address={aliceAddress} addressFor={({ tokenId }) => tokenId} />);
};

test('more than 12 avatars can be searched by name, number and collection', async () => {
  show(13);
  expect(await screen.findAllByRole('link')).toHaveLength(13);
  const field = screen.getByRole('searchbox', { name: 'Search your avatars' });
  await userEvent.type(field, 'fathom #12');
  expect(screen.getByRole('link')).toHaveTextContent('Fathom Club #12');
  await userEvent.type(field, '3');
  expect(screen.getByText('No avatar of yours matches.')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('few avatars have no search, and a name with its collection names it once', async () => {
  show(12);
  expect(await screen.findAllByRole('link')).toHaveLength(12);
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  expect(screen.queryByText('Fathom Club')).not.toBeInTheDocument();
});
