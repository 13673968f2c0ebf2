import type { Item } from '@trait-market/contract/economy/shared';
import type { WalletOrder } from '@trait-market/contract/economy/wallets';
import { isSameAddress } from '@trait-market/contract/shared';

const isWanted = (wanted: Item, listed: Item): boolean => {
  if (listed.kind === 'avatar') {
    const { collection, tokenId } = listed.avatar;
    return wanted.kind === 'avatar'
      ? wanted.avatar.collection === collection && wanted.avatar.tokenId === tokenId
      : wanted.kind === 'anyAvatar' && wanted.collection === collection;
  }
  if (listed.kind !== 'trait') return false;
  const { id, collection, slot } = listed.trait;
  if (wanted.kind === 'trait') return wanted.trait.id === id;
  return (
    wanted.kind === 'any' &&
    wanted.criteria.collection === collection &&
    (wanted.criteria.slot === null || wanted.criteria.slot === slot)
  );
};

/**
 * Returns the newest of the listings that counters an offer: one of what it wants, made after it and
 * reserved for its bidder (E465).
 * @param listings the newest first
 */
export const counterOf = (
  { kind, gets: [wanted], maker, createdAt }: WalletOrder,
  listings: readonly WalletOrder[],
): WalletOrder | undefined =>
  kind === 'offer' && wanted
    ? listings.find(
        ({ reservedFor, gives: [listed], createdAt: at }) =>
          reservedFor &&
          isSameAddress(reservedFor.address, maker.address) &&
          at > createdAt &&
          listed &&
          isWanted(wanted, listed),
      )
    : undefined;
