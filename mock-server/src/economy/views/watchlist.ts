import {
  WatchedKindSchema,
  type WatchedEntry,
  type WatchedNow,
} from '@trait-market/contract/economy/watchlist';
import { isWalletAddress } from '@trait-market/contract/shared';

import { accountOf, shownAddress } from '../../kernel/account';
import { standingsOf } from '../traits/standings';
import type { WatchedRow } from '../tables/watched-row';
import { avatarOfWatched } from '../saved/watchlist';
import { presentRankedAvatar } from './collections/collection-stats';
import { presentCollectionNow } from './collections/collections';
import { stateNow } from './view/state-now';
import { bestOfferOf, cardOf } from './traits';
import { partyOf, timeOf, type View } from './view/view';

export const presentWatched = ({ kind, id, since, floorThen }: WatchedRow): WatchedEntry => ({
  kind,
  id,
  since: timeOf(since),
  floorThen,
});

const walletNow = (view: View, id: string): WatchedNow | undefined => {
  if (!isWalletAddress(id)) return undefined;
  const account = accountOf(id);
  const { tables, termsOf } = view.market.context;
  const listings = tables.orders.findBy('openMaker', account).filter((row) => {
    const { kind, reservedFor } = termsOf(row);
    const isPublic = kind === 'listing' && reservedFor === undefined;
    return isPublic && stateNow(view, row).kind === 'fillable';
  });
  return {
    kind: 'wallet',
    id: shownAddress(account),
    wallet: partyOf(view, account),
    avatarPhoto: view.profileOf(account).avatarPhoto,
    listings: listings.length,
    editions: tables.loose
      .findBy('account', account)
      .reduce((sum, { quantity }) => sum + quantity, 0),
    avatars: tables.avatars.countBy('owner', account),
  };
};

const avatarNow = (view: View, id: string): WatchedNow | undefined => {
  const { context } = view.market;
  const key = avatarOfWatched(id);
  const row = context.tables.avatars.find(key);
  if (row === undefined) return undefined;
  const standing = standingsOf(context, row.collection).standingOf(key);
  return { kind: 'avatar', id, avatar: presentRankedAvatar(view, { row, ...standing }) };
};

const watchedNow = (view: View, name: string): WatchedNow | undefined => {
  const colon = name.indexOf(':');
  const kind = WatchedKindSchema.parse(name.slice(0, colon));
  const id = name.slice(colon + 1);
  const { catalogue } = view.market.context;
  switch (kind) {
    case 'trait':
      if (!catalogue.traits.has(id)) return undefined;
      return { kind, id, trait: cardOf(view, id), bestOffer: bestOfferOf(view, id) };
    case 'collection': {
      const entry = catalogue.collections.get(id);
      return entry && { kind, id, collection: presentCollectionNow(view, entry) };
    }
    case 'avatar':
      return avatarNow(view, id);
    case 'wallet':
      return walletNow(view, id);
  }
};

export const allWatchedNow = (view: View, names: readonly string[]): WatchedNow[] =>
  [...new Set(names)].flatMap((name) => watchedNow(view, name) ?? []);
