import {
  activityPage,
  fathomClub,
  fathomClubAvatars,
  fathomClubStats,
} from '@trait-market/contract/fixtures/economy/collectors';
import { collectionOfferPage } from '@trait-market/contract/fixtures/economy/tokens';
import { rates } from '@trait-market/contract/fixtures/economy/rates';
import { traitPage } from '@trait-market/contract/fixtures/economy/traits';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { stubActions } from '@/testing/actions/actions-stub';
import type { Session } from '@/lib/session/session';
import { chartAxis } from '@/testing/chart-axis';
import { renderScreen } from '@/testing/render-screen';
import { signedInAsAlice } from '@/testing/sessions';
import { stubApi } from '@/testing/stub-api';

import { CollectionPage } from './collection-page';

const COLLECTION = '/economy/v1/collections/fathom-club';

const show = (answers: Parameters<typeof stubApi>[0] = {}, session?: Session) => {
  const api = stubApi({
    [COLLECTION]: { body: fathomClub },
    [`${COLLECTION}/stats`]: { body: fathomClubStats },
    [`${COLLECTION}/offers`]: { body: collectionOfferPage },
    [`${COLLECTION}/avatars`]: { body: fathomClubAvatars },
    '/economy/v1/traits': { body: traitPage },
    '/economy/v1/activity': { body: activityPage },
    ...answers,
  });
  const { start, within: withActions } = stubActions();
  renderScreen(withActions(<CollectionPage slug="fathom-club" />), {
    at: '/collections/fathom-club',
    ...(session && { session }),
  });
  return { ...api, start };
};
const region = async (name: string) => within(await screen.findByRole('region', { name }));

const OFFERED = { chainId: 1, coin: 'wrapped', amount: '80000000000000000' } as const;

test.each([
  [OFFERED, /^Top offer0\.08 ETH.*for any trait$/],
  [null, /^Top offerNo collection offer$/],
  [undefined, /^Top offerUnknown$/],
])(
  'E507 the header has the highest offer for any trait of the collection, or says that there is none',
  async (bestOffer, text) => {
    show({ [COLLECTION]: { body: { ...fathomClub, bestOffer } } });
    const term = await screen.findByText('Top offer', { selector: 'dt' });
    expect(term.parentElement).toHaveTextContent(text);
  },
);

test('E579 the volume is rounded to three digits, with all of them in its tooltip', async () => {
  const volume = { ...fathomClub.volume, day: '12345678900000000000' };
  show({ [COLLECTION]: { body: { ...fathomClub, volume } } });
  const term = await screen.findByText('Volume, 24 hours', { selector: 'dt' });
  const shown = within(term.nextSibling as HTMLElement).getByText('12.3 ETH');
  expect(shown).toHaveAttribute('title', '12.3456789 ETH');
});

test('says what a collection is, how it trades and who holds it', async () => {
  show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Fathom Club' })).toBeInTheDocument();
  const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextSibling;
  expect(fact('Trait floor')).toHaveTextContent('0.12 ETH');
  expect(screen.getByText(/^\d+ for sale, 1\.8%$/)).toBeInTheDocument();
  expect(fact('Holders')).toHaveTextContent('12');
  const trading = await region('Price and volume');
  expect(
    trading.getByRole('img', {
      name: '1 sale for 0.12 ETH in 3 days, the floor went from 0.15 ETH to 0.12 ETH',
    }),
  ).toBeInTheDocument();
  expect(
    trading.getByRole('row', { name: /^24 hours 0\.12 ETH 0% 0 ETH −100% 0 −100%$/ }),
  ).toBeInTheDocument();
  expect(
    trading.getByRole('row', { name: /^7 days 0\.15 ETH −20% 0\.12 ETH \+20% 1 −50%$/ }),
  ).toBeInTheDocument();
  // There is no figure from a month ago, so no change is shown.
  expect(trading.getByRole('row', { name: /^30 days None 5 ETH 41$/ })).toBeInTheDocument();
  const holders = await region('Holders');
  expect(holders.getByRole('row', { name: /alice 13 10/ })).toBeInTheDocument();
  const offers = await region('Offers');
  expect(
    await offers.findByRole('row', { name: /^Brass Diving Helmet .* Floor 0\.12 ETH$/ }),
  ).toBeInTheDocument();
});

