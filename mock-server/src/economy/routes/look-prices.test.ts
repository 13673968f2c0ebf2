import { AvatarDetailSchema } from '@trait-market/contract/economy/avatars';
import { LookPriceSchema } from '@trait-market/contract/economy/looks';
import { DEMO_ADDRESS } from '@trait-market/contract/demo-address';
import { describe, expect, test } from 'vitest';

import { useBrowsing } from '../../testing/browsing';

const { world, ask } = useBrowsing();

describe('the price of a look', () => {
  test('is the sum of the floors on its traits’ own pages', async () => {
    const { worn } = AvatarDetailSchema.parse(await ask('/avatars/fathom-club/7'));
    const wear = worn.map(({ id }) => `wear=${id}`).join('&');
    const look = LookPriceSchema.parse(await ask(`/looks/price?${wear}&wallet=${DEMO_ADDRESS}`));
    expect(look.traits.map(({ trait }) => trait)).toEqual(
      worn.map(({ wearers: _wearers, share: _share, floor: _floor, ...trait }) => trait),
    );
    const plain = LookPriceSchema.parse(await ask(`/looks/price?${wear}`));
    expect(plain.traits.map(({ floor }) => floor)).toEqual(worn.map(({ floor }) => floor));
  });

  test.each([
    ['?wear=nope', 404],
    ['', 400],
    ['?wear=nope&limit=1', 400],
  ])('for %j is refused with %i', async (query, status) => {
    await world().call('get', `/economy/v1/looks/price${query}`).expect(status);
  });
});
