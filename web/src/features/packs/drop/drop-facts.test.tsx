import type { DropDetail } from '@trait-market/contract/economy/drops';
import type { Price } from '@trait-market/contract/economy/shared';
import { tideOneDetail } from '@trait-market/contract/fixtures/economy/packs';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderScreen } from '@/testing/render-screen';
import { stubApi } from '@/testing/stub-api';

import { DropFacts } from './drop-facts';

const PRICED = { ...tideOneDetail.price, amount: String(10n ** 20n) };

const dropOf = (prices: { common: Price | null; rare: Price | null }): DropDetail => {
  const [, box] = tideOneDetail.boxes;
  const [trait] = box?.traits ?? [];
  if (!box || !trait) throw new Error('The fixture has no box B.');
  const traits = [
    { ...trait, tokenId: '1', left: 400, lastSale: prices.common },
    { ...trait, tokenId: '2', left: 1, lastSale: prices.rare },
  ];
  return { ...tideOneDetail, boxes: [{ ...box, traits }] };
};

test.each([
  ['<1%', { common: null, rare: PRICED }],
  ['>99%', { common: PRICED, rare: null }],
  ['0%', { common: null, rare: null }],
  ['100%', { common: PRICED, rare: PRICED }],
])(
  'E665 the share of packs that are worth their price at last sales is %s',
  async (share, prices) => {
    stubApi({});
    renderScreen(<DropFacts drop={dropOf(prices)} />);
    expect(await screen.findByText(/of packs are worth at least/)).toHaveTextContent(
      `At last sales, ${share} of packs are worth at least their price`,
    );
  },
);

test('the value of a typical pack is the median of the drawn ones', async () => {
  stubApi({});
  renderScreen(<DropFacts drop={dropOf({ common: PRICED, rare: null })} />);
  await screen.findByText(/of packs are worth at least/);
  const value = screen.getByText('Median pack value', { selector: 'dt' }).nextElementSibling;
  expect(value).toHaveTextContent('100 ETH');
});
