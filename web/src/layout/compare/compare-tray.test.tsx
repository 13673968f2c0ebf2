import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';

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

test('E333 a hidden tray keeps the choice, and comes back when the choice changes', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Compare Tomato Fez' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Hide the traits to compare' }));
  expect(screen.queryByRole('region', tray)).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
  expect(compared.read().map(({ id }) => id)).toEqual(['tomato-fez']);
  await userEvent.click(screen.getByRole('button', { name: 'Compare Tin Crown' }));
  expect(await screen.findByRole('region', tray)).toBeInTheDocument();
});

test.each([
  '/compare',
  '/packs',
  '/reroll',
  '/construct',
  '/extract',
  '/the-light',
  '/dashboard',
  '/draws/log',
])('E333 %s has no tray', async (path) => {
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
