import type { Alert, WatchedQuery } from '@trait-market/contract/economy/alerts';
import { alerts } from '@trait-market/contract/fixtures/economy/alerts';
import { expect, test } from 'vitest';

import { alertPath, alertPrice, firedItem, isAbout, subjectOf } from './alert-words';

const [, search] = alerts.items;
const withQuery = (query: WatchedQuery): Alert => {
  if (search?.about.kind !== 'search') throw new Error('The second alert is about a search.');
  return { ...search, about: { ...search.about, query } };
};

test.each([
  ['5000000000000000000000', 'pol', '5,000 POL'],
  ['123450', 'usd', '1,234.5 USD'],
  ['100000000000000000', 'eth', '0.1 ETH'],
] as const)('%s %s is shown as %s', (maxPrice, unit, words) => {
  expect(alertPrice({ maxPrice, unit })).toBe(words);
});

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

test('E393 an alert for avatars leads to them, and names the avatar that fired it', () => {
  const owner = `0x${'1'.repeat(40)}` as const;
  const alert = withQuery({
    kind: 'avatars',
    collection: ['fathom-club'],
    trait: ['brass-diving-helmet'],
    maxRank: 25,
    owner: [owner],
  });
  expect(alertPath(alert)).toBe(
    `/market?kind=avatars&collection=fathom-club&rank=25&owner=${owner}&trait=brass-diving-helmet`,
  );
  expect(subjectOf(alert)).toMatchObject({ query: { kind: 'avatars', maxRank: 25 } });
  const fired = alerts.items.at(-1)?.fired;
  expect(fired && firedItem(fired)).toMatchObject({ kind: 'avatar', avatar: { tokenId: '7' } });
});
