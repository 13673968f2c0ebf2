import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { renderScreen } from '@/testing/render-screen';
import { stubApi } from '@/testing/stub-api';

import { settings } from '../settings';
import { HeaderSearch } from './header-search';
import { SHORTCUTS } from './shortcuts';

afterEach(() => settings.write(false));

beforeEach(() => {
  stubApi({});
  // jsdom has no layout, so no element would count as shown.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([new DOMRect()] as never);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 10, 5, 5));
});

const bought = vi.fn();

function Page() {
  return (
    <>
      <HeaderSearch />
      <main>
        <aside aria-label="Filters">
          <input type="checkbox" aria-label="Rare" />
        </aside>
        <input aria-label="Price" />
        <ul>
          {['one', 'two'].map((name) => (
            <li key={name}>
              <img alt="" />
              <a href={`/traits/${name}`}>{name}</a>
              <button aria-label={`Buy ${name}`} onClick={() => bought('buy', name)} />
              <button aria-label={`Add to cart: ${name}`} onClick={() => bought('cart', name)} />
            </li>
          ))}
        </ul>
      </main>
    </>
  );
}

const show = () => {
  bought.mockClear();
  return { user: userEvent.setup(), ...renderScreen(<Page />, { at: '/help' }) };
};

test.each([
  ['gm', '/market'],
  ['gc', '/cart'],
  ['gd', '/dashboard'],
  ['gw', '/watchlist'],
])('E422 %s goes to %s', async (keys, path) => {
  const { user, whereabouts } = show();
  await user.keyboard(keys);
  await waitFor(() => expect(whereabouts()).toBe(path));
});

test('E422 j and k move between cards, and b and a press the buttons of the focused one', async () => {
  const { user } = show();
  await user.keyboard('j');
  await waitFor(() => expect(screen.getByRole('link', { name: 'one' })).toHaveFocus());
  await user.keyboard('j');
  await waitFor(() => expect(screen.getByRole('link', { name: 'two' })).toHaveFocus());
  await user.keyboard('b');
  await user.keyboard('a');
  await waitFor(() =>
    expect(bought.mock.calls).toEqual([
      ['buy', 'two'],
      ['cart', 'two'],
    ]),
  );
  await user.keyboard('k');
  await waitFor(() => expect(screen.getByRole('link', { name: 'one' })).toHaveFocus());
});

test('E422 f focuses the filters, from which the other shortcuts still work', async () => {
  const { user } = show();
  await user.keyboard('f');
  const filter = screen.getByRole('checkbox', { name: 'Rare' });
  await waitFor(() => expect(filter).toHaveFocus());
  await user.keyboard('j');
  await waitFor(() => expect(screen.getByRole('link', { name: 'one' })).toHaveFocus());
});

test('E422 in a text field, and with Ctrl or Alt, keys are what they always are', async () => {
  const { user, whereabouts } = show();
  const price = screen.getByRole('textbox', { name: 'Price' });
  await user.click(price);
  await user.keyboard('gmj');
  expect(price).toHaveValue('gmj');
  await user.click(document.body);
  await user.keyboard('{Control>}j{/Control}{Alt>}j{/Alt}');
  // The dialog appears last, so the earlier keys did nothing.
  await user.keyboard('?');
  await screen.findByRole('dialog');
  expect(whereabouts()).toBe('/help');
  expect(document.querySelector('li a:focus')).toBeNull();
});

test('E422 single keys can be switched off in this browser, which leaves Ctrl-K', async () => {
  const { user, whereabouts } = show();
  await user.keyboard('?');
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('checkbox', { name: 'Use single-key shortcuts' }));
  await user.keyboard('{Escape}');
  await user.click(document.body);
  await user.keyboard('gmj/?');
  await user.keyboard('{Control>}k{/Control}');
  const field = screen.getByPlaceholderText('Search traits or accounts');
  expect(field).toHaveFocus();
  expect(field).toHaveValue('');
  expect(whereabouts()).toBe('/help');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(localStorage.getItem('singleKeysOff')).toBe('true');
});

test('E422 the dialog lists every shortcut with its keys, and no keys are bound twice', async () => {
  const { user } = show();
  await user.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Theme and shortcuts' });
  const rows = SHORTCUTS.flatMap((group) => group.rows);
  for (const { label, keys } of rows)
    expect(within(dialog).getByText(label).nextElementSibling).toHaveTextContent(keys.join('then'));
  const bound = rows.map(({ keys }) => keys.join());
  expect(new Set(bound).size).toBe(bound.length);
});
