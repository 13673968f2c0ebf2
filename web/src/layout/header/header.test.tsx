import { credits } from '@trait-market/contract/fixtures/credits';
import { alice, aliceAddress } from '@trait-market/contract/fixtures/users';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { estimateUnit } from '@/lib/economy/estimates/estimate-unit';
import { renderScreen } from '@/testing/render-screen';
import { anonymous, restoring, signedInAsAlice } from '@/testing/sessions';
import { stubApi } from '@/testing/stub-api';

import { Header } from './header';

beforeEach(() => {
  stubApi({ '/v1/users/me': { body: alice }, '/v1/users/credits': { body: credits } });
});

const linksOf = (container: HTMLElement) =>
  within(container)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('R2.16 the main links are Market, Collections, Packs and Activity', () => {
  renderScreen(<Header />);
  expect(linksOf(screen.getByRole('navigation', { name: 'Main' }))).toEqual([
    ['Market', '/market'],
    ['Collections', '/collections'],
    ['Packs', '/packs'],
    ['Activity', '/activity'],
  ]);
});

test('R2.17 Features lists its seven entries in order, and Leaders below them', async () => {
  renderScreen(<Header />);
  await userEvent.click(screen.getByRole('button', { name: 'Features' }));
  await screen.findByRole('link', { name: 'Playground' });
  const lists = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('list');
  const [features, community] = lists.slice(-2).map(linksOf);
  expect(community).toEqual([['Leaders', '/leaders']]);
  expect(features).toEqual([
    ['Playground', '/playground'],
    ['Construct Premium', '/construct-premium'],
    ['Extract', '/extract'],
    ['Construct', '/construct'],
    ['Construct Feed', '/constructions'],
    ['Re-Roll', '/reroll'],
    ['The Light', '/the-light'],
  ]);
});

test('R2.19 without a wallet there are Play, Credits and Connect', () => {
  renderScreen(<Header />, { session: anonymous });
  expect(screen.getByRole('link', { name: 'Play' })).toHaveAttribute('href', '/playground');
  expect(screen.getByRole('link', { name: 'Credits' })).toHaveAttribute('href', '/subscriptions');
  expect(screen.getByRole('button', { name: 'Connect' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Account menu' })).not.toBeInTheDocument();
});

test('R2.18 when signed in, the balance leads to the credits view', async () => {
  renderScreen(<Header />, { session: signedInAsAlice });
  expect(await screen.findByRole('link', { name: 'Credits 165' })).toHaveAttribute(
    'href',
    '/dashboard?view=credits',
  );
  expect(screen.queryByRole('button', { name: 'Connect' })).not.toBeInTheDocument();
});

test('shows no balance before it has loaded', async () => {
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const server = fetch;
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    if (input === '/v1/users/credits') await isAnswered;
    return server(input, init);
  });
  renderScreen(<Header />, { session: signedInAsAlice });
  const link = await screen.findByRole('link', { name: 'Loading credits' });
  expect(link).not.toHaveTextContent(/\d/);
  answer();
  await waitFor(() => expect(link).toHaveAccessibleName('Credits 165'));
});

test('without data the balance is 0', async () => {
  const { requests } = stubApi({
    '/v1/users/credits': { status: 503, body: { message: 'Closed' } },
  });
  const { settled } = renderScreen(<Header />, { session: signedInAsAlice });
  await settled();
  expect(requests).toContain('/v1/users/credits');
  expect(screen.getByRole('link', { name: 'Credits 0' })).toBeInTheDocument();
});

test('Disconnect signs out', async () => {
  const { store } = renderScreen(<Header />, { session: signedInAsAlice });
  await userEvent.click(screen.getByRole('button', { name: 'Disconnect' }));
  expect(store.signOut).toHaveBeenCalledOnce();
});

test('E572 each entry of Features says what it is for', async () => {
  renderScreen(<Header />);
  await userEvent.click(screen.getByRole('button', { name: 'Features' }));
  const reroll = await screen.findByRole('link', { name: 'Re-Roll' });
  expect(reroll.closest('li')).toHaveTextContent('Trade a trait for a random one of its pool');
  const lists = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('list');
  for (const entry of lists.slice(-2).flatMap((list) => within(list).getAllByRole('listitem')))
    expect(entry.querySelector('span')).not.toBeEmptyDOMElement();
});

test('R1.3 R2.4 the account menu has Dashboard and Profile', async () => {
  renderScreen(<Header />, { session: signedInAsAlice });
  await userEvent.click(await screen.findByRole('button', { name: 'Account menu' }));
  expect(await screen.findByRole('link', { name: 'Dashboard' })).toHaveAttribute(
    'href',
    '/dashboard',
  );
  expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute(
    'href',
    `/profile/${aliceAddress}`,
  );
  expect(await screen.findByText('alice')).toBeInTheDocument();
});

test('E95 the account menu lets you choose the unit of estimates, and handles its own arrow keys', async () => {
  renderScreen(<Header />, { session: signedInAsAlice });
  await userEvent.click(await screen.findByRole('button', { name: 'Account menu' }));
  const unit = await screen.findByRole('combobox', { name: 'Estimates in' });
  await userEvent.selectOptions(unit, 'Euros (EUR)');
  expect(estimateUnit.read()).toBe('eur');
  screen.getByRole('link', { name: 'Profile' }).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(unit).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(unit).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Account menu' })).toHaveFocus();
});

test('doesn’t offer Connect while a stored session’s wallet is reconnecting', () => {
  renderScreen(<Header />, { session: restoring });
  expect(screen.getByText('Restoring your session')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Connect' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Play' })).not.toBeInTheDocument();
});
