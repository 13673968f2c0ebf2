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

test('counts nothing when nothing is new', () => {
  expect(countNew(shown, page(3, 'a', 'b', 'c'))).toBe(0);
});

test('counts what is now first on the market', () => {
  expect(countNew(shown, page(4, 'x', 'a', 'b'))).toBe(1);
});

test('counts a trait that came while another left', () => {
  expect(countNew(shown, page(3, 'x', 'a', 'b'))).toBe(1);
});

test('counts new traits further down by the total', () => {
  expect(countNew(shown, page(5, 'a', 'b', 'c'))).toBe(2);
});

test('does not count what moved up because another left', () => {
  expect(countNew({ traits, total: 9 }, page(8, 'b', 'c', 'd'))).toBe(0);
});

test('counts nothing when there are fewer than before', () => {
  expect(countNew(shown, page(1, 'a'))).toBe(0);
});
