import { fathom7 } from '@trait-market/contract/fixtures/economy/collectors';
import { noticePage, notices } from '@trait-market/contract/fixtures/economy/notices';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { renderScreen } from '@/testing/render-screen';
import { signedInAsAlice } from '@/testing/sessions';
import { stubApi } from '@/testing/stub-api';

import { NoticesView } from './notices-view';

const NOTICES = '/economy/v1/wallets/me/notices';
const SETTINGS = `${NOTICES}/settings`;

const show = (at = '/dashboard?view=notices', list: object = noticePage) => {
  const api = stubApi({
    [NOTICES]: { body: list },
    [`GET ${SETTINGS}`]: { body: { off: ['outbid', 'airdrop'] } },
    [`POST ${NOTICES}/read`]: { body: { unread: 0 } },
  });
  return { ...api, ...renderScreen(<NoticesView />, { session: signedInAsAlice, at }) };
};
const choice = (name: string) => screen.findByRole('checkbox', { name });

test('lists all notices, or only unread ones', async () => {
  const { requests } = show();
  await screen.findByRole('button', { name: 'Mark all as read' });
  const rows = screen.getAllByRole('listitem').filter((row) => row.querySelector('time'));
  expect(rows).toHaveLength(16);
  await userEvent.click(screen.getByRole('link', { name: 'Unread 2' }));
  await waitFor(() => expect(requests).toContain(`${NOTICES}?limit=24&unread=true`));
});

test('E440 a notice of an inactive listing names the own avatar that wears it', async () => {
  const { answer } = show('/dashboard?view=notices', {
    ...noticePage,
    items: [notices['order-inactive']],
    total: 1,
  });
  answer(`/economy/v1/wallets/${aliceAddress}/inventory`, {
    body: {
      items: [{ kind: 'avatar', avatar: fathom7, rank: { place: 30, of: 250 } }],
      nextCursor: null,
      total: 1,
    },
  });
  expect(await screen.findByText(/is inactive, because Fathom Club #7 wears it\.$/)).toBeVisible();
});

test('marks all as read, up to the last one that was shown', async () => {
  const { written } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  expect(written).toEqual([{ method: 'POST', path: `${NOTICES}/read`, body: { upTo: 'n9' } }]);
});

test.each([
  ['/dashboard?view=notices', /^You’ll see here what you sell/],
  ['/dashboard?view=notices&show=unread', 'You’ve read everything.'],
])('E622 %s says that there are none', async (at, words) => {
  show(at, { ...noticePage, items: [], total: 0, unread: 0, latest: null });
  expect(await screen.findByText(words)).toBeInTheDocument();
});

test('each kind can be turned off, with immediate effect', async () => {
  const { written, answer } = show();
  expect(await choice('Someone offers more than you')).not.toBeChecked();
  answer(`PUT ${SETTINGS}`, { body: { off: ['sold', 'outbid'] } });
  await userEvent.click(await choice('Something of yours sells'));
  expect(await choice('Something of yours sells')).not.toBeChecked();
  await waitFor(() =>
    expect(written).toEqual([{ method: 'PUT', path: SETTINGS, body: { off: ['outbid', 'sold'] } }]),
  );
});

test('a setting that could not be saved goes back, and says so', async () => {
  const { answer } = show();
  answer(`PUT ${SETTINGS}`, { status: 503, body: { message: 'Closed for cleaning.' } });
  await userEvent.click(await choice('Something of yours sells'));
  expect(await screen.findByText(/Couldn’t save your choice\./)).toHaveTextContent(
    'Closed for cleaning.',
  );
  expect(await choice('Something of yours sells')).toBeChecked();
});
