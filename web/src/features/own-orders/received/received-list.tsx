import type { WalletOrder } from '@trait-market/contract/economy/wallets';

import { useActions } from '@/lib/actions/actions-context';

import { AcceptBar } from './accept-bar';
import { ReceivedRow } from './received-row';
import { useSelectedOffers } from './use-selected-offers';

export function ReceivedList({ orders }: { orders: readonly WalletOrder[] }) {
  const actions = useActions();
  const selection = useSelectedOffers(orders);
  return (
    <>
      <AcceptBar selection={selection} />
      <ul className="divide-y divide-hairline border-y border-hairline">
        {orders.map((order) => (
          <ReceivedRow
            key={order.hash}
            order={order}
            isSelected={selection.isSelected(order)}
            isFull={selection.isFull}
            onSelect={() => selection.toggle(order)}
            onAccept={() => {
              const traitId = order.given?.trait?.id;
              actions.start({ kind: 'accept', order, ...(traitId !== undefined && { traitId }) });
            }}
          />
        ))}
      </ul>
    </>
  );
}
