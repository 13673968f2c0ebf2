import { rates } from '@trait-market/contract/fixtures/economy/rates';
import {
  divingHelmetCard,
  laserEyesCard,
  traitPage,
} from '@trait-market/contract/fixtures/economy/traits';
import type { FacetValue } from '@trait-market/contract/economy/traits';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { setBrowserLocale } from '@/testing/browser-locale';
import { renderScreen } from '@/testing/render-screen';
import { stubApi } from '@/testing/stub-api';

import { BrowseScreen } from './browse-screen';

// Loads the code in advance, because the tests should not wait for it.
await Promise.all([
  import('./on-demand'),
  import('./new-matches'),
  import('./names/named-matches'),
  import('@/components/economy/prices/card-estimate'),
]);

const TRAITS = '/economy/v1/traits';
const RATES = '/economy/v1/rates';
const exceptRates = (requests: readonly string[]) => requests.filter((one) => one !== RATES);
/** Answers all requests except those for the cards' exchange rates. */
const stubAnswers = (answer: (address: string) => Response | undefined) =>
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(address === RATES ? Response.json(rates) : answer(address)),
  );
const open = (search = '') => renderScreen(<BrowseScreen />, { at: `/market${search}` });
const queryOf = (address: string) =>
  Object.fromEntries(new URLSearchParams(address.split('?')[1]).entries());

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  vi.useRealTimers();
});

test('lists the market’s traits, how many there are and each one’s position', async () => {
  const { requests } = stubApi({ [TRAITS]: { body: traitPage } });
  open();
  expect(screen.getByText('Loading traits')).toBeInTheDocument();
  const list = await screen.findByRole('list', { name: 'Traits' });
  const [first] = within(list).getAllByRole('listitem');
  expect(first).toHaveAttribute('aria-posinset', '1');
  expect(first).toHaveAttribute('aria-setsize', '2');
  expect(screen.getByText('2 traits')).toBeInTheDocument();
  expect(exceptRates(requests)).toEqual([`${TRAITS}?sort=price-asc&limit=24`]);
});

test('asks for what the address says, with a separate key for each value', async () => {
  const { requests } = stubApi({ [TRAITS]: { body: traitPage } });
  open(
    '?name=a%26b&slot=eyes&slot=mouth&chain=polygon&minPrice=0.5&priceIn=pol&sort=rarity&limit=9',
  );
  await screen.findByRole('list', { name: 'Traits' });
  expect(requests.find((one) => one.startsWith(TRAITS))).toBe(
    `${TRAITS}?name=a%26b&slot=mouth&slot=eyes&chainId=137&minPrice=500000000000000000&priceUnit=pol&sort=rarity&limit=24`,
  );
});

test('a filter goes into the address and appears as a chip, which removes it', async () => {
  stubApi({ [TRAITS]: { body: traitPage } });
  const { whereabouts } = open();
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Eyes/ }));
  expect(queryOf(whereabouts())).toEqual({ slot: 'eyes' });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove filter Slot: Eyes' }));
  expect(whereabouts()).toBe('/market');
  expect(screen.queryByRole('list', { name: 'Active filters' })).not.toBeInTheDocument();
});

test('E20 the price filter is right below the availability', async () => {
  stubApi({ [TRAITS]: { body: traitPage } });
  open();
  const headings = await screen.findAllByText(/^(Availability|Price|Slot|Rarity)$/);
  expect(headings.slice(0, 3).map(({ textContent }) => textContent)).toEqual([
    'Availability',
    'Price',
    'Slot',
  ]);
});

test('E494 a filter of two chains shows its count alone, because its lowest prices are not comparable', async () => {
  const floors = [
    { chainId: 1, coin: 'native', amount: '6800000000000000' },
    { chainId: 137, coin: 'native', amount: '73592000000000000000' },
  ];
  const slot = [{ value: 'eyes', name: 'Eyes', count: 1, floors }];
  stubApi({ [TRAITS]: { body: { ...traitPage, facets: { ...traitPage.facets, slot } } } });
  open();
  const label = (await screen.findByRole('checkbox', { name: /^Eyes/ })).closest('label');
  expect(label).toHaveTextContent(/^Eyes1 trait$/);
});

test('E348 a card shows its price’s estimate in the user’s unit from the first movement on', async () => {
  const { requests } = stubApi({ [TRAITS]: { body: traitPage }, [RATES]: { body: rates } });
  open();
  const card = await screen.findByRole('link', { name: /^Brass Diving Helmet/ });
  expect(requests).not.toContain(RATES);
  await userEvent.hover(card);
  await waitFor(() => expect(card).toHaveTextContent('≈ $360.00'));
});

