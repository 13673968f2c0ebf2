import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';

import { renderScreen } from '@/testing/render-screen';
import { stubApi } from '@/testing/stub-api';

import { HeaderSearch } from './header-search';

const field = () => screen.getByPlaceholderText('Search traits or accounts');
const toggle = () => screen.getByRole('button', { name: 'Search' });

beforeEach(() => {
  stubApi({
    '/v1/users/searchByUsername': { body: [] },
    '/v1/marketTraits/search': { body: [{ id: '1', traitValue: 'Laser Eyes' }] },
  });
});

test('the button opens the panel, and the field takes the focus', async () => {
  renderScreen(<HeaderSearch />);
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(toggle());
  expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  expect(field()).toHaveFocus();
});

test('Escape closes it and returns the focus', async () => {
  renderScreen(<HeaderSearch />);
  await userEvent.click(toggle());
  await userEvent.keyboard('las{Escape}');
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  expect(toggle()).toHaveFocus();
  expect(field()).toHaveValue('las');
});

test('choosing a result closes it', async () => {
  const { whereabouts } = renderScreen(<HeaderSearch />);
  await userEvent.click(toggle());
  await userEvent.keyboard('laser');
  await userEvent.click(
    await screen.findByRole('option', { name: 'Laser Eyes' }, { timeout: 5000 }),
  );
  expect(whereabouts()).toBe('/traits/1');
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
});
