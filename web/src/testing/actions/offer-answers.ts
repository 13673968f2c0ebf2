import type { AvatarDetail } from '@trait-market/contract/economy/avatars';
import type { CriteriaSet } from '@trait-market/contract/economy/criteria';
import type { Slot, Tier, WornRarity } from '@trait-market/contract/economy/shared';
import { ANY_TOKEN, criteriaOf } from '@trait-market/contract/economy/typed-data';
import { fathom7Detail, offerForFathom7 } from '@trait-market/contract/fixtures/economy/avatars';
import { hats } from '@trait-market/contract/fixtures/economy/criteria';
import { listing } from '@trait-market/contract/fixtures/economy/orders';
import { divingHelmetDetail } from '@trait-market/contract/fixtures/economy/traits';
import { aliceAddress, bobAddress } from '@trait-market/contract/fixtures/users';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';

import type { Action } from '@/lib/actions/action';

import { offerOfBob, ofBob, ordersOf, page, TRAIT, TRAIT_ID } from './open-action';

const { collection } = divingHelmetDetail;
const eth = (amount: string) => ({ chainId: 1, coin: 'native', amount }) as const;
export const weth = (amount: string) => ({ chainId: 1, coin: 'wrapped', amount }) as const;
export const HUNDREDTH = 10n ** 16n;

/** Other users list at 0.2 ETH and offer 0.05 WETH. Alice lists at one wei, offers 0.9 WETH. */
export const LISTED = eth(String(20n * HUNDREDTH));
const OFFERED = weth(String(5n * HUNDREDTH));
const OWN_LISTED = eth('1');
const OWN_OFFERED = weth(String(90n * HUNDREDTH));

const setOf = (
  slot: Slot | null,
  tier: Tier | null,
  rarity: WornRarity | null = null,
): CriteriaSet => {
  const traits = tier === null && rarity === null ? hats.traits : hats.traits.slice(0, 1);
  const root = slot === null ? ANY_TOKEN : criteriaOf(traits.map((trait) => trait.tokenId));
  return {
    ...hats,
    criteria: { ...hats.criteria, slot, tier, rarity, root, traits: traits.length },
    traits: slot === null ? [] : traits,
    floor: LISTED,
    bestOffer: OFFERED,
  };
};
export const SETS = {
  any: setOf(null, null),
  slot: setOf('headwear', null),
  tier: setOf('headwear', 'rare'),
  rarity: setOf('headwear', null, 'rare'),
};

export const CRITERIA = `/economy/v1/criteria?collection=${collection}`;
export const BUYER = `buyer=${aliceAddress}`;
const AVATAR = `/economy/v1/avatars/${collection}/7`;
export const avatar: AvatarDetail = {
  ...fathom7Detail,
  owner: { address: bobAddress, username: null },
  price: LISTED,
};

export const ANSWERS = {
  [TRAIT]: { body: { ...divingHelmetDetail, tier: 'rare' } },
  [ordersOf('listing')]: page(
    { ...listing, unitPrice: OWN_LISTED },
    { ...ofBob, unitPrice: LISTED },
  ),
  [ordersOf('offer')]: page(
    { ...offerOfBob, maker: listing.maker, unitPrice: OWN_OFFERED },
    { ...offerOfBob, unitPrice: OFFERED },
  ),
  // The response without a buyer's address, which includes the buyer's own orders.
  '/economy/v1/criteria': {
    body: { ...SETS.any, floor: OWN_LISTED, bestOffer: OWN_OFFERED },
  },
  [`${CRITERIA}&slot=headwear&tier=rare&${BUYER}`]: { body: SETS.tier },
  [`${CRITERIA}&slot=headwear&rarity=${divingHelmetDetail.rarity}&${BUYER}`]: { body: SETS.rarity },
  [`${CRITERIA}&slot=headwear&${BUYER}`]: { body: SETS.slot },
  [`${CRITERIA}&${BUYER}`]: { body: SETS.any },
  [`${CRITERIA}&${BUYER}&slot=headwear`]: { body: SETS.slot },
  [`${CRITERIA}&${BUYER}&slot=headwear&tier=rare`]: { body: SETS.tier },
  [`${CRITERIA}&${BUYER}&slot=headwear&rarity=rare`]: { body: SETS.rarity },
  [AVATAR]: { body: avatar },
  [`${AVATAR}/history`]: { body: { sales: [], items: [], nextCursor: null, total: 0 } },
  [`${AVATAR}/orders`]: page(
    { ...offerForFathom7, maker: listing.maker, unitPrice: OWN_OFFERED },
    { ...offerForFathom7, unitPrice: OFFERED },
  ),
  '/economy/v1/collections': page(),
};

export const choose = (name: string) => async () => {
  const field = await screen.findByRole('combobox', { name: 'Offer for' });
  await waitFor(() => expect(within(field).getByRole('option', { name })).toBeEnabled());
  await userEvent.selectOptions(field, name);
};
export const select = async (label: string, option: string) =>
  userEvent.selectOptions(await screen.findByLabelText(label), option);

export const ofTrait: Action = { kind: 'offer', traitId: TRAIT_ID };
export const ofAny: Action = { kind: 'offerAny', collection };
export const EDITION = 'Price per edition, in WETH';
