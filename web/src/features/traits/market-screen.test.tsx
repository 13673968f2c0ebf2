import { divingHelmet, laserEyes } from '@trait-market/contract/fixtures/traits';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { renderScreen } from '@/testing/render-screen';
import { stubApi } from '@/testing/stub-api';

import { MarketScreen } from './market-screen';

const SEARCH = '/v1/marketTraits/search';
const find = (name: string) =>
  renderScreen(<MarketScreen />, { at: `/market/?name=${encodeURIComponent(name)}` });

test('lists the search results, for exactly the text that was typed', async () => {
  const { requests } = stubApi({ [SEARCH]: { body: [divingHelmet, laserEyes] } });
  find('a&x=1#f');
  expect(await screen.findByRole('link', { name: 'Brass Diving Helmet' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Laser Eyes' })).toBeInTheDocument();
  expect(screen.getByText('2 traits')).toBeInTheDocument();
  expect(requests).toEqual([`${SEARCH}?searchKey=a%26x%3D1%23f`]);
});

test('says that it is loading', async () => {
  stubApi({ [SEARCH]: { body: [divingHelmet] } });
  find('helmet');
  expect(screen.getByText('Loading traits')).toBeInTheDocument();
  await screen.findByText('1 trait');
  expect(screen.queryByText('Loading traits')).not.toBeInTheDocument();
});

test('suggests trying other words when nothing is found', async () => {
  stubApi({ [SEARCH]: { body: [] } });
  find('zzz');
  expect(await screen.findByText('No trait has that name')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Helmet' })).toHaveAttribute(
    'href',
    '/market/?name=Helmet',
  );
});

test('a failure shows the server’s message, and Try again asks once more', async () => {
  const api = stubApi({ [SEARCH]: { status: 503, body: { message: 'Closed for cleaning' } } });
  find('helmet');
  expect(await screen.findByRole('alert')).toHaveTextContent('Closed for cleaning');
  api.answer(SEARCH, { body: [divingHelmet] });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Brass Diving Helmet' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the form leads to the results for what was typed', async () => {
  stubApi({ [SEARCH]: { body: [] } });
  const { whereabouts } = renderScreen(<MarketScreen />, { at: '/market' });
  await userEvent.type(screen.getByRole('searchbox', { name: 'Trait name' }), 'a&x=1#f{Enter}');
  expect(new URLSearchParams(whereabouts().split('?')[1]).get('name')).toBe('a&x=1#f');
});

const many = (count: number) =>
  Array.from({ length: count }, (_, number) => ({
    id: `hat-${number}`,
    traitValue: `Hat ${number}`,
  }));

test.each([
  [19, '19 traits'],
  [20, 'The first 20 matches. Type more to narrow them down.'],
])('says how many were found: %i', async (count, words) => {
  stubApi({ [SEARCH]: { body: many(count) } });
  find('hat');
  expect(await screen.findByText(words)).toBeInTheDocument();
});

test('refuses a text that the search does not accept, before sending it', async () => {
  const { requests } = stubApi({});
  find('x'.repeat(201));
  expect(await screen.findByText('Your search is too long')).toBeInTheDocument();
  expect(screen.getByText(/up to 200 characters, and this is 201/)).toBeInTheDocument();
  expect(requests).toEqual([]);
});

test('searches a text of 200 characters', async () => {
  const { requests } = stubApi({ [SEARCH]: { body: [] } });
  find('x'.repeat(200));
  expect(await screen.findByText('No trait has that name')).toBeInTheDocument();
  expect(requests).toHaveLength(1);
});

test('without a text, shows some traits', async () => {
  stubApi({ [SEARCH]: { body: [divingHelmet] } });
  renderScreen(<MarketScreen />, { at: '/market' });
  await waitFor(() =>
    expect(screen.getAllByRole('link', { name: 'Brass Diving Helmet' })).toHaveLength(3),
  );
  expect(screen.getByRole('link', { name: 'See all “eyes” traits' })).toHaveAttribute(
    'href',
    '/market/?name=eyes',
  );
});
