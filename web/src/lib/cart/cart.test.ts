import { listing } from '@trait-market/contract/fixtures/economy/orders';
import type { Order } from '@trait-market/contract/economy/orders';
import { afterEach, expect, test, vi } from 'vitest';

import { cartText } from '../storage';
import { cart, MAX_LINES } from './cart';

afterEach(cart.clear);

const hashAt = (position: number) => `0x${String(position).padStart(64, '0')}` as const;
const orderAt = (position: number, remaining = 1): Order => ({
  ...listing,
  hash: hashAt(position),
  remaining,
});
const held = () => cart.read().map(({ hash, quantity }) => [hash, quantity]);

test('holds each item once, in the order in which it was added', () => {
  expect([cart.add(orderAt(2)), cart.add(orderAt(1)), cart.add(orderAt(2))]).toEqual([
    true,
    true,
    true,
  ]);
  expect(held()).toEqual([
    [hashAt(2), 1],
    [hashAt(1), 1],
  ]);
});

test('wants no more editions than there are', () => {
  cart.add(orderAt(1, 3), 5);
  expect(held()).toEqual([[hashAt(1), 3]]);
});

test('a full cart takes no more, and says so', () => {
  for (let position = 0; position < MAX_LINES; position += 1) cart.add(orderAt(position));
  expect(cart.add(orderAt(MAX_LINES))).toBe(false);
  expect(cart.read()).toHaveLength(MAX_LINES);
});

test('another listing replaces one that has gone', () => {
  cart.add(orderAt(1));
  cart.add(orderAt(2));
  cart.replace(hashAt(1), orderAt(3));
  expect(held()).toEqual([
    [hashAt(3), 1],
    [hashAt(2), 1],
  ]);
  cart.replace(hashAt(3), orderAt(2));
  expect(held()).toEqual([[hashAt(2), 1]]);
});

test('E81 what is bought leaves the cart', () => {
  cart.add(orderAt(1, 3), 3);
  cart.take(hashAt(1), 1);
  expect(held()).toEqual([[hashAt(1), 2]]);
  cart.take(hashAt(1), 2);
  expect(held()).toEqual([]);
  expect(cartText.read()).toBe('');
});

test('a listener hears of a change, and until then reads the same value', () => {
  const listener = vi.fn();
  const stop = cart.subscribe(listener);
  cart.add(orderAt(1));
  expect(listener).toHaveBeenCalledOnce();
  expect(cart.read()).toBe(cart.read());
  stop();
});

test.each(['{', '[{}]', '{"a":1}', 'null'])(
  'treats an invalid cart, such as %s, as an empty one',
  (text) => {
    cartText.write(text);
    expect(cart.read()).toEqual([]);
  },
);
