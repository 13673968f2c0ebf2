import { useQueryClient } from '@tanstack/react-query';
import type { TraitCard } from '@trait-market/contract/economy/traits';
import type { WalletOrder } from '@trait-market/contract/economy/wallets';
import type { WalletAddress } from '@trait-market/contract/shared';
import { useRef, useState } from 'react';

import { SelectBar } from '@/components/market-search/selection/select-bar';
import { Button } from '@/components/ui/button';
import { BATCH_ACTIONS_MAX } from '@/config/constants';
import { errorText } from '@/lib/app-error';
import { useFeatureEnabled } from '@/lib/flags/use-feature-enabled';
import { useOpenOrders } from '@/lib/economy/orders/use-open-orders';
import { traitsText } from '@/lib/economy/traits/trait-words';
import { useConnectedAddress } from '@/lib/session/session-context';
import { useSession } from '@/lib/session/use-session';
import { wallOffers } from '@/lib/quick-buy';

import { addSelected } from './add-selected';
import { fetchWanted } from './fetch-wanted';
import type { ChangeSelected, Selected } from './selected';

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

const offersLabel = (count: number): string =>
  count === 0 ? 'Make offers' : `Make offers on ${traitsText(count)}`;

const IDLE = { isPending: false };
const ALL_GONE = 'None of these traits is on the market anymore.';

function Bar({ selected, shown, onSelect, orders }: BarProps) {
  const queryClient = useQueryClient();
  const buyer = useConnectedAddress();
  const [state, setState] = useState<{ isPending: boolean; failure?: string }>(IDLE);
  const button = useRef<HTMLButtonElement>(null);
  const hasCart = useFeatureEnabled('cart') === true;
  const makeOffers = async (): Promise<void> => {
    if (orders === undefined || state.isPending) return;
    setState({ isPending: true });
    try {
      const items = await fetchWanted(queryClient, [...selected.values()], orders);
      if (items.length === 0) return setState({ isPending: false, failure: ALL_GONE });
      setState(IDLE);
      // Opens nothing on another page.
      if (button.current !== null) wallOffers.write(items);
    } catch (error) {
      const failure = `Couldn’t load their current prices. ${errorText(error)}`;
      setState({ isPending: false, failure });
    }
  };
  const count = selected.size;
  return (
    <SelectBar
      noun="trait"
      idOf={({ id }) => id}
      priceOf={({ floor }) => floor}
      selected={selected}
      shown={shown}
      limitText={`You can make ${BATCH_ACTIONS_MAX} offers at a time`}
      onSelect={onSelect}
      onAdd={() => addSelected(queryClient, [...selected.values()], buyer)}
      failure={state.failure}
    >
      <Button
        ref={button}
        size="sm"
        variant={hasCart ? 'outline' : 'default'}
        disabled={count === 0 || orders === undefined}
        // Stays focusable, because the dialog returns the focus to it.
        aria-disabled={state.isPending}
        onClick={() => void makeOffers()}
      >
        {state.isPending ? 'Loading prices…' : offersLabel(count)}
      </Button>
    </SelectBar>
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
