import { divingHelmetDetail, laserEyesRef } from '@trait-market/contract/fixtures/economy/traits';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { idsOf } from '@/lib/looks/look';
import type { Wish } from '@/lib/looks/editor-address';
import { renderScreen } from '@/testing/render-screen';
import { stubApi } from '@/testing/stub-api';

import { useWishedLook } from './use-wished-look';

const { collection } = divingHelmetDetail;
const worn = (['background', 'body', 'headwear', 'accessory'] as const).map((slot) => ({
  ...divingHelmetDetail,
  wearers: 1,
  share: 1,
  id: slot,
  slot,
}));

function Shown(wish: Wish) {
  const { wish: look, isLoading } = useWishedLook({ collection, worn }, wish);
  if (isLoading) return null;
  return <output>{look ? idsOf(look).join() : 'unchanged'}</output>;
}

const show = (wish: Wish) => {
  stubApi({
    [`/economy/v1/traits/${divingHelmetDetail.id}`]: { body: divingHelmetDetail },
    '/economy/v1/traits/eyes': {
      body: { ...divingHelmetDetail, ...laserEyesRef, id: 'eyes', collection },
    },
    '/economy/v1/traits/elsewhere': {
      body: { ...divingHelmetDetail, id: 'elsewhere', collection: 'other' },
    },
  });
  renderScreen(<Shown {...wish} />);
  return screen.findByRole('status');
};

test.each([
  [['eyes'], false, 'background,body,eyes,headwear,accessory'],
  [
    [divingHelmetDetail.id, 'elsewhere'],
    false,
    `background,body,${divingHelmetDetail.id},accessory`,
  ],
  [['eyes'], true, 'background,body,eyes'],
  [[], true, 'background,body'],
  [[], false, 'unchanged'],
])(
  'E403 a link with %j changes only those slots, and undresses the rest if it is a whole look (%s)',
  async (wear, isWhole, ids) => {
    expect(await show({ wear, isWhole })).toHaveTextContent(new RegExp(`^${ids}$`));
  },
);