test('E305 each card names its collection', async () => {
  stubApi({ [TRAITS]: { body: traitPage } });
  open();
  const list = await screen.findByRole('list', { name: 'Traits' });
  const [first] = within(list).getAllByRole('listitem');
  expect(first).toHaveTextContent('Fathom Club');
});

test('E386 a row of the list view has its last sale and how many of its editions are listed', async () => {
  const unsold = { ...laserEyesCard, lastSale: null, listed: 0 };
  stubApi({ [TRAITS]: { body: { ...traitPage, items: [divingHelmetCard, unsold] } } });
  open();
  const list = await screen.findByRole('list', { name: 'Traits' });
  const [sold, other] = within(list).getAllByRole('listitem');
  const { listed, editions } = divingHelmetCard;
  expect(sold).toHaveTextContent(/Last sale [\d.]+ W?ETH/);
  expect(sold).toHaveTextContent(`${listed} of ${editions} listed`);
  expect(other).toHaveTextContent(`Never sold 0 of ${laserEyesCard.editions} listed`);
});

test('refuses an invalid price, or a minimum above the maximum, beside its field', async () => {
  stubApi({ [TRAITS]: { body: traitPage } });
  const { whereabouts } = open();
  const least = await screen.findByRole('textbox', { name: 'At least' });
  await userEvent.type(least, 'cheap{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Enter a number');
  await userEvent.clear(least);
  await userEvent.type(least, '2');
  await userEvent.type(screen.getByRole('textbox', { name: 'At most' }), '1{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('This is below 2, your minimum.');
  expect(whereabouts()).toBe('/market');
  await userEvent.clear(screen.getByRole('textbox', { name: 'At most' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'At most' }), '3{Enter}');
  expect(queryOf(whereabouts())).toEqual({ minPrice: '2', maxPrice: '3', priceIn: 'usd' });
});

const bothChains = [
  { value: '1', name: 'Ethereum', count: 2, floors: [] },
  { value: '137', name: 'Polygon', count: 3, floors: [] },
];
const stubBothChains = (ratesAt: string | null) => {
  const facets = { ...traitPage.facets, chainId: bothChains };
  return stubApi({ [TRAITS]: { body: { ...traitPage, facets, ratesAt } } });
};
/** The element next to the sort, which is empty until the prices have loaded. */
const tipPlace = () =>
  screen.getByRole('combobox', { name: 'Sort by' }).closest('[data-slot=native-select]')
    ?.nextElementSibling;
const RATES_AT = '2026-01-10T12:00:00.000Z';

test('E95 a price filter is in the preferred unit, or in another: in its fields, the address and the chip', async () => {
  const { requests } = stubBothChains(RATES_AT);
  const { whereabouts } = open();
  const unit = await screen.findByRole('combobox', { name: 'In' });
  expect(unit).toHaveDisplayValue('USD');
  await userEvent.selectOptions(unit, 'POL');
  await userEvent.type(screen.getByRole('textbox', { name: 'At least' }), '0.05');
  await userEvent.type(screen.getByRole('textbox', { name: 'At most' }), '0.2{Enter}');
  expect(queryOf(whereabouts())).toEqual({ minPrice: '0.05', maxPrice: '0.2', priceIn: 'pol' });
  expect(
    await screen.findByRole('button', { name: 'Remove filter Price: 0.05 – 0.2 POL' }),
  ).toBeInTheDocument();
  expect(exceptRates(requests).at(-1)).toContain('priceUnit=pol');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'In' }), 'USD');
  await userEvent.click(screen.getByRole('button', { name: 'Apply price' }));
  expect(queryOf(whereabouts())).toEqual({ minPrice: '0.05', maxPrice: '0.2', priceIn: 'usd' });
  expect(exceptRates(requests).at(-1)).toContain('minPrice=5&maxPrice=20&priceUnit=usd');
});

test('E95 the price filter says which coins are converted to its unit', async () => {
  stubApi({ [TRAITS]: { body: traitPage } });
  open();
  expect(await screen.findByText('Prices in ETH and POL are converted to USD.')).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'In' }), 'ETH');
  expect(screen.getByText('Prices in POL are converted to ETH.')).toBeVisible();
});

