import { divingHelmetCard, traitPage } from '@trait-market/contract/fixtures/economy/traits';
import { expect, test } from 'vitest';

import { countNew } from './count-new';

const page = (total: number, ...ids: string[]) => ({
  ...traitPage,
  items: ids.map((id) => ({ ...divingHelmetCard, id })),
  total,
});
const traits = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
const shown = { traits, total: 3 };

test('nothing new is nothing', () => {
  expect(countNew(shown, page(3, 'a', 'b', 'c'))).toBe(0);
});

test('what the market begins with now is new', () => {
  expect(countNew(shown, page(4, 'x', 'a', 'b'))).toBe(1);
});

test('one that came while another went is new too', () => {
  expect(countNew(shown, page(3, 'x', 'a', 'b'))).toBe(1);
});

test('those further down are known by their number', () => {
  expect(countNew(shown, page(5, 'a', 'b', 'c'))).toBe(2);
});

test('what moved up where another left is not new', () => {
  expect(countNew({ traits, total: 9 }, page(8, 'b', 'c', 'd'))).toBe(0);
});

test('fewer than before are not new', () => {
  expect(countNew(shown, page(1, 'a'))).toBe(0);
});
