import { MAX_PAGE } from '@trait-market/contract/economy/shared';
import type { Rarity } from '@trait-market/contract/economy/shared';
import {
  divingHelmetCard,
  divingHelmetDetail,
  traitPage,
} from '@trait-market/contract/fixtures/economy/traits';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';

import { compared } from '@/lib/compare/compared';
import { quickBuy } from '@/lib/quick-buy';
import { comparedText } from '@/lib/storage';
import { renderScreen } from '@/testing/render-screen';
import { stubApi } from '@/testing/stub-api';

import { rankSimilar } from './rank-similar';
import { SimilarTraits } from './similar-traits';

// Loads the code in advance, because the test should not wait for it.
await import('@/components/market-search/stored-lists');

const card = (id: string, rarity: Rarity, floor: string | null, editions = 3) => ({
  ...divingHelmetCard,
  id,
  value: `Trait ${id}`,
  rarity,
  editions,
  floor: floor === null ? null : { chainId: 1 as const, coin: 'native' as const, amount: floor },
});

const ranked = (of: string | null, ...others: ReturnType<typeof card>[]) =>
  rankSimilar(card('own', 'rare', of), others).map(({ id }) => id);

test('E331 the nearest rarity comes first, then the nearest floor, then the unlisted', () => {
  expect(
    ranked(
      '100',
      card('unlisted', 'rare', null),
      card('dear', 'rare', '1000'),
      card('half', 'rare', '50'),
      card('own', 'rare', '100'),
      card('epic', 'epic', '100'),
      card('same', 'rare', '120'),
      card('gone', 'rare', '100', 0),
      card('common', 'common', '100'),
    ),
  ).toEqual(['same', 'half', 'dear', 'unlisted', 'epic', 'common']);
});

const named = (value: string, rarity: Rarity, floor: string) => ({
  ...card(value, rarity, floor),
  value,
});

test('E702 traits of the same design in other colors come first, then those of the nearest rarity', () => {
  const others = [
    named('Jade Cheeky Tongue', 'rare', '100'),
    named('Ruby Friendly Fangs', 'common', '100'),
    named('Rose Quartz Polite fangs', 'epic', '100'),
    named('Ruby Polite Fangs', 'rare', '900'),
    named('Fangs', 'common', '300'),
  ];
  const values = rankSimilar(named('Jade Polite Fangs', 'rare', '100'), others).map(
    ({ value }) => value,
  );
  expect(values).toEqual([
    'Ruby Polite Fangs',
    'Rose Quartz Polite fangs',
    'Ruby Friendly Fangs',
    'Fangs',
    'Jade Cheeky Tongue',
  ]);
});

test('E702 the same design comes first in other collections, too, then the cheapest', async () => {
  const inParliament = (value: string, floor: string) => ({
    ...named(value, 'rare', floor),
    collection: 'tin-parliament',
  });
  stubApi({
    [SAME]: page(),
    [ELSEWHERE]: page(
      inParliament('Tomato Fez', '1'),
      inParliament('Teal Fez', '2'),
      inParliament('Pewter Diving Helmet', '3'),
    ),
  });
  renderScreen(<SimilarTraits trait={divingHelmetDetail} />);
  const elsewhere = await region('Similar in other collections');
  const links = await elsewhere.findAllByRole('link', { name: /^(?:Tomato|Teal|Pewter) / });
  expect(links.map((link) => link.getAttribute('aria-label') ?? link.textContent)).toEqual([
    expect.stringMatching(/^Pewter Diving Helmet/),
    expect.stringMatching(/^Tomato Fez/),
    expect.stringMatching(/^Teal Fez/),
  ]);
});

test('E331 a trait without a floor is like those of its rarity, the cheapest first', () => {
  expect(
    ranked(null, card('a', 'rare', '1'), card('b', 'rare', '900'), card('c', 'epic', '1')),
  ).toEqual(['a', 'b', 'c']);
});

const TRAITS = '/economy/v1/traits';
const SAME = `${TRAITS}?collection=fathom-club&slot=headwear&sort=price-asc&limit=${MAX_PAGE}`;
const ELSEWHERE = `${TRAITS}?slot=headwear&rarity=rare&sort=price-asc&limit=${MAX_PAGE}&minPrice=60000000000000000&maxPrice=240000000000000000&priceUnit=eth`;
const page = (...items: object[]) => ({ body: { ...traitPage, items } });

