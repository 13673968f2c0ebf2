import type { WalletOrder } from '@trait-market/contract/economy/wallets';
import type { WalletAddress } from '@trait-market/contract/shared';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { useActions } from '@/lib/actions/actions-context';

import { AcceptBar } from './accept-bar';
import { counterAction } from './counter-offer';
import { useDeclinedOffers } from '@/lib/economy/wallets/declined-offers';
import { ReceivedRow } from './received-row';
import { useSelectedOffers } from './use-selected-offers';

const offersText = (count: number): string => (count === 1 ? '1 offer' : `${count} offers`);

type ReceivedListProps = {
  address: WalletAddress;
  orders: readonly WalletOrder[];
  lastVisit: string | undefined;
};

export function ReceivedList({ address, orders, lastVisit }: ReceivedListProps) {
  const actions = useActions();
  const { isDeclined, decline, restore } = useDeclinedOffers(address);
  const [justDeclined, setJustDeclined] = useState<readonly WalletOrder[]>([]);
  const [isShowingDeclined, setShowingDeclined] = useState(false);
  const open = orders.filter((order) => !isDeclined(order));
  const declined = orders.filter(isDeclined);
  const selection = useSelectedOffers(open);

  const accept = (order: WalletOrder) => {
    const traitId = order.given?.trait?.id;
    actions.start({ kind: 'accept', order, ...(traitId !== undefined && { traitId }) });
  };
  const declineAll = (chosen: readonly WalletOrder[]) => {
    decline(chosen);
    setJustDeclined(chosen);
  };
  const undo = () => {
    restore(justDeclined);
    setJustDeclined([]);
  };

  return (
    <>
      <AcceptBar selection={selection} onDecline={() => declineAll(selection.selected)} />
      <div role="status">
        {justDeclined.length > 0 && (
          <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <span>{`${offersText(justDeclined.length)} hidden on this device. The buyer isn’t notified.`}</span>
            <Button variant="outline" size="sm" onClick={undo}>
              Undo
            </Button>
          </p>
        )}
      </div>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {open.map((order) => {
          const counter = counterAction(order);
          return (
            <ReceivedRow
              key={order.hash}
              order={order}
              isNew={lastVisit !== undefined && order.createdAt > lastVisit}
              isSelected={selection.isSelected(order)}
              isFull={selection.isFull}
              onSelect={() => selection.toggle(order)}
              onAccept={() => accept(order)}
              onCounter={counter && (() => actions.start(counter))}
              onDecline={() => declineAll([order])}
            />
          );
        })}
        {open.length === 0 && (
          <li className="py-4 text-sm text-muted">You’ve declined all offers shown here.</li>
        )}
      </ul>
      {declined.length > 0 && (
        <section aria-label="Declined offers" className="mt-6">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <span>{`${offersText(declined.length)} hidden on this device.`}</span>
            <Button
              variant="outline"
              size="sm"
              aria-expanded={isShowingDeclined}
              aria-label={`${isShowingDeclined ? 'Hide' : 'Show'} declined offers`}
              onClick={() => setShowingDeclined(!isShowingDeclined)}
            >
              {isShowingDeclined ? 'Hide' : 'Show'}
            </Button>
          </p>
          {isShowingDeclined && (
            <ul className="mt-2 divide-y divide-hairline border-y border-hairline">
              {declined.map((order) => (
                <ReceivedRow
                  key={order.hash}
                  order={order}
                  onAccept={() => accept(order)}
                  onRestore={() => restore([order])}
                />
              ))}
            </ul>
          )}
        </section>
      )}
    </>
  );
}
