import { fathom7 } from '@trait-market/contract/fixtures/economy/collectors';
import { listing } from '@trait-market/contract/fixtures/economy/orders';
import { divingHelmetRef } from '@trait-market/contract/fixtures/economy/traits';
import type { Order } from '@trait-market/contract/economy/orders';
import { render as renderBare, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';

import { TradeTerms } from './trade-terms';

const eyes = { ...divingHelmetRef, id: 'eyes', imageUrl: 'https://pictures.example/eyes.svg' };

const trade: Order = {
  ...listing,
  kind: 'trade',
  unitPrice: { chainId: 1, coin: 'wrapped', amount: '20000000000000000' },
  fees: [
    { kind: 'market', recipient: listing.maker.address, bps: 500, amount: '1000000000000000' },
  ],
  gives: [
    { kind: 'avatar', avatar: fathom7 },
    { kind: 'trait', trait: divingHelmetRef, quantity: 1 },
  ],
  gets: [{ kind: 'trait', trait: eyes, quantity: 1 }],
};
const render = (element: ReactElement) => renderBare(element, { wrapper: MemoryRouter });
const pictures = (element: HTMLElement) =>
  [...element.querySelectorAll('img')].map((img) => img.getAttribute('src'));
const [given, wanted] = [[fathom7.imageUrl, divingHelmetRef.imageUrl], [eyes.imageUrl]];

test.each([
  ['maker', 'You give', [...given, ...wanted], /^You give.* and 0\.02 WETHYou get[^0]*$/],
  [
    'taker',
    'You give',
    [...wanted, ...given],
    /^You give[^0]*You get.* and 0\.019 WETH after fees$/,
  ],
  [
    'other',
    'Trader gives',
    [...given, ...wanted],
    /^Trader gives.* and 0\.02 WETHTrader gets[^0]*$/,
  ],
] as const)(
  'E541 E437 says and shows what the %s of a trade gives and gets',
  (reader, giver, shown, words) => {
    const { container } = render(<TradeTerms order={trade} reader={reader} />);
    expect(pictures(container)).toEqual(shown);
    expect(container).toHaveTextContent(words);
    expect(screen.getAllByRole('term')[0]).toHaveTextContent(giver);
  },
);

test('E433 coin that the maker wants is paid by the taker, and comes after fees to the maker', () => {
  const wants: Order = {
    ...trade,
    unitPrice: { chainId: 1, coin: 'native', amount: '20000000000000000' },
  };
  const { container, rerender } = render(<TradeTerms order={wants} reader="taker" />);
  expect(container).toHaveTextContent(/^You give.* and 0\.02 ETHYou get[^0]*$/);
  rerender(<TradeTerms order={wants} reader="maker" />);
  expect(container).toHaveTextContent(/^You give[^0]*You get.* and 0\.019 ETH after fees$/);
});

test('E704 the coin of a trade has all digits', () => {
  const unitPrice = { chainId: 137, coin: 'wrapped', amount: '2776543210000000000000' } as const;
  const { container } = render(
    <TradeTerms order={{ ...trade, fees: [], unitPrice }} reader="maker" />,
  );
  expect(container).toHaveTextContent(/and 2,776\.54321 WPOLYou get/);
});

test('E437 counts the items whose pictures don’t fit', () => {
  const gives = Array.from({ length: 6 }, (_, index) => ({
    kind: 'avatar' as const,
    avatar: { ...fathom7, tokenId: String(index) },
  }));
  const { container } = render(
    <TradeTerms order={{ ...trade, gives, unitPrice: null }} reader="maker" />,
  );
  expect(pictures(container)).toHaveLength(5);
  expect(container).toHaveTextContent(/^You give\+2/);
});
