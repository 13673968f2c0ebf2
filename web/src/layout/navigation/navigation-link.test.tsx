import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { featureEntries, headerEntries, playEntry, type NavigationEntry } from './navigation';
import { NavigationLink } from './navigation-link';

/** Whether the router handled the last click. If not, the browser reloads the page. */
let takenByRouter: boolean | undefined;
const watch = (event: Event) => {
  takenByRouter = event.defaultPrevented;
  event.preventDefault();
};
beforeEach(() => window.addEventListener('click', watch));
afterEach(() => window.removeEventListener('click', watch));

const choose = (entry: NavigationEntry, at: string) => {
  takenByRouter = undefined;
  render(
    <MemoryRouter initialEntries={[at]}>
      <NavigationLink entry={entry} />
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('link', { name: entry.label }));
};

const reloading = [playEntry, ...featureEntries.filter(({ reloads }) => reloads)];

test('Play, Extract, Construct and Construct Premium reload', () => {
  expect(reloading.map(({ label }) => label).toSorted()).toEqual([
    'Construct',
    'Construct Premium',
    'Extract',
    'Play',
  ]);
});

test.each(reloading)('choosing $label on its own page reloads it', (entry) => {
  choose(entry, entry.to);
  expect(takenByRouter).toBe(false);
});

test.each(reloading)('choosing $label on another page does not reload it', (entry) => {
  choose(entry, '/market');
  expect(takenByRouter).toBe(true);
});

test.each(headerEntries)('$label never reloads', (entry) => {
  choose(entry, entry.to);
  expect(takenByRouter).toBe(true);
});

test('the current page is marked', () => {
  choose(headerEntries[0], '/market');
  expect(screen.getByRole('link')).toHaveAttribute('aria-current', 'page');
});
