import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { found, field, search } from '@/testing/search-box';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

afterEach(() => {
  vi.useRealTimers();
});

test('the arrow keys move from the field to the options, and Enter follows the current one', async () => {
  const { user, whereabouts } = await search('a');
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(field()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  const helmet = screen.getByRole('option', { name: 'Brass Diving Helmet' });
  expect(helmet).toHaveAttribute('aria-selected', 'true');
  expect(field()).toHaveAttribute('aria-activedescendant', helmet.id);
  expect(field()).toHaveFocus();
  await user.keyboard('{Home}');
  expect(field()).not.toHaveAttribute('aria-activedescendant');
  await user.keyboard('{ArrowUp}{Enter}');
  expect(whereabouts()).toBe('/traits/laser-eyes');
  expect(field()).toHaveValue('');
});

test('Escape closes the results and keeps the text; an arrow key shows them again', async () => {
  const { user } = await search('a');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(field()).toHaveValue('a');
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('listbox')).toBeInTheDocument();
});

test('a press outside closes the results; focusing the field shows them again', async () => {
  const { user } = await search('a');
  await user.click(document.body);
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await user.click(field());
  expect(screen.getByRole('listbox')).toBeInTheDocument();
});

test('Escape deselects the current option', async () => {
  const { user } = await search('a');
  await user.keyboard('{ArrowDown}{Escape}{ArrowDown}');
  expect(screen.getByRole('listbox')).toBeInTheDocument();
  expect(field()).not.toHaveAttribute('aria-activedescendant');
});

test('only the down arrow, Enter and the text itself show closed results again', async () => {
  const { user, whereabouts } = await search('a');
  await user.keyboard('{Escape}{ArrowUp}{Home}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(field()).not.toHaveAttribute('aria-controls');
  await user.keyboard('{Enter}');
  expect(screen.getByRole('listbox')).toBeInTheDocument();
  expect(whereabouts()).toBe('/');
});

test('keys that move among the options do not move the caret, and other keys do', async () => {
  await search('a');
  expect(fireEvent.keyDown(field(), { key: 'ArrowDown' })).toBe(false);
  expect(fireEvent.keyDown(field(), { key: 'ArrowUp' })).toBe(false);
  expect(fireEvent.keyDown(field(), { key: 'ArrowLeft' })).toBe(true);
  expect(fireEvent.keyDown(field(), { key: 'b' })).toBe(true);
  expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(true);
});

test('Enter on the first option follows it, and searches for nothing', async () => {
  const { whereabouts } = await search('a');
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(false);
  expect(whereabouts()).toBe(`/profile/${aliceAddress}`);
});

test('Tab skips the results', async () => {
  const { user } = await search('a', found, <button type="button">After</button>);
  expect(screen.getAllByRole('option')).toHaveLength(3);
  await user.tab();
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
  await user.click(field());
  await screen.findByRole('listbox');
  await user.tab({ shift: true });
  expect(document.body).toHaveFocus();
});

test('a key that edits the text keeps the current option', async () => {
  await search('a');
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  fireEvent.keyDown(field(), { key: 'Shift' });
  expect(field()).toHaveAttribute('aria-activedescendant');
  for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End']) {
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    fireEvent.keyDown(field(), { key });
    expect(field()).not.toHaveAttribute('aria-activedescendant');
  }
});

test('a new text starts at the field again', async () => {
  const { user } = await search('a');
  await user.keyboard('{ArrowDown}');
  expect(field()).toHaveAttribute('aria-activedescendant');
  fireEvent.change(field(), { target: { value: 'ab' } });
  fireEvent.change(field(), { target: { value: 'a' } });
  expect(await screen.findByRole('listbox')).toBeInTheDocument();
  expect(field()).not.toHaveAttribute('aria-activedescendant');
});

test('scrolls only the current option into view', async () => {
  const { user } = await search('a');
  const scrollIntoView = vi.fn();
  Element.prototype.scrollIntoView = scrollIntoView;
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(scrollIntoView.mock.contexts).toEqual(screen.getAllByRole('option').slice(0, 2));
  expect(scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' });
});

test('a key pressed during text composition does not move among the options', async () => {
  await search('a');
  fireEvent.keyDown(field(), { key: 'ArrowDown', isComposing: true });
  expect(field()).not.toHaveAttribute('aria-activedescendant');
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  expect(field()).toHaveAttribute('aria-activedescendant');
});
