import type { WalletOrder } from '@trait-market/contract/economy/wallets';
import type { WalletAddress } from '@trait-market/contract/shared';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { useActions } from '@/lib/actions/actions-context';

import { AcceptBar } from './accept-bar';
import { counterAction } from './counter-offer';
import { useHiddenOffers } from '@/lib/economy/wallets/hidden-offers';
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
  const { isHidden, hide, restore } = useHiddenOffers(address);
  const [justHidden, setJustHidden] = useState<readonly WalletOrder[]>([]);
  const [isShowingHidden, setShowingHidden] = useState(false);
  const open = orders.filter((order) => !isHidden(order));
  const hidden = orders.filter(isHidden);
  const selection = useSelectedOffers(open);

  const accept = (order: WalletOrder) => {
    const traitId = order.given?.trait?.id;
    actions.start({ kind: 'accept', order, ...(traitId !== undefined && { traitId }) });
  };
  const hideAll = (chosen: readonly WalletOrder[]) => {
    hide(chosen);
    setJustHidden(chosen);
  };
  const undo = () => {
    restore(justHidden);
    setJustHidden([]);
  };

  return (
    <>
      <AcceptBar selection={selection} onHide={() => hideAll(selection.selected)} />
      <div role="status">
        {justHidden.length > 0 && (
          <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <span>{`${offersText(justHidden.length)} hidden on this device. The buyer isn’t notified.`}</span>
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
              onHide={() => hideAll([order])}
            />
          );
        })}
        {open.length === 0 && (
          <li className="py-4 text-sm text-muted">You’ve hidden all offers shown here.</li>
        )}
      </ul>
      {hidden.length > 0 && (
        <section aria-label="Hidden offers" className="mt-6">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <span>{`${offersText(hidden.length)} hidden on this device.`}</span>
            <Button
              variant="outline"
              size="sm"
              aria-expanded={isShowingHidden}
              aria-label={`${isShowingHidden ? 'Hide' : 'Show'} hidden offers`}
              onClick={() => setShowingHidden(!isShowingHidden)}
            >
              {isShowingHidden ? 'Hide' : 'Show'}
            </Button>
          </p>
          {isShowingHidden && (
            <ul className="mt-2 divide-y divide-hairline border-y border-hairline">
              {hidden.map((order) => (
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
