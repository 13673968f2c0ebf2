import { fathom7Detail } from '@trait-market/contract/fixtures/economy/avatars';
import { fathomClub } from '@trait-market/contract/fixtures/economy/collectors';
import type { AvatarDetail } from '@trait-market/contract/economy/avatars';
import { aliceAddress, bobAddress } from '@trait-market/contract/fixtures/users';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { stubActions } from '@/testing/actions/actions-stub';
import { renderScreen } from '@/testing/render-screen';
import { signedInAsAlice } from '@/testing/sessions';
import { stubApi } from '@/testing/stub-api';

import { AvatarPage } from './avatar-page';

const HOST = 'https://avatar-alert-flags.example';
const AVATAR = '/economy/v1/avatars/fathom-club/7';
const none = { items: [], nextCursor: null, total: 0 };

const show = (owner: `0x${string}`, detail: Partial<AvatarDetail> = {}) => {
  const api = stubApi({
    [`${HOST}/api/features/sdk`]: { body: { features: { watchlist: { defaultValue: true } } } },
    [AVATAR]: { body: { ...fathom7Detail, ...detail, owner: { address: owner, username: null } } },
    '/economy/v1/collections': { body: { items: [fathomClub], nextCursor: null, total: 1 } },
    [`${AVATAR}/orders`]: { body: none },
    [`${AVATAR}/history`]: { body: { ...none, sales: [] } },
    '/economy/v1/wallets/me/alerts': { body: { items: [] } },
  });
  const { within: acting } = stubActions();
  renderScreen(acting(<AvatarPage collection="fathom-club" tokenId="7" />), {
    session: signedInAsAlice,
    appConfig: { featureFlags: { host: HOST, clientKey: 'sdk', usageUrl: null } },
  });
  return api;
};

test('E558 a price alert is set for exactly this avatar from its page', async () => {
  const { written } = show(bobAddress);
  await userEvent.click(await screen.findByRole('button', { name: 'Price alert' }));
  const field = await screen.findByRole('textbox', { name: 'At this price or less' });
  const dialog = within(screen.getByRole('dialog', { name: 'Price alert' }));
  await userEvent.type(field, '0.5');
  await userEvent.click(dialog.getByRole('button', { name: 'Set alert' }));
  await waitFor(() =>
    expect(written[0]?.body).toEqual({
      about: {
        kind: 'search',
        name: 'Fathom Club #7',
        query: { kind: 'avatars', collection: ['fathom-club'], name: '#7' },
      },
      maxPrice: '500000000000000000',
      unit: 'eth',
    }),
  );
});

test('E558 an own avatar has no price alert, because own listings fire none', async () => {
  show(aliceAddress);
  await screen.findByRole('heading', { level: 1 });
  await screen.findByRole('button', { name: /Watch/ });
  expect(screen.queryByRole('button', { name: 'Price alert' })).not.toBeInTheDocument();
});

const choices = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Price alert' }));
  const group = within(await screen.findByRole('group', { name: 'Use a price' }));
  await group.findByRole('button', { name: /^Collection floor/ });
  return group;
};

test('E576 one press fills in the avatar’s price, 5% or 10% below it, the floor of its collection or the last sale', async () => {
  const price = { chainId: 1, coin: 'native', amount: '1200000000000000000' } as const;
  show(bobAddress, { price });
  const group = await choices();
  expect(group.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Price now1.2 ETH',
    '5% below price1.14 ETH',
    '10% below price1.08 ETH',
    'Collection floor0.9 ETH',
    'Last sale0.7 ETH',
  ]);
  const field = screen.getByRole('textbox', { name: 'At this price or less' });
  await userEvent.click(group.getByRole('button', { name: /^Price now/ }));
  expect(field).toHaveValue('1.2');
  expect(await screen.findByText(/^It’s already listed for 1.2 ETH/)).toBeVisible();
  await userEvent.click(group.getByRole('button', { name: /^10% below price/ }));
  expect(field).toHaveValue('1.08');
});

test('E576 E663 the prices of an avatar that isn’t for sale start from the floor of its collection', async () => {
  show(bobAddress, { price: null, lastSale: null });
  const group = await choices();
  expect(group.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Collection floor0.9 ETH',
    '5% below collection floor0.855 ETH',
    '10% below collection floor0.81 ETH',
  ]);
  expect(group.queryByText('Last sale')).not.toBeInTheDocument();
});
