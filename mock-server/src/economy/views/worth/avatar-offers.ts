import type { Account } from '../../../kernel/account';
import { openOrdersFor } from '../../read-models/avatar-orders';
import { avatarKey } from '../../tables/keys';
import { stateNow } from '../view/state-now';
import type { View } from '../view/view';
import { matchOffers, type OpenOffer } from './match-offers';

/**
 * Assigns a wallet's avatars to the open offers of others for the highest total. An offer for any
 * avatar counts for no more of them than it wants. Returns prices by avatar.
 */
export const offersForAvatarsOf = (view: View, owner: Account): ReadonlyMap<string, bigint> => {
  const { context } = view.market;
  const offers = new Map<string, OpenOffer & { fits: string[] }>();
  const held = new Map<string, number>();
  for (const avatar of context.tables.avatars.findBy('owner', owner)) {
    const key = avatarKey(avatar.collection, avatar.tokenId);
    held.set(key, 1);
    for (const row of openOrdersFor(context, avatar, 'offer')) {
      const { maker, money } = context.termsOf(row);
      const state = stateNow(view, row);
      if (maker === owner || money === undefined || state.kind !== 'fillable') continue;
      const offer = offers.get(row.hash) ?? { price: money.price, units: state.units, fits: [] };
      offer.fits.push(key);
      offers.set(row.hash, offer);
    }
  }
  const matched = matchOffers(held, [...offers.values()]);
  return new Map(
    [...matched].flatMap(([key, [price]]) => (price === undefined ? [] : [[key, price] as const])),
  );
};
