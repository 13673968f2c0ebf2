import type { WalletOrder } from '@trait-market/contract/economy/wallets';

import { PictureLink } from '@/components/picture-link';
import { Button } from '@/components/ui/button';

import { CollectionLine } from '@/components/economy/items/collection-name';
import { ItemName } from '@/components/economy/items/item-name';
import { ItemPicture } from '@/components/economy/items/item-picture';
import { cn } from '@/lib/cn';
import { itemKey, itemName, itemPath } from '@/lib/economy/orders/item-words';
import { itemsOfOrder } from '../items-of-order';
import { orderId } from '../order-path';
import type { RadarGroup } from './groups';
import { riskLayout } from '../row-layout';
import { RadarOrder } from './radar-order';
import type { Choice } from '../use-choice';

const PICTURE = 64;

/** Names the columns of orders at risk, which are lines from 80em. */
export function RadarHeads() {
  return (
    <div
      aria-hidden
      className={cn('hidden pb-1 text-xs font-semibold text-muted xl:grid', riskLayout.card)}
    >
      <span className={riskLayout.name}>Item</span>
      <span className={riskLayout.price}>Price</span>
      <span className={riskLayout.market}>Compared</span>
      <span className={riskLayout.state}>Order, until</span>
    </div>
  );
}

type RadarGroupCardProps = {
  group: RadarGroup;
  choice: Choice;
  onCancel: (orders: WalletOrder[]) => void;
};

export function RadarGroupCard({ group, choice, onCancel }: RadarGroupCardProps) {
  const { key, item, orders } = group;
  const name = itemName(item);
  const isAlone = orders.length === 1;
  const idOf = (order: WalletOrder) => {
    const [first] = itemsOfOrder(order);
    return first && itemKey(first) === key ? orderId(order) : undefined;
  };
  return (
    <li
      className={cn(
        'grid grid-cols-[4rem_minmax(0,1fr)] border-t border-hairline pt-6 xl:py-1.5',
        riskLayout.card,
        isAlone ? 'max-xl:relative xl:items-center' : 'xl:items-start',
      )}
    >
      <PictureLink to={itemPath(item)} className={riskLayout.picture}>
        <ItemPicture item={item} size={PICTURE} className="w-full" />
      </PictureLink>
      <div className="min-w-0 xl:contents">
        <div
          className={cn(
            'flex flex-wrap items-start justify-between gap-x-6 gap-y-2 xl:grid xl:justify-items-start xl:gap-y-1',
            riskLayout.name,
          )}
        >
          <div className="min-w-0">
            <h2
              title={name}
              className="font-display font-bold break-words xl:line-clamp-4 xl:text-sm xl:leading-tight"
            >
              <ItemName item={item} />
            </h2>
            {item.kind === 'trait' && (
              <CollectionLine slug={item.trait.collection} className="xl:-mt-1" />
            )}
            {!isAlone && (
              <p className="mt-1 text-sm text-muted xl:mt-0">{`${orders.length} orders`}</p>
            )}
          </div>
          {!isAlone && (
            <Button
              variant="secondary"
              size="sm"
              aria-label={`Cancel all ${orders.length} orders for ${name}`}
              onClick={() => onCancel(orders)}
            >
              {`Cancel all ${orders.length}`}
            </Button>
          )}
        </div>
        <ul className={cn('divide-y divide-hairline', riskLayout.orders)}>
          {orders.map((order) => (
            <RadarOrder
              key={order.hash}
              order={order}
              id={idOf(order)}
              isAlone={isAlone}
              onCancel={() => onCancel([order])}
              isChosen={choice.isChosen(order)}
              onChoose={() => choice.toggle(order)}
            />
          ))}
        </ul>
      </div>
    </li>
  );
}
