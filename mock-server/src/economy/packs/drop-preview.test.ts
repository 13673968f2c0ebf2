import { expect, test } from 'vitest';

import { MARKET_NOW, openTestMarket } from '../../testing/market';
import { presentDrop } from '../views/drops';

test('E290 a preview shows a trait that two boxes contain once', () => {
  const { market } = openTestMarket();
  const traits = (...ids: string[]) => ids.map((traitId) => ({ traitId, quantity: 5 }));
  const drop = {
    id: 'tide',
    name: 'Tide',
    description: '',
    collection: 'alpha',
    chainId: 1 as const,
    price: '1',
    opensAt: MARKET_NOW,
    packs: 5,
    boxes: [
      { name: 'One', take: 1, traits: traits('alpha-hat', 'alpha-eyes') },
      { name: 'Two', take: 1, traits: traits('alpha-hat') },
    ],
  };
  const profileOf = () => ({ username: null, avatarPhoto: null });
  const view = { market, profileOf, pictureAt: (path: string) => path };
  const { preview } = presentDrop(view, drop);
  expect(preview?.map(({ id }) => id)).toEqual(['alpha-hat', 'alpha-eyes']);
});
