import type { Account } from '../../kernel/account';
import type { LedgerContext } from '../orders/market-context';
import type { AnyAvatarGood, AvatarRow, Good, OrderRow } from '../tables/rows';

type TablesContext = Pick<LedgerContext, 'catalogue' | 'tables'>;

/** Returns the avatars that an offer for any avatar of a collection wants. */
export const anyAvatarWanted = (gets: readonly Good[]): AnyAvatarGood | undefined => {
  const [wanted] = gets;
  return wanted?.kind === 'anyAvatar' ? wanted : undefined;
};

/** Returns the open offers for any avatar of a collection. */
export const anyAvatarOffersIn = (
  { catalogue, tables }: TablesContext,
  collection: string,
): OrderRow[] => {
  const token = catalogue.collections.get(collection)?.contracts.avatars;
  return token === undefined ? [] : tables.orders.findBy('openAnyAvatar', token.toLowerCase());
};

export const avatarsOwnedIn = (
  { tables }: Pick<TablesContext, 'tables'>,
  account: Account,
  slug: string,
): AvatarRow[] =>
  tables.avatars.findBy('owner', account).filter(({ collection }) => collection === slug);
