import type { WalletOrder } from '@trait-market/contract/economy/wallets';
import type { WalletAddress } from '@trait-market/contract/shared';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';

import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { useActions } from '@/lib/actions/actions-context';
import { counterAction } from '@/lib/economy/orders/counter-offer';

import { counterOf } from '../counter-of';
import { acceptAction } from './accept-action';
import { AcceptBar } from './accept-bar';
import { useHiddenOffers } from '@/lib/economy/wallets/hidden-offers';
import { RowHeads } from '../row-heads';
import { RECEIVED_HEADS, ReceivedRow } from './received-row';
import { useSelectedOffers } from './use-selected-offers';

const offersText = (count: number): string => (count === 1 ? '1 offer' : `${count} offers`);

type ReceivedListProps = {
  address: WalletAddress;
  orders: readonly WalletOrder[];
  lastVisit: string | undefined;
  /** The own open orders, the newest first, among which are counters. */
  made?: readonly WalletOrder[] | undefined;
};

export function ReceivedList({ address, orders, lastVisit, made }: ReceivedListProps) {
  const actions = useActions();
  const { isHidden, hide, restore } = useHiddenOffers(address);
  const [justHidden, setJustHidden] = useState<readonly WalletOrder[]>([]);
  const open = orders.filter((order) => !isHidden(order));
  const selection = useSelectedOffers(open);
  const list = useRef<HTMLUListElement>(null);

  const hideAll = (chosen: readonly WalletOrder[]) => {
    hide(chosen);
    setJustHidden(chosen);
  };
  const undo = () => {
    restore(justHidden);
    setJustHidden([]);
  };

  /** The pressed button unmounts with the bar, so the list takes the focus. */
  const endingBar = (change: () => void) => () => {
    list.current?.focus({ preventScroll: true });
    change();
  };

  return (
    <>
      <AcceptBar
        selection={selection}
        onClear={endingBar(selection.clear)}
        onHide={endingBar(() => hideAll(selection.selected))}
      />
      <div role="status">
        {justHidden.length > 0 && (
          <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <span>{`${offersText(justHidden.length)} hidden on this device. The other side isn’t notified.`}</span>
            <Button variant="outline" size="sm" onClick={undo}>
              Undo
            </Button>
          </p>
        )}
      </div>
      <RowHeads orders={open} names={RECEIVED_HEADS} hasSelection />
      <ul
        ref={list}
        tabIndex={-1}
        aria-label="Received offers"
        className="divide-y divide-hairline border-y border-hairline"
      >
        {open.map((order) => {
          const toCounter = counterAction(order);
          return (
            <ReceivedRow
              key={order.hash}
              order={order}
              isNew={lastVisit !== undefined && order.createdAt > lastVisit}
              isSelected={selection.isSelected(order)}
              isFull={selection.isFull}
              onSelect={() => selection.toggle(order)}
              onAccept={() => actions.start(acceptAction(order))}
              counter={made && counterOf(order, made)}
              onCounter={toCounter && (() => actions.start(toCounter))}
              onHide={() => hideAll([order])}
            />
          );
        })}
        {open.length === 0 && (
          <li className="py-4 text-sm text-muted">
            You’ve hidden all offers shown here.{' '}
            <Link to={paths.dashboardHiddenOffers} className="accent-underline">
              Show hidden offers
            </Link>
          </li>
        )}
      </ul>
    </>
  );
}