beforeEach(() => {
  comparedText.write('');
  quickBuy.write(undefined);
});

const region = async (name: string) => within(await screen.findByRole('region', { name }));

test('E331 shows the same slot in this collection, then in others at a similar price', async () => {
  stubApi({
    [SAME]: page(divingHelmetCard, card('a', 'rare', '1')),
    [ELSEWHERE]: page(
      card('a', 'rare', '1'),
      { ...card('b', 'rare', '2'), collection: 'tin-parliament' },
      { ...card('gone', 'rare', '2', 0), collection: 'tin-parliament' },
    ),
  });
  renderScreen(<SimilarTraits trait={divingHelmetDetail} />);
  const same = await region('Similar in this collection');
  expect(await same.findAllByRole('listitem')).toHaveLength(1);
  expect(same.getByRole('link', { name: /^Trait a/ })).toHaveAttribute('href', '/traits/a');
  const elsewhere = await region('Similar in other collections');
  expect(await elsewhere.findAllByRole('listitem')).toHaveLength(1);
  await userEvent.click(elsewhere.getByRole('button', { name: 'Compare Trait b' }));
  await expect.poll(() => compared.read().map(({ id }) => id)).toEqual(['b']);
});

test('E673 a similar trait is bought and offered for on its card, as on the market', async () => {
  stubApi({
    [SAME]: page(card('listed', 'rare', '1'), card('unlisted', 'rare', null)),
    [ELSEWHERE]: page(),
  });
  renderScreen(<SimilarTraits trait={divingHelmetDetail} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Buy Trait listed' }));
  expect(quickBuy.read()).toMatchObject({ traitId: 'listed', isOffer: false });
  await userEvent.click(screen.getByRole('button', { name: 'Make offer for Trait unlisted' }));
  expect(quickBuy.read()).toMatchObject({ traitId: 'unlisted', isOffer: true });
});

test('E331 says so when nothing is similar, and reports a failure', async () => {
  const api = stubApi({
    [SAME]: page(divingHelmetCard),
    [ELSEWHERE]: { status: 503, body: { message: 'Closed for cleaning' } },
  });
  renderScreen(<SimilarTraits trait={divingHelmetDetail} />);
  expect(await screen.findByText('Fathom Club has no other headwear.')).toBeInTheDocument();
  const elsewhere = await region('Similar in other collections');
  expect(await elsewhere.findByRole('alert')).toHaveTextContent('Closed for cleaning');
  api.answer(ELSEWHERE, page());
  await userEvent.click(elsewhere.getByRole('button', { name: 'Try again' }));
  expect(await elsewhere.findByText(/^No other collection has headwear/)).toBeInTheDocument();
});

test('E331 looks only in other collections if the trait’s own fills the first page', async () => {
  const facet = (value: string) => ({ value, name: value, count: 60, floors: [] });
  const body = page(card('a', 'rare', '1')).body;
  const collection = [facet('fathom-club'), facet('tin-parliament'), facet('kilnfolk')];
  stubApi({
    [SAME]: page(),
    [ELSEWHERE]: { body: { ...body, total: 120, facets: { ...body.facets, collection } } },
    [`${ELSEWHERE}&collection=tin-parliament&collection=kilnfolk`]: page({
      ...card('b', 'rare', '2'),
      collection: 'tin-parliament',
    }),
  });
  renderScreen(<SimilarTraits trait={divingHelmetDetail} />);
  const elsewhere = await region('Similar in other collections');
  expect(await elsewhere.findByRole('link', { name: /^Trait b/ })).toBeVisible();
});

test('E331 names no similar price for a trait that isn’t listed', async () => {
  stubApi({
    [SAME]: page(),
    [`${TRAITS}?slot=headwear&rarity=rare&sort=price-asc&limit=${MAX_PAGE}`]: page(),
  });
  renderScreen(<SimilarTraits trait={{ ...divingHelmetDetail, floor: null }} />);
  expect(await screen.findByText('No other collection has headwear of this rarity.')).toBeVisible();
});