test('without results, the filters have no counts', async () => {
  const none = (values: readonly FacetValue[]) => values.map((one) => ({ ...one, count: 0 }));
  const { slot, listed } = traitPage.facets;
  const facets = { ...traitPage.facets, slot: none(slot), listed: none(listed) };
  stubApi({ [TRAITS]: { body: { ...traitPage, items: [], total: 0, facets } } });
  open('?slot=eyes');
  const eyes = await screen.findByRole('checkbox', { name: /^Eyes/ });
  expect(eyes.closest('label')).not.toHaveTextContent('0 traits');
  expect(screen.getByRole('radio', { name: 'For sale' })).toBeInTheDocument();
});

test('refuses an amount smaller than a cent beside its field, and keeps it there', async () => {
  stubBothChains(RATES_AT);
  open();
  const least = await screen.findByRole('textbox', { name: 'At least' });
  await userEvent.type(least, '0.005{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Use at most 2 decimals.');
  expect(screen.getByRole('textbox', { name: 'At least' })).toHaveValue('0.005');
});

test('prices are typed in the browser’s locale, and addresses hold them with a point', async () => {
  setBrowserLocale('de-DE');
  const { requests } = stubApi({ [TRAITS]: { body: traitPage } });
  const { whereabouts } = open();
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'In' }), 'ETH');
  await userEvent.type(screen.getByRole('textbox', { name: 'At least' }), '0,05');
  await userEvent.type(screen.getByRole('textbox', { name: 'At most' }), '1.000{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    '“1.000” can mean 1 or 1000. Type the one you mean.',
  );
  await userEvent.clear(screen.getByRole('textbox', { name: 'At most' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'At most' }), '1.000,50{Enter}');
  expect(queryOf(whereabouts())).toEqual({ minPrice: '0.05', maxPrice: '1000.5', priceIn: 'eth' });
  expect(exceptRates(requests).at(-1)).toContain(
    'minPrice=50000000000000000&maxPrice=1000500000000000000000',
  );
});

test('an address means the same price in every locale, and its field can be applied as it is', async () => {
  setBrowserLocale('de-DE');
  stubApi({ [TRAITS]: { body: traitPage } });
  const { whereabouts } = open('?minPrice=1.125&priceIn=eth');
  expect(await screen.findByRole('textbox', { name: 'At least' })).toHaveValue('1.1250');
  expect(
    screen.getByRole('button', { name: 'Remove filter Price: from 1.1250 ETH' }),
  ).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Apply price' }));
  expect(queryOf(whereabouts())).toEqual({ minPrice: '1.125', priceIn: 'eth' });
});

test('says which rates compare the prices of two networks, when it compares them', async () => {
  stubBothChains(RATES_AT);
  open();
  expect(tipPlace()).toBeEmptyDOMElement();
  expect(
    await screen.findByRole('button', { name: 'How prices are compared' }),
  ).toHaveAccessibleDescription(
    /^Prices are compared at exchange rates of 10 Jan 2026, \d\d:\d\d UTC\S*\.$/,
  );
  const order = screen.getByRole('combobox', { name: 'Sort by' });
  expect(order).toHaveDisplayValue('Price, low to high');
  await userEvent.selectOptions(order, 'Rarest first');
  expect(screen.queryByText(/rates/)).not.toBeInTheDocument();
});

test.each([
  ['a list sorted otherwise', '?sort=rarity&maxPrice=5&priceIn=usd', traitPage.items],
  ['one network', '?chain=ethereum', traitPage.items],
  ['a list without prices', '', traitPage.items.map((item) => ({ ...item, floor: null }))],
])('E95 nothing next to the sort explains rates for %s', async (_, search, items) => {
  const { answer } = stubBothChains(RATES_AT);
  const facets = { ...traitPage.facets, chainId: bothChains };
  answer(TRAITS, { body: { ...traitPage, items, facets, ratesAt: RATES_AT } });
  open(search);
  await screen.findByRole('list', { name: 'Traits' });
  expect(screen.queryByText('How prices are compared')).not.toBeInTheDocument();
  expect(tipPlace()).toBeNull();
});

test.each([
  ['', 'Without current exchange rates, Polygon comes after Ethereum.'],
  ['?maxPrice=5&priceIn=pol', 'Without current exchange rates, only prices in POL are shown.'],
  ['?maxPrice=5&priceIn=eur', 'Without current exchange rates, your price filter isn’t applied.'],
])('E95 says what happens to the order or the filter without rates: %s', async (search, words) => {
  stubBothChains(null);
  open(search);
  expect(await screen.findByText(words)).toBeInTheDocument();
});

