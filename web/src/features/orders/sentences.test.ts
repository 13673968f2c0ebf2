import { buildOrder } from '@trait-market/contract/economy/typed-data/build-order';
import { listing, listingTerms } from '@trait-market/contract/fixtures/economy/orders';
import { divingHelmetDetail } from '@trait-market/contract/fixtures/economy/traits';
import { bobAddress } from '@trait-market/contract/fixtures/users';
import { expect, test } from 'vitest';

import { labelAssets, labelsOfOrder, NO_LABELS, type Labels } from './labels';
import { sentencesOf } from './sentences';
import type { Signable } from './signable';

const { token, tokenId } = divingHelmetDetail;
const labels: Labels = {
  ...labelsOfOrder(listing),
  assets: labelAssets([
    { token, tokenId, name: 'Brass Diving Helmet' },
    { token, tokenId: '2', name: 'Crimson Laser Eyes' },
    { token, tokenId: '7', name: 'Fathom Club #7' },
  ]),
};

const order = (components: ReturnType<typeof buildOrder>): Signable => ({
  kind: 'order',
  chainId: 1,
  components,
  commitments: [],
});
const told = (signable: Signable, names = labels) => sentencesOf(signable, names).join('\n');

const fulfilment = (
  terms: ReturnType<typeof buildOrder>,
  message: { quantity: string; highestPrice: string; lowestProceeds: string },
): Signable => ({
  kind: 'fulfilment',
  chainId: 1,
  terms,
  message: {
    orderHash: listing.hash,
    fulfiller: bobAddress,
    nonce: '1',
    deadline: '1795219200',
    ...message,
  },
});

test('a listing says what is given, what is got, where the fees go and when it ends', () => {
  const text = told(order(buildOrder(listingTerms)));
  expect(text).toContain('You offer 3 × Brass Diving Helmet for 0.12 ETH each.');
  expect(text).toContain('You get 0.111 ETH for each that is sold.');
  expect(text).toContain('0.003 ETH to the market and 0.006 ETH to the collection’s artists.');
  expect(text).toContain('Each edition can be bought on its own.');
  expect(text).toMatch(/It ends on \d+ December 2026/);
});

const offer = buildOrder({ ...listingTerms, kind: 'offer', commitments: [] });

test('an offer says what it costs in all, in wrapped coin', () => {
  const text = told(order(offer));
  expect(text).toContain('You offer 0.12 WETH each for 3 × Brass Diving Helmet.');
  expect(text).toContain('That is 0.36 WETH if all of it is accepted.');
  expect(text).toContain('Whoever accepts gets 0.111 WETH each.');
});

const trade = buildOrder({
  ...listingTerms,
  kind: 'trade',
  gives: [{ kind: 'trait', token, tokenId: '2', quantity: 2n }],
  gets: [{ kind: 'trait', token, tokenId, quantity: 1n }],
  commitments: [],
});

test('a trade names both sides', () => {
  const text = told(order(trade));
  expect(text).toContain('You give 2 × Crimson Laser Eyes.');
  expect(text).toContain('You get 1 × Brass Diving Helmet.');
});

test('a purchase says the most that it costs, from the message itself', () => {
  const message = { quantity: '2', highestPrice: '240000000000000000', lowestProceeds: '0' };
  const text = told(fulfilment(listing.components, message));
  expect(text).toContain('You buy 2 × Brass Diving Helmet from');
  expect(text).toContain('You pay 0.24 ETH at most, fees included.');
  expect(text).toContain('0.006 ETH to the market and 0.012 ETH to');
});

test('accepting an offer says the least that comes in', () => {
  const message = { quantity: '1', highestPrice: '0', lowestProceeds: '111000000000000000' };
  const text = told(fulfilment(offer, message));
  expect(text).toContain('You sell 1 × Brass Diving Helmet to');
  expect(text).toContain('You get 0.111 WETH at least, after fees.');
});

test('accepting a trade turns its sides round', () => {
  const message = { quantity: '1', highestPrice: '0', lowestProceeds: '0' };
  const text = told(fulfilment(trade, message));
  expect(text).toContain('You give 1 × Brass Diving Helmet to');
  expect(text).toContain('You get 2 × Crimson Laser Eyes.');
});

test('what has no name is told by its number, and an unknown recipient by its address', () => {
  const text = told(order(buildOrder(listingTerms)), NO_LABELS);
  expect(text).toContain(`3 × the trait number ${tokenId}`);
  expect(text).toContain(`to the address ${divingHelmetDetail.fees[0]?.recipient}`);
});

test('names whose number does not agree with what is signed are not used', () => {
  const misled = { ...listing, gives: [...listing.gives, ...listing.gives] };
  expect(labelsOfOrder(misled).assets).toEqual({});
});

test('a commitment says what has to be worn', () => {
  const commitments = [{ token, avatarId: '7', slot: 'headwear' as const, traitId: tokenId }];
  const components = buildOrder({ ...listingTerms, kind: 'offer', commitments });
  expect(told({ kind: 'order', chainId: 1, components, commitments })).toContain(
    'It counts only while Fathom Club #7 wears Brass Diving Helmet as its headwear.',
  );
});

test('cancelling everything says that unseen orders go too, on that network alone', () => {
  const text = told({
    kind: 'cancelAll',
    chainId: 137,
    message: { maker: bobAddress, counter: '0', deadline: '1795219200' },
  });
  expect(text).toContain('every order that you have ever signed on Polygon');
  expect(text).toContain('Orders on other networks stay as they are.');
});
