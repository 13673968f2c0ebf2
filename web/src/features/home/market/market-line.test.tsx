import { fathomClub } from '@trait-market/contract/fixtures/economy/collectors';
import { MAX_PAGE } from '@trait-market/contract/economy/shared';
import { rates } from '@trait-market/contract/fixtures/economy/rates';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderScreen } from '@/testing/render-screen';
import { stubApi } from '@/testing/stub-api';

import { MarketLine } from './market-line';
import { trendingFrame, TrendingSkeleton } from './trending-frame';
import { TrendingList } from './trending-list';

const MARKET = `/economy/v1/collections?sort=volume&period=day&limit=${MAX_PAGE}`;

const RATES = '/economy/v1/rates';
const ETHER = '000000000000000000';
const day = {
  sales: 12,
  salesBefore: 10,
  volumeBefore: `2${ETHER}`,
  floorBefore: { chainId: 1, coin: 'native', amount: `1${ETHER}` } as const,
};
const traded = {
  ...fathomClub,
  floor: { chainId: 1, coin: 'native', amount: `2${ETHER}` } as const,
  volume: { ...fathomClub.volume, day: `3${ETHER}` },
  windows: { day, week: day, month: day },
};
const page = (...items: object[]) => ({ body: { items, nextCursor: null, total: items.length } });

const list = <TrendingList className={trendingFrame} skeleton={<TrendingSkeleton />} />;

test('E500 the line shows volume, sales and listings, compared with the 24 hours before', async () => {
  const { requests } = stubApi({ [MARKET]: page(traded), [RATES]: { body: rates } });
  renderScreen(<MarketLine />);
  const line = await screen.findByRole('region', { name: /^The whole market/ });
  const values = (name: string) =>
    within(line).getByText(name).parentElement?.textContent?.replace(name, '');
  expect(values('Volume, 24 h')).toBe('3 ETH+50%');
  expect(values('Sales, 24 h')).toBe('12+20%');
  expect(values('For sale')).toBe('37 editions5 avatars');
  expect(within(line).getByRole('link', { name: 'Fathom Club' })).toHaveAttribute(
    'href',
    '/collections/fathom-club',
  );
  expect(requests).toEqual([MARKET]);
});

test('E500 E620 E693 the most traded collections are ranked with volume, its estimate, sales and the change of their floor', async () => {
  const quiet = { ...traded, slug: 'quiet', volume: { ...traded.volume, day: '0' } };
  const { requests } = stubApi({
    [RATES]: { body: rates },
    [MARKET]: page(traded, { ...traded, slug: 'second', name: 'Second' }, quiet),
  });
  renderScreen(list);
  const [first, second, ...others] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent(/Fathom Club.*12 sales.*Volume 3 ETH.*Trait floor 2 ETH.*\+100%/);
  expect(second).toHaveTextContent('Second');
  expect(others).toEqual([]);
  expect(requests).toEqual([MARKET, RATES]);
  expect(await screen.findAllByText('≈ $9,000.00')).toHaveLength(2);
});

test('E704 rounds volumes like a collection’s page, without ≈', async () => {
  const volume = { ...traded.volume, day: '25075123400000000000000' };
  stubApi({ [MARKET]: page({ ...traded, volume }) });
  renderScreen(list);
  renderScreen(<MarketLine />);
  await screen.findByRole('region', { name: /^The whole market/ });
  const shown = await screen.findAllByText('25,075 ETH');
  expect(shown).toHaveLength(2);
  for (const volumeText of shown) expect(volumeText).toHaveAttribute('title', '25,075.1234 ETH');
});

test('E500 a day without sales says so, and a failure can be repeated', async () => {
  const { answer } = stubApi({ [MARKET]: { status: 503, body: { message: 'Closed' } } });
  renderScreen(list);
  expect(await screen.findByRole('alert')).toHaveTextContent('Closed');
  answer(MARKET, page({ ...traded, volume: { ...traded.volume, day: '0' } }));
  screen.getByRole('button', { name: 'Try again' }).click();
  expect(await screen.findByText('Nothing was sold in the last 24 hours.')).toBeVisible();
});
