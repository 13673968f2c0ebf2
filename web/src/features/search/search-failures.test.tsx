import { laserEyes } from '@trait-market/contract/fixtures/traits';
import { namedAccount } from '@trait-market/contract/fixtures/users';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import {
  BY_USERNAME,
  TRAITS,
  closed,
  found,
  field,
  options,
  search,
  groupRequests,
} from '@/testing/search-box';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

afterEach(() => {
  vi.useRealTimers();
});

test('Enter leads to the market although one of the searches failed', async () => {
  const { user, whereabouts } = await search('a', { ...found, [BY_USERNAME]: closed });
  await user.keyboard('{Enter}');
  expect(whereabouts()).toBe('/market/?name=a');
});

test('R4.15 a search that fails leaves the other’s group in place, and can be retried', async () => {
  const { user, api } = await search('a', { ...found, [BY_USERNAME]: closed });
  expect(screen.getByRole('alert')).toHaveTextContent('Couldn’t search accounts.');
  expect(screen.queryByRole('group', { name: 'Accounts' })).not.toBeInTheDocument();
  expect(options()).toEqual(['Brass Diving Helmet', 'Laser Eyes']);
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  api.answer(BY_USERNAME, { body: [namedAccount] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('option', { name: /alice/ })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(field()).toHaveFocus();
});

test('when all searches fail, Enter retries too', async () => {
  const { user, api } = await search('a', { [BY_USERNAME]: closed, [TRAITS]: closed });
  api.answer(TRAITS, { body: [laserEyes] });
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('option', { name: 'Laser Eyes' })).toBeInTheDocument();
  expect(
    groupRequests(api.requests)
      .map((address) => address.split('?')[0])
      .toSorted(),
  ).toEqual([TRAITS, TRAITS, BY_USERNAME, BY_USERNAME]);
});

test('does not repeat an old failure before it has asked again', async () => {
  const { api } = await search('a', { [BY_USERNAME]: closed, [TRAITS]: closed });
  expect(screen.getByRole('alert')).toBeInTheDocument();
  api.answer(TRAITS, { body: [laserEyes] });
  fireEvent.change(field(), { target: { value: 'ab' } });
  expect(await screen.findByRole('option', { name: 'Laser Eyes' })).toBeInTheDocument();
  fireEvent.change(field(), { target: { value: 'a' } });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByText('Searching')).toBeInTheDocument();
  expect(await screen.findByRole('option', { name: 'Laser Eyes' })).toBeInTheDocument();
});

test('when all searches fail, one Try again asks all of them', async () => {
  const { user, api } = await search('a', { [BY_USERNAME]: closed, [TRAITS]: closed });
  expect(screen.getByRole('alert')).toHaveTextContent('The search didn’t go through.');
  expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
  api.answer(BY_USERNAME, found[BY_USERNAME]);
  api.answer(TRAITS, found[TRAITS]);
  act(() => field().blur());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('option', { name: 'Laser Eyes' })).toBeInTheDocument();
  expect(await screen.findByRole('option', { name: /alice/ })).toBeInTheDocument();
  expect(field()).toHaveFocus();
});
