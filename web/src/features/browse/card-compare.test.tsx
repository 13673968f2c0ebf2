import { divingHelmetCard } from '@trait-market/contract/fixtures/economy/traits';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { localItems } from '@/lib/storage';
import { toasts } from '@/lib/toasts';
import { renderScreen } from '@/testing/render-screen';

import { TraitWall } from './trait-wall';

// Loads the code in advance, because the test should not wait for it.
await import('./on-demand');

beforeEach(() => {
  localItems.removeItem('compared');
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.doUnmock('./on-demand');
  for (const { id } of toasts.read()) toasts.dismiss(id);
});

const press = async (name: string) => {
  const traits = [{ ...divingHelmetCard, value: '\u202e' }];
  renderScreen(
    <TraitWall
      traits={traits}
      collections={[]}
      total={1}
      onNearEnd={() => undefined}
      selected={undefined}
      onSelect={() => undefined}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name }));
  return screen.getByRole('button', { name });
};
const shown = () => toasts.read().map(({ header, description }) => `${header}: ${description}`);

test('E333 a card’s trait is stored by its plain name, and a toast announces it', async () => {
  await press('Compare Unnamed trait');
  await expect.poll(shown).toEqual(['Added to compare: Unnamed trait']);
  expect(JSON.parse(localItems.getItem('compared') ?? '')).toEqual([
    expect.objectContaining({ id: divingHelmetCard.id, name: 'Unnamed trait' }),
  ]);
});

test('E333 a card says whether its trait is chosen, and a second press removes it', async () => {
  const button = await press('Compare Unnamed trait');
  await expect.poll(() => button).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(button);
  await expect.poll(() => button).toHaveAttribute('aria-pressed', 'false');
  expect(localItems.getItem('compared') ?? '').toBe('');
});

test('E333 if the code fails to load, a toast says so', async () => {
  vi.doMock('./on-demand', () => {
    throw new Error('offline');
  });
  await press('Compare Unnamed trait');
  await expect
    .poll(shown)
    .toEqual(['Couldn’t add the trait to compare: Check your connection, and try again.']);
});
