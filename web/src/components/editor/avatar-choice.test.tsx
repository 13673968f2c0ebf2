import { avatarPage, fathom7Card } from '@trait-market/contract/fixtures/economy/avatars';
import { fathom7 } from '@trait-market/contract/fixtures/economy/collectors';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';

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

describe('E632 without avatars', () => {
  const host = 'https://flags.example';
  const showNone = (answers: Parameters<typeof stubApi>[0]) => {
    stubApi({
      [`/economy/v1/wallets/${aliceAddress}/inventory`]: {
        body: { items: [], nextCursor: null, total: 0 },
      },
      [`${host}/api/features/sdk`]: { body: { features: { market: { defaultValue: true } } } },
      ...answers,
    });
    renderScreen(<AvatarChoice address={aliceAddress} addressFor={() => ''} />, {
      appConfig: { featureFlags: { host, clientKey: 'sdk', usageUrl: null } },
    });
  };

  test('shows the cheapest ones for sale, with their prices', async () => {
    showNone({
      '/economy/v1/avatars?listed=true&sort=price-asc&limit=6': {
        body: { ...avatarPage, items: [fathom7Card] },
      },
    });
    expect(await screen.findByRole('link', { name: 'Go to the playground' })).toBeVisible();
    const cheapest = within(await screen.findByRole('region', { name: 'Cheapest avatars' }));
    expect(
      await cheapest.findByRole('link', { name: new RegExp(`^${fathom7Card.name}`) }),
    ).toHaveAttribute('href', `/avatars/${fathom7Card.collection}/${fathom7Card.tokenId}`);
    expect(cheapest.getByRole('link', { name: 'All avatars' })).toHaveAttribute(
      'href',
      '/market?kind=avatars',
    );
  });

  test('shows none if they can’t be loaded', async () => {
    showNone({ '/economy/v1/avatars': { status: 503, body: {} } });
    expect(await screen.findByRole('link', { name: 'Go to the playground' })).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Cheapest avatars' })).not.toBeInTheDocument(),
    );
  });
});