test.each([
  [{}, 'Avatar floor0.9 ETH≈ $2,700.00about 2,700 US dollars5 of 120 for sale'],
  [{ avatarFloor: null, avatarsListed: 0 }, 'Avatar floorNone listed120 avatars'],
  [{ avatarFloor: undefined, avatarsListed: undefined }, 'Avatar floorUnknown120 avatars'],
])(
  'E593 E693 the header has the avatar floor next to the trait floor, with estimates',
  async (changes, text) => {
    show({
      '/economy/v1/rates': { body: rates },
      [COLLECTION]: { body: { ...fathomClub, ...changes } },
    });
    const term = await screen.findByText('Avatar floor', { selector: 'dt' });
    await waitFor(() => expect(term.parentElement).toHaveTextContent(text));
    const estimated = (name: string) =>
      screen.getByText(name, { selector: 'dt' }).parentElement?.textContent;
    expect(estimated('Trait floor')).toMatch(/^Trait floor0\.12 ETH≈\s\$360\.00/);
    expect(estimated('Volume, 24 hours')).toMatch(/≈\s\$0\.00/);
    expect(estimated('Top offer')).toMatch(/≈\s\$330\.00/);
  },
);

const weekBefore = (amount: string | null) => ({
  ...fathomClub.windows,
  week: {
    ...fathomClub.windows?.week,
    floorBefore: amount === null ? null : { chainId: 1, coin: 'native', amount },
  },
});

test.each([
  [weekBefore('150000000000000000'), '−20%', 'text-danger'],
  [weekBefore('80000000000000000'), '+50%', 'text-success'],
  [weekBefore('120000000000000000'), '0%', 'text-muted'],
])(
  'E616 the head says by how much the trait floor changed in 7 days (%#)',
  async (windows, text, color) => {
    show({ [COLLECTION]: { body: { ...fathomClub, windows } } });
    const period = await screen.findByText('in 7 days');
    expect(period.closest('div')?.firstChild).toHaveTextContent('Trait floor');
    const change = period.previousElementSibling;
    expect(change?.textContent).toBe(text);
    expect(change).toHaveClass(color);
  },
);

test.each([[{ windows: weekBefore(null) }], [{ windows: undefined }], [{ floor: null }]])(
  'E616 without a trait floor now or 7 days ago, the head has no change (%#)',
  async (changes) => {
    show({ [COLLECTION]: { body: { ...fathomClub, ...changes } } });
    expect(await screen.findByText('Trait floor', { selector: 'dt' })).toBeInTheDocument();
    expect(screen.queryByText('in 7 days')).not.toBeInTheDocument();
  },
);

test('E624 an offer for any trait of the collection starts from its head, too', async () => {
  const { start } = show();
  const [head] = await screen.findAllByRole('button', { name: 'Make a collection offer' });
  expect(head?.closest('section')).toBeNull();
  expect(head?.previousElementSibling).toBeNull();
  if (head) await userEvent.click(head);
  expect(start).toHaveBeenCalledWith({ kind: 'offerAny', collection: 'fathom-club' });
});

