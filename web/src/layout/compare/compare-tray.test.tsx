import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { CompareButton } from '@/components/economy/items/compare-button';
import { compared } from '@/lib/compare/compared';
import { comparedText } from '@/lib/storage';
import { renderScreen } from '@/testing/render-screen';

import { ComparePlace } from './compare-place';

const fez = { id: 'tomato-fez', value: 'Tomato Fez' };
const crown = { id: 'tin-crown', value: 'Tin Crown' };

beforeEach(() => comparedText.write(''));

const open = (at = '/market') =>
  renderScreen(
    <main id="main" tabIndex={-1}>
      <CompareButton trait={fez} />
      <CompareButton trait={crown} />
      <ComparePlace />
    </main>,
    { at },
  );

const tray = { name: 'Traits to compare' };

test('E333 chosen traits are in the tray, whose link compares them', async () => {
  open();
  expect(screen.queryByRole('region', tray)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Compare Tomato Fez' }));
  await userEvent.click(screen.getByRole('button', { name: 'Compare Tin Crown' }));
  expect(await screen.findByRole('link', { name: 'Compare' })).toHaveAttribute(
    'href',
    '/compare?ids=tomato-fez,tin-crown',
  );
  const pressed = screen.getByRole('button', { name: 'Compare Tin Crown' });
  expect(pressed).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(pressed);
  expect(screen.getByRole('link', { name: 'Compare' })).toHaveAttribute(
    'href',
    '/compare?ids=tomato-fez',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Clear the traits to compare' }));
  expect(screen.queryByRole('region', tray)).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('E640 a hidden tray keeps the choice behind a button, and an addition opens it', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Compare Tomato Fez' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Hide the traits to compare' }));
  expect(screen.queryByRole('region', tray)).not.toBeInTheDocument();
  const show = screen.getByRole('button', { name: 'Show the item to compare' });
  expect(show).toHaveFocus();
  await userEvent.click(show);
  expect(screen.getByRole('link', { name: 'Compare' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Hide the traits to compare' }));
  expect(compared.read().map(({ id }) => id)).toEqual(['tomato-fez']);
  await userEvent.click(screen.getByRole('button', { name: 'Compare Tin Crown' }));
  expect(await screen.findByRole('region', tray)).toBeInTheDocument();
});

test('E640 a page with an earlier choice has the button only, until another tab’s additions too', async () => {
  comparedText.write(JSON.stringify([{ id: 'tomato-fez', name: 'Tomato Fez' }]));
  open('/dashboard?view=inventory');
  expect(await screen.findByRole('button', { name: 'Show the item to compare' })).toHaveTextContent(
    '1',
  );
  act(() =>
    comparedText.write(JSON.stringify([fez, crown].map(({ id, value }) => ({ id, name: value })))),
  );
  expect(screen.getByRole('button', { name: 'Show the 2 items to compare' })).toBeInTheDocument();
  expect(screen.queryByRole('region', tray)).not.toBeInTheDocument();
});

test('E640 an addition opens the tray for a while, and as long as it is focused', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Compare Tomato Fez' }));
  const link = await screen.findByRole('link', { name: 'Compare' });
  act(() => link.focus());
  act(() => vi.advanceTimersByTime(7000));
  expect(link).toBeInTheDocument();
  act(() => link.blur());
  act(() => vi.advanceTimersByTime(7000));
  expect(screen.getByRole('button', { name: 'Show the item to compare' })).toBeInTheDocument();
});

test.each([
  '/compare',
  '/collections',
  '/activity',
  '/packs',
  '/reroll',
  '/construct',
  '/extract',
  '/the-light',
  '/dashboard',
  '/draws/log',
])('E493 E640 %s has no tray', async (path) => {
  compared.add({ id: 'tomato-fez', name: 'Tomato Fez' });
  const { unmount } = open();
  expect(await screen.findByRole('region', tray)).toBeInTheDocument();
  unmount();
  open(path);
  expect(screen.queryByRole('region', tray)).not.toBeInTheDocument();
});

test('E298 avatars have a tray of their own, next to that of traits', async () => {
  compared.add({ id: 'tomato-fez', name: 'Tomato Fez' });
  compared.add({ id: 'fathom-club.7', name: 'Fathom Club #7' });
  open();
  expect(await screen.findByRole('link', { name: 'Compare avatars' })).toHaveAttribute(
    'href',
    '/compare?avatars=fathom-club.7',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Clear the avatars to compare' }));
  expect(screen.queryByRole('region', { name: 'Avatars to compare' })).not.toBeInTheDocument();
  expect(screen.getByRole('region', tray)).toBeInTheDocument();
});
