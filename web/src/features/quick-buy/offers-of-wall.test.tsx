import { divingHelmetCard } from '@trait-market/contract/fixtures/economy/traits';
import { act } from '@testing-library/react';
import { expect, test } from 'vitest';

import { wallOffers } from '@/lib/quick-buy';
import { stubActions } from '@/testing/actions/actions-stub';
import { renderScreen } from '@/testing/render-screen';

import { OffersOfWall } from './offers-of-wall';

test('E297 opens the form of the offers once, also if they were requested before its code had loaded', () => {
  const items = [{ trait: divingHelmetCard, bestOffer: null }];
  wallOffers.write(items);
  const { start, within } = stubActions();
  renderScreen(within(<OffersOfWall />));
  expect(start.mock.calls).toEqual([[{ kind: 'offerSeveral', items }]]);
  expect(wallOffers.read()).toBeUndefined();
  act(() => wallOffers.write(items));
  expect(start).toHaveBeenCalledTimes(2);
});