test('E643 the head has the name, its figures, its buttons and then its text, of which three lines are shown', async () => {
  const text = 'Members went down for a look in 1911 and liked the quiet. '.repeat(5).trim();
  show({ [COLLECTION]: { body: { ...fathomClub, description: text } } });
  const name = await screen.findByRole('heading', { level: 1, name: 'Fathom Club' });
  const terms = screen.getAllByRole('term').slice(0, 6);
  expect(terms.map(({ textContent }) => textContent)).toEqual([
    'Trait floor',
    'Avatar floor',
    'Volume, 24 hours',
    'Holders',
    'Top offer',
    'Traits',
  ]);
  const [offer] = screen.getAllByRole('button', { name: 'Make a collection offer' });
  const shown = screen.getByText(text);
  const inOrder = [name, ...terms, offer, shown];
  for (const [index, one] of inOrder.slice(1).entries())
    expect(one && inOrder[index]?.compareDocumentPosition(one)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  expect(shown).toHaveClass('line-clamp-3');
  const more = screen.getByRole('button', { name: 'More', expanded: false });
  await userEvent.click(more);
  expect(shown).not.toHaveClass('line-clamp-3');
  await userEvent.click(screen.getByRole('button', { name: 'Less', expanded: true }));
  expect(shown).toHaveClass('line-clamp-3');
});

test('E583 the tabs lead to the traits and the avatars, and the avatars to all of them', async () => {
  show();
  const all = await screen.findByRole('link', { name: 'See all its avatars' });
  expect(all).toHaveAttribute('href', '/market?kind=avatars&collection=fathom-club');
  expect(screen.queryByRole('link', { name: /^See its / })).not.toBeInTheDocument();
});

test('E643 a text of up to three lines has no button', async () => {
  show();
  expect(await screen.findByText(fathomClub.description)).not.toHaveClass('max-sm:line-clamp-3');
  expect(screen.queryByRole('button', { name: 'More' })).not.toBeInTheDocument();
});

const daysOf = (count: number, sold: readonly number[], floors: readonly string[] = ['5']) =>
  Array.from({ length: count }, (_, index) => ({
    at: new Date(Date.UTC(2026, 9, index + 1, 12)).toISOString(),
    volume: sold.includes(index) ? '100000000000000000' : '0',
    sales: sold.includes(index) ? 1 : 0,
    floor: {
      chainId: 1,
      coin: 'native',
      amount: `${floors[index % floors.length]}00000000000000000`,
    },
  }));

test('E647 the chart of prices and volume has the last 7 or all days', async () => {
  const days = daysOf(30, [10, 28], ['5', '6']);
  show({ [`${COLLECTION}/stats`]: { body: { ...fathomClubStats, days } } });
  const trading = await region('Price and volume');
  expect(trading.getByRole('img', { name: /^2 sales for 0.2 ETH in 30 days/ })).toBeVisible();
  const week = trading.getByRole('button', { name: '7 days', pressed: false });
  await userEvent.click(week);
  expect(week).toHaveAttribute('aria-pressed', 'true');
  expect(trading.getByRole('img', { name: /^1 sale for 0.1 ETH in 7 days/ })).toBeVisible();
  await userEvent.click(trading.getByRole('button', { name: '30 days', pressed: false }));
  expect(trading.getByRole('img', { name: /^2 sales/ })).toBeVisible();
});

test('E647 a range without sales says the last one, and a floor that never moved is a sentence', async () => {
  const days = daysOf(30, [10]);
  show({ [`${COLLECTION}/stats`]: { body: { ...fathomClubStats, days } } });
  const trading = await region('Price and volume');
  await userEvent.click(trading.getByRole('button', { name: '7 days' }));
  expect(
    trading.getByText('No sales in this range. The last one was on 11 Oct 2026.'),
  ).toBeVisible();
  expect(trading.getByText(/^The trait floor was/)).toHaveTextContent('0.5 ETH all the time.');
  expect(trading.queryByRole('img')).not.toBeInTheDocument();
});

test('E423 links to each of its parts, whose address and focus follow', async () => {
  show();
  await screen.findByRole('region', { name: 'Offers' });
  const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
  const links = contents.getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    'Traits',
    'Sets',
    'Analytics',
    'Offers',
    'Holders',
    'Avatars',
    'Activity',
  ]);
  for (const link of links) {
    const part = document.getElementById(link.getAttribute('href')?.split('#')[1] ?? '');
    expect(part && within(part).getAllByRole('heading', { level: 2 })).toHaveLength(1);
    expect(part).toHaveAttribute('tabindex', '-1');
  }
});

test('E697 marks the first part at the top of the page', async () => {
  show();
  expect(await screen.findByRole('link', { name: 'Traits' })).toHaveAttribute(
    'aria-current',
    'location',
  );
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 2000));
  fireEvent.scroll(window);
  expect(screen.getByRole('link', { name: 'Traits' })).toHaveAttribute('aria-current', 'location');
});

