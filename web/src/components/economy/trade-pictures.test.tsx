import { fathom7 } from '@trait-market/contract/fixtures/economy/collectors';
import { listing } from '@trait-market/contract/fixtures/economy/orders';
import { divingHelmetRef } from '@trait-market/contract/fixtures/economy/traits';
import type { Order } from '@trait-market/contract/economy/orders';
import { render as renderBare } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';

import { TradePictures } from './trade-pictures';

const eyes = { ...divingHelmetRef, id: 'eyes', imageUrl: 'https://pictures.example/eyes.svg' };

const trade: Order = {
  ...listing,
  kind: 'trade',
  unitPrice: { chainId: 1, coin: 'wrapped', amount: '20000000000000000' },
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

test('E437 shows the pictures of both sides and the coin, first what the maker gives', () => {
  const { container, rerender } = render(<TradePictures order={trade} />);
  expect(pictures(container)).toEqual([...given, ...wanted]);
  expect(container).toHaveTextContent(/^\+ 0\.02 WETH→$/);
  rerender(<TradePictures order={trade} isReceived />);
  expect(pictures(container)).toEqual([...wanted, ...given]);
  expect(container).toHaveTextContent(/^→\+ 0\.02 WETH$/);
});

test('E437 counts the items whose pictures don’t fit', () => {
  const gives = Array.from({ length: 6 }, (_, index) => ({
    kind: 'avatar' as const,
    avatar: { ...fathom7, tokenId: String(index) },
  }));
  const { container } = render(<TradePictures order={{ ...trade, gives, unitPrice: null }} />);
  expect(pictures(container)).toHaveLength(5);
  expect(container).toHaveTextContent(/^\+2→$/);
});
