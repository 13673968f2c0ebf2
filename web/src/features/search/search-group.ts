import type { Collection } from '@trait-market/contract/economy/collections';
import type { ChainId, Price } from '@trait-market/contract/economy/shared';
import type { TraitCard } from '@trait-market/contract/economy/traits';
import type { Trait } from '@trait-market/contract/v1/traits';
import type { Account } from '@trait-market/contract/v1/users';
import type { WalletAddress } from '@trait-market/contract/shared';

import { traitName } from '@/components/trait/trait-name';
import { paths } from '@/config/paths';
import { namedAccount, namedCollection } from '@/lib/search/named-items';

export type SearchItem = { name: string; url: string } & (
  | { kind: 'account'; address: WalletAddress; photo: string | undefined }
  /** `card` is set if the search that found the trait returned it. */
  | { kind: 'trait'; trait: Trait; card?: TraitCard }
  /** `price` is the collection's trait floor, or the avatar's price. */
  | {
      kind: 'collection' | 'avatar';
      picture: string | undefined;
      chainId: ChainId;
      price: Price | null;
    }
  /** The market with filters; `total` counts its traits. */
  | { kind: 'filters'; total: number }
);

/** The results of one kind of search, or its error (§3 Search result group). */
export type SearchGroup = {
  name: 'Accounts' | 'Traits' | 'Collections and avatars' | 'Matching filters' | 'Close matches';
  isClose?: boolean;
  items: readonly SearchItem[];
} & ({ status: 'searching' | 'found' } | { status: 'failed'; error: unknown; retry: () => void });

export const accountItem = (account: Account): SearchItem => {
  const { name, url, picture } = namedAccount(account);
  return { kind: 'account', name, url, address: account.walletAddress, photo: picture };
};

export const traitItem = (trait: Trait, card?: TraitCard): SearchItem => ({
  kind: 'trait',
  name: traitName(trait),
  url: paths.trait(trait.id),
  trait,
  ...(card && { card }),
});

export const collectionItem = (collection: Collection): SearchItem => ({
  ...namedCollection(collection),
  kind: 'collection',
  chainId: collection.chainId,
  price: collection.floor,
});