test('E423 marks the part that the page is scrolled to', async () => {
  show();
  await screen.findByRole('region', { name: 'Offers' });
  const tops: Record<string, number> = { traits: -900, sets: 100, analytics: 700 };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(
    this: Element,
  ) {
    return new DOMRect(0, tops[this.id] ?? 2000);
  });
  fireEvent.scroll(window);
  expect(screen.getByRole('link', { name: 'Sets' })).toHaveAttribute('aria-current', 'location');
  expect(screen.getByRole('link', { name: 'Traits' })).not.toHaveAttribute('aria-current');

  Object.assign(tops, { sets: -300, analytics: 0.3 * window.innerHeight });
  fireEvent.scroll(window);
  expect(screen.getByRole('link', { name: 'Analytics' })).toHaveAttribute(
    'aria-current',
    'location',
  );

  Object.assign(tops, { analytics: 100, offers: 100 });
  const offers = screen.getByRole('link', { name: 'Offers' });
  await userEvent.click(offers);
  await waitFor(() => expect(offers).toHaveAttribute('aria-current', 'location'));
});

test('its activity says “You” for the signed-in user', async () => {
  const [first] = activityPage.items;
  if (first === undefined) throw new Error('There is no activity.');
  const sold = { ...first, from: { address: aliceAddress, username: 'alice' } };
  show({ '/economy/v1/activity': { body: { ...activityPage, items: [sold] } } }, signedInAsAlice);
  const activity = await region('Activity');
  expect(await activity.findByRole('listitem')).toHaveTextContent(/^You /);
});

test('E621 the chart has round axis values with the unit once, and is also available as a table', async () => {
  show();
  const trading = await region('Price and volume');
  expect(chartAxis(trading.getByRole('img'))).toEqual([
    '0.15 ETH',
    '0.14',
    '0.13',
    '0.12',
    '0.2 ETH',
    '0.1',
    '0',
  ]);
  await userEvent.click(trading.getByRole('button', { name: 'Show as a table' }));
  expect(trading.getByRole('row', { name: /21 Nov 2026 0\.15 ETH 1 0\.12 ETH/ })).toBeVisible();
  expect(trading.getByRole('row', { name: /20 Nov 2026 None 0 0 ETH/ })).toBeVisible();
});

test('each rarity links to its traits on the market', async () => {
  show();
  const rarity = await region('Rarity');
  expect(
    rarity.getByRole('link', { name: '6 traits: Rare, Headwear, rank #9–31' }),
  ).toHaveAttribute('href', '/market?collection=fathom-club&slot=headwear&rarity=rare');
  expect(rarity.getByRole('link', { name: '1 trait: Epic, Eyes' })).toHaveTextContent('Not listed');
});

test('lists its traits cheapest first, or in another order', async () => {
  const { requests } = show();
  const traits = await region('Traits');
  expect(await traits.findByRole('link', { name: /Brass Diving Helmet/ })).toBeInTheDocument();
  await userEvent.click(traits.getByRole('button', { name: 'Rarest' }));
  expect(await traits.findByRole('link', { name: 'See all 114 traits' })).toHaveAttribute(
    'href',
    '/market?collection=fathom-club&sort=rarity',
  );
  const orders = requests
    .filter((address) => address.startsWith('/economy/v1/traits?'))
    .map((address) => new URLSearchParams(address.split('?')[1]).get('sort'));
  expect(orders).toEqual(['price-asc', 'rarity']);
});

test('its rarest avatars link to their pages', async () => {
  show();
  const avatars = await region('Rarest avatars');
  expect(await avatars.findByRole('link', { name: 'Fathom Club #7 Rank 1' })).toHaveAttribute(
    'href',
    '/avatars/fathom-club/7',
  );
});

test('for a collection that does not exist, links to the others instead of showing an error', async () => {
  show({
    [COLLECTION]: { status: 404, body: { message: 'None', code: 'unknown-collection' } },
    [`${COLLECTION}/stats`]: { status: 404, body: { message: 'None', code: 'unknown-collection' } },
  });
  expect(await screen.findByRole('heading', { name: 'No such collection' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See the collections' })).toHaveAttribute(
    'href',
    '/collections',
  );
});

test('shows the rest when only its figures fail, and loads them after Try again', async () => {
  const { answer } = show({
    [`${COLLECTION}/stats`]: { status: 503, body: { message: 'Closed for cleaning' } },
  });
  expect(await screen.findByText('Couldn’t load how it trades')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Fathom Club' })).toBeInTheDocument();
  answer(`${COLLECTION}/stats`, { body: fathomClubStats });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Price and volume' })).toBeInTheDocument();
});