test('with no match, says which filter to remove, and how many results that gives', async () => {
  const none = { ...traitPage, items: [], total: 0 };
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(Response.json(address.includes('name=') ? none : { ...traitPage, total: 7 })),
  );
  const { whereabouts } = open('?name=zzz&slot=eyes');
  expect(await screen.findByText('No traits match these filters')).toBeInTheDocument();
  const way = await screen.findByRole('button', { name: '7 traits without name “zzz”' });
  await userEvent.click(way);
  expect(queryOf(whereabouts())).toEqual({ slot: 'eyes' });
});

test('a failure shows the server’s message, and Try again asks once more', async () => {
  const api = stubApi({ [TRAITS]: { status: 503, body: { message: 'Closed for stocktaking' } } });
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Closed for stocktaking');
  expect(screen.getByRole('complementary', { name: 'Filters' })).toBeEmptyDOMElement();
  api.answer(TRAITS, { body: traitPage });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('list', { name: 'Traits' })).toBeInTheDocument();
});

test('the list continues from the cursor of the previous page, even if that page brought nothing new', async () => {
  const requests: string[] = [];
  const cursors = ['bmV4dA', 'bW9yZQ', null];
  stubAnswers((address) => {
    const isLast = requests.push(address) === cursors.length;
    const items = [isLast ? laserEyesCard : divingHelmetCard];
    return Response.json({ ...traitPage, items, nextCursor: cursors[requests.length - 1] });
  });
  open();
  expect(await screen.findByText('Crimson Laser Eyes')).toBeInTheDocument();
  expect(requests.slice(1)).toEqual([
    `${TRAITS}?sort=price-asc&limit=60&cursor=bmV4dA`,
    `${TRAITS}?sort=price-asc&limit=60&cursor=bW9yZQ`,
  ]);
});

test('when the next page fails, says why, keeps what is shown, and loads it on request', async () => {
  const first = { ...traitPage, items: [divingHelmetCard], nextCursor: 'bmV4dA' };
  const closed = () => Response.json({ message: 'Closed for stocktaking' }, { status: 503 });
  const answers = [
    () => Response.json(first),
    closed,
    closed,
    () => Response.json({ ...traitPage, items: [laserEyesCard], nextCursor: null }),
  ];
  stubAnswers(() => answers.shift()?.());
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load more traits');
  expect(screen.getByRole('list', { name: 'Traits' })).toHaveTextContent('Diving Helmet');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(answers).toHaveLength(1));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Crimson Laser Eyes')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('starts the list over when the server refuses its cursor, and keeps what is shown', async () => {
  const requests: string[] = [];
  const firstPage = (nextCursor: string) =>
    Response.json({ ...traitPage, items: [divingHelmetCard], nextCursor });
  const answers = [
    firstPage('b2xk'),
    Response.json({ message: 'Another list', code: 'bad-cursor' }, { status: 400 }),
    firstPage('bmV3'),
    Response.json({ ...traitPage, items: [laserEyesCard], nextCursor: null }),
  ];
  stubAnswers((address) => {
    requests.push(queryOf(address)['cursor'] ?? 'first');
    return answers.shift();
  });
  open();
  expect(await screen.findByText('Crimson Laser Eyes')).toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Traits' })).toHaveTextContent('Diving Helmet');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(requests).toEqual(['first', 'b2xk', 'first', 'bmV3']);
});

test('announces what is new, and shows it on request', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const one = { ...traitPage, items: [divingHelmetCard], total: 1 };
  const api = stubApi({ [TRAITS]: { body: one } });
  open();
  const list = await screen.findByRole('list', { name: 'Traits' });
  api.answer(TRAITS, { body: { ...traitPage, items: [laserEyesCard, divingHelmetCard] } });
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  const button = await screen.findByRole('button', { name: 'Show 1 new match' });
  expect(within(list).queryByText('Crimson Laser Eyes')).not.toBeInTheDocument();
  await user.click(button);
  await waitFor(() => expect(screen.getByText('2 traits')).toHaveFocus());
  expect(screen.queryByRole('button', { name: /new match/ })).not.toBeInTheDocument();
  expect(exceptRates(api.requests)).toHaveLength(2);
});

test('refuses a text that the search does not accept, before sending it', async () => {
  const { requests } = stubApi({});
  open(`?name=${'x'.repeat(201)}`);
  expect(await screen.findByText('Your search is too long')).toBeInTheDocument();
  expect(screen.getByText(/up to 200 characters, and this is 201/)).toBeInTheDocument();
  expect(requests).toEqual([]);
});
