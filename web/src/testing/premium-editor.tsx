import type { Avatar } from '@trait-market/contract/economy/avatars';
import { credits } from '@trait-market/contract/fixtures/credits';
import { dressBatchPlan } from '@trait-market/contract/fixtures/economy/benches';
import { fathom7 } from '@trait-market/contract/fixtures/economy/collectors';
import { outfit } from '@trait-market/contract/fixtures/economy/outfits';
import {
  divingHelmetCard,
  divingHelmetDetail,
} from '@trait-market/contract/fixtures/economy/traits';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderScreen } from '@/testing/render-screen';
import { signedInAsAlice } from '@/testing/sessions';
import { stubActions } from '@/testing/actions/actions-stub';
import { stubApi, type StubbedAnswer } from '@/testing/stub-api';
import { PremiumScreen } from '@/features/construct-premium/premium-screen';

export const INVENTORY = `/economy/v1/wallets/${aliceAddress}/inventory`;
const PLAN = 'POST /economy/v1/dress/plan';
export const OUTFITS = '/economy/v1/wallets/me/outfits';

export const avatars = (count: number, part: Partial<Avatar> = {}): Avatar[] =>
  Array.from({ length: count }, (_, position) => ({
    ...fathom7,
    tokenId: String(position + 1),
    name: `Fathom Club #${position + 1}`,
    ...part,
  }));
export const inventory = (owned: readonly Avatar[]): StubbedAnswer => ({
  body: {
    items: owned.map((avatar) => ({ kind: 'avatar', avatar })),
    nextCursor: null,
    total: owned.length,
  },
});
/** Loose traits of the collection, without the helmet that all avatars wear. */
const crown = { ...divingHelmetCard, id: 'crown', value: 'Tin Crown' };
const loose = (quantity: number): StubbedAnswer => ({
  body: {
    items: [
      {
        kind: 'trait',
        trait: { ...crown, token: divingHelmetDetail.token, tokenId: '77' },
        quantity,
        listedByOwner: 0,
      },
    ],
    nextCursor: null,
    total: 1,
  },
});
export const outfits = (...items: object[]): StubbedAnswer => ({
  body: { items, nextCursor: null, total: items.length },
});

export const open = (
  owned: readonly Avatar[],
  search = '',
  answers: Record<string, StubbedAnswer> = {},
  crowns = 1,
) => {
  const actions = stubActions();
  const api = stubApi({
    [`${INVENTORY}?kind=avatar&limit=60`]: inventory(owned),
    [`${INVENTORY}?kind=trait&limit=60&collection=fathom-club`]: loose(crowns),
    '/v1/users/credits': { body: credits },
    [PLAN]: { body: dressBatchPlan },
    [OUTFITS]: outfits(outfit),
    ...answers,
  });
  const view = renderScreen(
    actions.within(<PremiumScreen connectButton={<button>Connect</button>} />),
    {
      session: signedInAsAlice,
      at: `/construct-premium${search}`,
    },
  );
  return { ...api, ...view, start: actions.start };
};
export const tick = (name: string) =>
  screen.findByRole('checkbox', { name: new RegExp(`^${name}`) });
export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
export const choose = async (...numbers: number[]) => {
  for (const number of numbers) await userEvent.click(await tick(`Fathom Club #${number}$`));
};
export const dress = async (...numbers: number[]) => {
  await choose(...numbers);
  await userEvent.click(screen.getByRole('link', { name: /^Dress \d/ }));
};

export const dock = () => screen.getByRole('region', { name: 'Your changes' });
