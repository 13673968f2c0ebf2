import { MAX_PAGE, type Price } from '@trait-market/contract/economy/shared';
import type { TraitCard } from '@trait-market/contract/economy/traits';
import type { InventoryItem } from '@trait-market/contract/economy/wallets';
import type { WalletAddress } from '@trait-market/contract/shared';
import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { traitName } from '@/components/trait/trait-name';
import { INVENTORY_PAGES_MAX } from '@/config/constants';
import { paths } from '@/config/paths';
import { shortPrice } from '@/lib/economy/amounts/short-price';
import { unitFloor } from '@/lib/economy/amounts/unit-floor';
import { cursorPages, type AtPage } from '@/lib/economy/queries/cursor-pages';
import { economyKeys } from '@/lib/economy/queries/keys';
import { useAllPages } from '@/lib/economy/queries/use-all-pages';
import { walletsApi } from '@/lib/economy/wallets/wallets-api';
import { quickBuy } from '@/lib/quick-buy';

export type ButtonsByTrait = ReadonlyMap<string, ReactNode>;

type ButtonsProps = { trait: TraitCard; others: Price | null };

/** Buys the cheapest listing of others, or leads to the user's own listing if there is none. */
function Buttons({ trait: { id, value }, others }: ButtonsProps) {
  const name = traitName({ traitValue: value });
  if (others === null)
    return (
      <>
        <span className="content-center text-muted">Yours</span>
        <Link
          to={paths.dashboardListingsOf(name)}
          className="content-center"
          aria-label={`Manage your listing of ${name}`}
        >
          Manage
        </Link>
      </>
    );
  const price = shortPrice(others);
  const unit = / \S+$/.exec(price)?.[0] ?? '';
  return (
    <>
      <span className="content-center pe-1! text-muted">Yours</span>
      <button
        aria-label={`Buy ${name} for ${price}, the lowest price of others`}
        onClick={() => quickBuy.write({ traitId: id, isForCart: false })}
      >
        Buy{' '}
        <span translate="no" className="whitespace-nowrap">
          {price.slice(0, price.length - unit.length)}
          <span className="buy-unit">{unit}</span>
        </span>
      </button>
    </>
  );
}

const idOf = (item: InventoryItem): string => (item.kind === 'trait' ? item.trait.id : '');

/** Fetches the traits for which the wallet has a listing that can be filled now. */
const useListedTraits = (address: WalletAddress) => {
  const queryKey = economyKeys.inventory(address, 'listed');
  return useAllPages(
    walletsApi.inventory.useInfiniteQuery({
      ...cursorPages,
      queryKey,
      queryData: ({ pageParam }: AtPage) => ({
        params: { address },
        query: { kind: 'trait', listed: true, limit: MAX_PAGE, ...pageParam },
      }),
    }),
    { queryKey, idOf, most: INVENTORY_PAGES_MAX },
  );
};

type OwnFloorsProps = { address: WalletAddress; onChange: (buttons: ButtonsByTrait) => void };

/** Reports the buttons of cards whose floor is the user's own listing. */
export function OwnFloors({ address, onChange }: OwnFloorsProps) {
  const { data } = useListedTraits(address);
  useEffect(() => {
    onChange(
      new Map(
        data?.flatMap((item): [string, ReactNode][] => {
          if (item.kind !== 'trait' || !item.worth || item.ownListing?.undercutBy !== null)
            return [];
          const { trait, quantity, worth } = item;
          const others = unitFloor(worth.floor, quantity);
          return [[trait.id, <Buttons key={trait.id} trait={trait} others={others} />]];
        }),
      ),
    );
    return () => onChange(new Map());
  }, [data, onChange]);
  return null;
}
