import { leaderPage } from '@trait-market/contract/fixtures/economy/collectors';
import { bobAddress } from '@trait-market/contract/fixtures/users';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { renderScreen } from '@/testing/render-screen';
import { stubApi } from '@/testing/stub-api';

import { LeadersScreen } from './leaders-screen';

const LEADERS = '/economy/v1/leaders';
const open = (search = '') => renderScreen(<LeadersScreen />, { at: `/leaders${search}` });
const empty = { ...leaderPage, items: [], total: 0 };

test('ranks collectors by what they bought and sold in the last 30 days', async () => {
  const { requests } = stubApi({ [LEADERS]: { body: leaderPage } });
  open();
  const row = await screen.findByRole('row', { name: /^1 alice/ });
  expect(within(row).getByText('5 ETH')).toBeInTheDocument();
  expect(requests).toEqual([`${LEADERS}?metric=volume&period=month&chainId=1&limit=60`]);
});

test('the metric and the period are in the address', async () => {
  const { requests } = stubApi({ [LEADERS]: { body: leaderPage } });
  const { whereabouts } = open('?metric=fame&period=century&chain=solana');
  expect(screen.getByRole('navigation', { name: 'Network' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Burned' }));
  await userEvent.click(screen.getByRole('link', { name: '7 days' }));
  expect(whereabouts()).toBe('/leaders?metric=burned&period=week');
  expect(screen.getByRole('link', { name: '7 days' })).toHaveAttribute('aria-current', 'true');
  expect(screen.queryByRole('navigation', { name: 'Network' })).not.toBeInTheDocument();
  expect(requests.at(-1)).toBe(`${LEADERS}?metric=burned&period=week&chainId=1&limit=60`);
});

test('the first three have plinths, with equal heights for equal ranks, and an empty plinth says nothing', async () => {
  const alice = { ...leaderPage.items[0], rank: 1 };
  const bob = { ...alice, collector: { address: bobAddress, username: 'bob' } };
  stubApi({ [LEADERS]: { body: { ...leaderPage, items: [alice, bob], total: 2 } } });
  open();
  const podium = within(await screen.findByRole('list', { name: 'Top three' }));
  expect(podium.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'alice1',
    'bob1',
  ]);
  const [first, second, ...others] = podium
    .getAllByRole('listitem', { hidden: true })
    .map(({ lastElementChild }) => lastElementChild);
  expect(first?.outerHTML).toBe(second?.outerHTML);
  expect(others.map((plinth) => plinth?.textContent)).toEqual(['']);
  expect(podium.getByRole('link', { name: 'bob' })).toHaveAttribute(
    'href',
    `/profile/${bobAddress}`,
  );
});

test('no period applies to the rarity of what people own', async () => {
  stubApi({
    [LEADERS]: { body: { ...leaderPage, items: [{ ...leaderPage.items[0], value: '25.125' }] } },
  });
  open('?metric=rarity');
  expect(await screen.findByText('25.13')).toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Period' })).not.toBeInTheDocument();
});

test('says when a ranking is empty, and links to all time', async () => {
  stubApi({ [LEADERS]: { body: empty } });
  open('?metric=burned&period=day');
  expect(await screen.findByText('No one is ranked yet')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Show all time' }));
  expect(await screen.findByRole('link', { name: 'See what’s for sale' })).toBeInTheDocument();
});

test('a failure shows the server’s message', async () => {
  stubApi({ [LEADERS]: { status: 503, body: { message: 'Closed for stocktaking' } } });
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Closed for stocktaking');
});
