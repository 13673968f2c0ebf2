import { listing } from '@trait-market/contract/fixtures/economy/orders';
import { divingHelmetCard } from '@trait-market/contract/fixtures/economy/traits';
import type { TraitCard } from '@trait-market/contract/economy/traits';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { cart } from '@/lib/cart/cart';
import { quickBuy } from '@/lib/quick-buy';
import { localItems } from '@/lib/storage';
import { toasts } from '@/lib/toasts';
import { renderScreen } from '@/testing/render-screen';

import { CardRow } from './card-row';

// Loads the code in advance, because the test should not wait for it.
await import('./stored-lists');

beforeEach(() => {
  localItems.removeItem('compared');
  cart.clear();
  quickBuy.write(undefined);
});
afterEach(() => {
  for (const { id } of toasts.read()) toasts.dismiss(id);
});

const show = (trait: TraitCard) => renderScreen(<CardRow label="Traits" traits={[trait]} />);

const press = async (name: string) => {
  show({ ...divingHelmetCard, value: '\u202e' });
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

test('E348 a card whose trait is in the cart says so, and a press removes all its listings', async () => {
  cart.add(listing);
  show(divingHelmetCard);
  const button = screen.getByRole('button', { name: 'In cart: Brass Diving Helmet' });
  expect(button).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(button);
  expect(
    await screen.findByRole('button', { name: 'Add to cart: Brass Diving Helmet' }),
  ).toHaveAttribute('aria-pressed', 'false');
  expect(cart.read()).toEqual([]);
});

test('E348 a trait in the cart that is no longer for sale can be removed', async () => {
  cart.add(listing);
  show({ ...divingHelmetCard, floor: null });
  await userEvent.click(screen.getByRole('button', { name: 'In cart: Brass Diving Helmet' }));
  await expect.poll(cart.read).toEqual([]);
  expect(screen.queryByRole('button', { name: /cart/ })).not.toBeInTheDocument();
});

test('E348 Buy is the first button of a card', () => {
  show(divingHelmetCard);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Buy',
    'Add to cart',
    'Compare',
  ]);
});

test('E566 a trait that isn’t for sale has “Make offer”, which requests the form of an offer', async () => {
  show({ ...divingHelmetCard, floor: null });
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Make offer',
    'Compare',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Make offer for Brass Diving Helmet' }));
  expect(quickBuy.read()).toEqual({
    traitId: divingHelmetCard.id,
    isForCart: false,
    isOffer: true,
  });
});

test('E333 if the code fails to load, a toast says so', async () => {
  vi.doMock('./stored-lists', () => {
    throw new Error('offline');
  });
  // Vitest drops a mock that is queued while an unmock is applied, so no earlier test may queue one.
  onTestFinished(() => void vi.doUnmock('./stored-lists'));
  await press('Compare Unnamed trait');
  await expect.poll(shown).toEqual(['Couldn’t change the comparison: Try again.']);
});
