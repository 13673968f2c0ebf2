import type { Alert, WatchedQuery } from '@trait-market/contract/economy/alerts';
import { alerts } from '@trait-market/contract/fixtures/economy/alerts';
import { expect, test } from 'vitest';

import { alertPath, isAbout, subjectOf } from './alert-words';

const [, search] = alerts.items;
const withQuery = (query: WatchedQuery): Alert => {
  if (search?.about.kind !== 'search') throw new Error('The second alert is about a search.');
  return { ...search, about: { ...search.about, query } };
};

test('an alert can be saved again with its query', () => {
  const alert = withQuery({ slot: ['headwear'], chainId: [137] });
  expect(alertPath(alert)).toBe('/market?slot=headwear&chain=polygon');
  expect(subjectOf(alert)).toMatchObject({ query: { slot: ['headwear'], chainId: [137] } });
});

test('an alert whose query has newer filters is shown, and can’t be saved without them', () => {
  const alert = withQuery({ slot: ['headwear'], chainId: [137, 8453], size: ['xl'] });
  expect(alertPath(alert)).toBe('/market?slot=headwear&chain=polygon');
  expect(subjectOf(alert)).toBeUndefined();
  expect(isAbout(alert, { kind: 'search', name: 'Mine', query: {} })).toBe(false);
});
