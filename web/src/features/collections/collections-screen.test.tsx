import { fathomClub } from '@trait-market/contract/fixtures/economy/collectors';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { stubActions } from '@/testing/actions-stub';
import { renderScreen } from '@/testing/render-screen';
import { stubApi } from '@/testing/stub-api';

import { CollectionsScreen } from './collections-screen';

const COLLECTIONS = '/economy/v1/collections';
const actions = stubActions();
const open = () => renderScreen(actions.within(<CollectionsScreen />), { at: '/collections' });
const pageOf = (...items: object[]) => ({
  body: { items, nextCursor: null, total: items.length },
});

test('each collection says what it is and how it trades, and links to its page, traits and faces', async () => {
  stubApi({ [COLLECTIONS]: pageOf(fathomClub) });
  open();
  expect(await screen.findByRole('link', { name: 'Fathom Club' })).toHaveAttribute(
    'href',
    '/collections/fathom-club',
  );
  expect(screen.getByRole('link', { name: /^See its traits/ })).toHaveAttribute(
    'href',
    '/market?collection=fathom-club',
  );
  expect(screen.getByRole('link', { name: 'Fathom Club #7' })).toHaveAttribute(
    'href',
    '/avatars/fathom-club/7',
  );
  expect(screen.getByText('Floor').nextElementSibling).toHaveTextContent('0.12 ETH');
  expect(screen.getByText('Owners').nextElementSibling).toHaveTextContent('12');
  expect(screen.getByRole('link', { name: /^Activity/ })).toHaveAttribute(
    'href',
    '/activity?collection=fathom-club',
  );
});

test('adds its cheapest traits to the cart while the cart is open', async () => {
  const host = 'https://collections-flags.example';
  stubApi({
    [COLLECTIONS]: pageOf(fathomClub, { ...fathomClub, slug: 'kilnfolk', floor: null }),
    [`${host}/api/features/sdk`]: {
      body: { status: 200, features: { cart: { defaultValue: true } } },
    },
  });
  renderScreen(actions.within(<CollectionsScreen />), {
    appConfig: { featureFlags: { host, clientKey: 'sdk', usageUrl: null } },
  });
  const ways = await screen.findAllByRole('link', { name: /^Buy the cheapest/ });
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/cart?collection=fathom-club']);
});

test('shows no floor without a listing', async () => {
  stubApi({ [COLLECTIONS]: pageOf({ ...fathomClub, floor: null }) });
  open();
  expect((await screen.findByText('Floor')).nextElementSibling).toHaveTextContent('None listed');
});

test('says when there are no collections', async () => {
  stubApi({ [COLLECTIONS]: pageOf() });
  open();
  expect(
    await screen.findByText('There are no collections on the market yet.'),
  ).toBeInTheDocument();
});

test('a failure shows the server’s message, and Try again asks once more', async () => {
  const api = stubApi({ [COLLECTIONS]: { status: 404, body: { message: 'There is no market' } } });
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no market');
  api.answer(COLLECTIONS, pageOf(fathomClub));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Fathom Club' })).toBeInTheDocument();
});

test('an offer for any of its traits can be started here', async () => {
  stubApi({ [COLLECTIONS]: pageOf(fathomClub) });
  open();
  await userEvent.click(await screen.findByRole('button', { name: /^Make a collection offer/ }));
  expect(actions.start).toHaveBeenCalledWith({ kind: 'offerAny', collection: 'fathom-club' });
});
