import { useQueryClient } from '@tanstack/react-query';
import type { TraitCard } from '@trait-market/contract/economy/traits';
import type { WalletOrder } from '@trait-market/contract/economy/wallets';
import type { WalletAddress } from '@trait-market/contract/shared';
import { useRef, useState } from 'react';

import { Button } from '@/components/ui/button';
import { BATCH_ACTIONS_MAX } from '@/config/constants';
import { errorText } from '@/lib/app-error';
import { shortPrice } from '@/lib/economy/amounts/short-price';
import { sumsByChain } from '@/lib/economy/orders/lines';
import { useOpenOrders } from '@/lib/economy/orders/use-open-orders';
import { traitsText } from '@/lib/economy/traits/trait-words';
import { useFeatureEnabled } from '@/lib/flags/use-feature-enabled';
import { useSession } from '@/lib/session/use-session';
import { wallOffers } from '@/lib/quick-buy';

import { CartOutcome } from './cart-outcome';
import { fetchWanted } from './fetch-wanted';
import type { ChangeSelected, Selected } from './selected';
import { useAddSelected } from './use-add-selected';

type SelectionBarProps = {
  selected: Selected;
  /** The loaded traits of the list. */
  shown: readonly TraitCard[];
  onSelect: ChangeSelected;
};

type BarProps = SelectionBarProps & {
  /** The user's open orders; undefined while they load. */
  orders: readonly WalletOrder[] | undefined;
};

const selectAll = (before: Selected | undefined, shown: readonly TraitCard[]): Selected =>
  new Map(
    [...new Map([...(before ?? []), ...shown.map((trait) => [trait.id, trait] as const)])].slice(
      0,
      BATCH_ACTIONS_MAX,
    ),
  );

/** Says how many traits one press selects. */
const selectText = (more: number, selected: number, shown: number): string => {
  if (more === shown) return `Select all ${shown} shown`;
  return selected === 0 ? `Select the first ${more}` : `Select ${more} more`;
};

const offersLabel = (count: number): string =>
  count === 0 ? 'Make offers' : `Make offers on ${traitsText(count)}`;

/** Sums the lowest prices of the selected traits, rounded, for each network. */
const totalText = (selected: Selected): string => {
  const floors = [...selected.values()].flatMap(({ floor }) => floor ?? []);
  const sums = sumsByChain(floors).map((sum) => shortPrice(sum).replace(/^≈\s/u, ''));
  if (floors.length === selected.size) return `, about ${sums.join(', ')}`;
  return floors.length === 0
    ? ', none for sale'
    : `, ${floors.length} for sale for about ${sums.join(', ')}`;
};

const IDLE = { isPending: false };
const ALL_GONE = 'None of these traits is on the market anymore.';

function Bar({ selected, shown, onSelect, orders }: BarProps) {
  const queryClient = useQueryClient();
  const bar = useRef<HTMLElement>(null);
  const [state, setState] = useState<{ isPending: boolean; failure?: string }>(IDLE);
  const hasCart = useFeatureEnabled('cart') === true;
  const { state: inCart, add, undo } = useAddSelected(selected);
  const makeOffers = async (): Promise<void> => {
    if (orders === undefined || state.isPending) return;
    setState({ isPending: true });
    try {
      const items = await fetchWanted(queryClient, [...selected.values()], orders);
      if (items.length === 0) return setState({ isPending: false, failure: ALL_GONE });
      setState(IDLE);
      // Opens nothing on another page.
      if (bar.current !== null) wallOffers.write(items);
    } catch (error) {
      const failure = `Couldn’t load their current prices. ${errorText(error)}`;
      setState({ isPending: false, failure });
    }
  };
  const count = selected.size;
  const isFull = count >= BATCH_ACTIONS_MAX;
  const left = shown.filter(({ id }) => !selected.has(id)).length;
  const more = Math.min(left, BATCH_ACTIONS_MAX - count);
  const change = (next: Parameters<ChangeSelected>[0]): void => {
    // The pressed button unmounts.
    bar.current?.focus();
    onSelect(next);
  };
  return (
    <section
      ref={bar}
      tabIndex={-1}
      aria-label="Selected traits"
      className="sticky top-16 z-1 mb-4 flex flex-wrap items-center gap-2 rounded-card border border-hairline bg-surface p-3"
    >
      <p
        role="status"
        className="mr-auto min-w-32 text-sm font-semibold tabular-nums max-sm:w-full"
      >
        {count === 0
          ? 'Select traits below'
          : `${traitsText(count)} selected${totalText(selected)}`}
        {isFull && (
          <span className="block font-normal text-muted">
            {`You can make ${BATCH_ACTIONS_MAX} offers at a time`}
          </span>
        )}
      </p>
      {more > 0 && (
        <Button
          variant="ghost"
          size="sm"
          onClick={() => change((before) => selectAll(before, shown))}
        >
          {selectText(more, count, shown.length)}
        </Button>
      )}
      {count > 0 && (
        <Button variant="ghost" size="sm" onClick={() => change(() => new Map())}>
          Clear
        </Button>
      )}
      <Button
        size="sm"
        variant={hasCart ? 'outline' : 'default'}
        disabled={count === 0 || orders === undefined}
        // Stays focusable, because the dialog returns the focus to it.
        aria-disabled={state.isPending}
        onClick={() => void makeOffers()}
      >
        {state.isPending ? 'Loading prices…' : offersLabel(count)}
      </Button>
      {hasCart && (
        <Button
          size="sm"
          disabled={count === 0}
          // Stays focusable, so that the focus is still here after the listings have loaded.
          aria-disabled={inCart.kind === 'pending'}
          onClick={() => void add()}
        >
          {inCart.kind === 'pending' ? 'Adding…' : 'Add to cart'}
        </Button>
      )}
      {state.failure && (
        <p role="alert" className="w-full text-sm text-danger">
          {state.failure}
        </p>
      )}
      {inCart.kind === 'failed' && (
        <p role="alert" className="w-full text-sm text-danger">
          {inCart.words}
        </p>
      )}
      <div aria-live="polite" className="w-full empty:hidden">
        {inCart.kind === 'added' && (
          <CartOutcome
            outcome={inCart.outcome}
            onUndo={() => {
              // The pressed button unmounts.
              bar.current?.focus();
              undo();
            }}
          />
        )}
        {inCart.kind === 'undone' && (
          <p className="text-sm">{`Removed ${traitsText(inCart.count)} from your cart.`}</p>
        )}
      </div>
    </section>
  );
}

function BarOfWallet({ address, ...props }: SelectionBarProps & { address: WalletAddress }) {
  const { data, isError } = useOpenOrders(address);
  return <Bar {...props} orders={data ?? (isError ? [] : undefined)} />;
}

const NO_ORDERS: readonly WalletOrder[] = [];

/** Makes offers on selected traits, whose form can leave out any of them, and adds them to the cart. */
export function SelectionBar(props: SelectionBarProps) {
  const { address } = useSession();
  return address === undefined ? (
    <Bar {...props} orders={NO_ORDERS} />
  ) : (
    <BarOfWallet {...props} address={address} />
  );
}
