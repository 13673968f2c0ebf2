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

test('/ opens the search, except from a field, where it is text', async () => {
  renderScreen(
    <>
      <HeaderSearch />
      <input aria-label="Price" />
    </>,
  );
  await userEvent.click(screen.getByRole('textbox', { name: 'Price' }));
  await userEvent.keyboard('1/2?');
  expect(screen.getByRole('textbox', { name: 'Price' })).toHaveValue('1/2?');
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(document.body);
  await userEvent.keyboard('/');
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('');
});

test('Ctrl-K opens the search from anywhere', async () => {
  renderScreen(
    <>
      <HeaderSearch />
      <input aria-label="Price" />
    </>,
  );
  await userEvent.click(screen.getByRole('textbox', { name: 'Price' }));
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(field()).toHaveFocus();
});

test('? lists the shortcuts, and Escape closes the list', async () => {
  renderScreen(<HeaderSearch />);
  await userEvent.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Theme and shortcuts' });
  expect(dialog).toHaveTextContent('Search/orCtrlK');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('no shortcut works while a dialog is open', async () => {
  renderScreen(
    <>
      <HeaderSearch />
      <div role="dialog" aria-label="Review" />
    </>,
  );
  await userEvent.keyboard('/');
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(field()).not.toHaveFocus();
  await userEvent.keyboard('?');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});
