import { fathom7Detail } from '@trait-market/contract/fixtures/economy/avatars';
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

const show = (owner: `0x${string}`) => {
  const api = stubApi({
    [`${HOST}/api/features/sdk`]: { body: { features: { watchlist: { defaultValue: true } } } },
    [AVATAR]: { body: { ...fathom7Detail, owner: { address: owner, username: null } } },
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
