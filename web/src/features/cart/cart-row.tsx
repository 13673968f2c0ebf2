import { CHAINS, type Price } from '@trait-market/contract/economy/shared';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { PictureLink } from '@/components/picture-link';
import { PartyLink } from '@/components/economy/people/party-link';
import { PriceText } from '@/components/economy/prices/price-text';
import { RowEstimate } from '@/components/economy/prices/row-estimate';
import { Warnings } from '@/components/economy/warnings';
import { Button } from '@/components/ui/button';
import { NativeSelect } from '@/components/ui/native-select';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { cart } from '@/lib/cart/cart';
import { cn } from '@/lib/cn';
import { useCollections } from '@/lib/economy/collections/use-collections';
import { exactPrice } from '@/lib/economy/amounts/short-price';
import { itemCollection } from '@/lib/economy/orders/item-words';
import { plainText } from '@/lib/format/plain-text';

import type { StandingLine } from './use-cart';
import { Thumbnail } from '@/components/thumbnail';

const CHOICES = 20;

const times = ({ amount, ...price }: Price, quantity: number): Price => ({
  ...price,
  amount: String(BigInt(amount) * BigInt(quantity)),
});

const differenceText = (before: Price, after: Price): string => {
  const difference = BigInt(after.amount) - BigInt(before.amount);
  if (difference === 0n) return 'the same price';
  const amount = String(difference < 0n ? -difference : difference);
  return `${exactPrice({ ...after, amount })} ${difference < 0n ? 'less' : 'more'}`;
};

/** Shows whether the line's listing is available, and what to do if it can't be bought. */
function Standing({ line, standing }: StandingLine) {
  switch (standing.kind) {
    case 'unknown':
      return null;
    case 'own':
      return <p className="text-sm">This is your own listing. You can’t buy it from yourself.</p>;
    case 'forSale':
      return standing.quantity < line.quantity ? (
        <p key="left" className="text-sm">
          Only {standing.quantity} left.
        </p>
      ) : null;
    case 'gone': {
      const { next } = standing;
      if (!next?.unitPrice)
        return <p className="text-sm">It’s no longer for sale, and there’s no other listing.</p>;
      return (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm md:flex-nowrap">
          <p className="md:leading-tight">
            It’s no longer for sale. The next one costs{' '}
            <span translate="no">{exactPrice(next.unitPrice)}</span>,{' '}
            {differenceText(line.price, next.unitPrice)}.
          </p>
          <Button size="sm" variant="outline" onClick={() => cart.replace(line.hash, next)}>
            Take the next one
          </Button>
        </div>
      );
    }
  }
}

function Quantity({ line, standing }: StandingLine): ReactNode {
  if (standing.kind !== 'forSale' || standing.order.remaining < 2) return null;
  const most = Math.min(standing.order.remaining, CHOICES);
  return (
    <NativeSelect
      aria-label={`Editions of ${plainText(line.name)}`}
      value={standing.quantity}
      onChange={({ target }) => cart.setQuantity(line.hash, Number(target.value))}
    >
      {Array.from({ length: Math.max(most, standing.quantity) }, (_, index) => (
        <option key={index + 1} value={index + 1}>
          {index + 1}
        </option>
      ))}
    </NativeSelect>
  );
}

/** Reserves its line until the listing has loaded. */
function Origin({ standing }: Pick<StandingLine, 'standing'>) {
  const { data: collections } = useCollections();
  if (standing.kind !== 'forSale')
    return (
      <p className="h-lh text-sm">
        {standing.kind === 'unknown' && <Skeleton className="h-5 w-24 rounded-control" />}
      </p>
    );
  const { chainId, maker, gives } = standing.order;
  const [item] = gives;
  const collection = collections?.find(({ slug }) => item && slug === itemCollection(item));
  return (
    <p className="flex gap-x-3 text-sm whitespace-nowrap text-muted">
      {collection && <span className="truncate">{plainText(collection.name)}</span>}
      <span>{CHAINS[chainId].name}</span>
      <span className="truncate max-sm:hidden">
        Seller <PartyLink party={maker} />
      </span>
    </p>
  );
}

type CartRowProps = StandingLine & { warnings: readonly string[] };

export function CartRow({ line, standing, warnings }: CartRowProps) {
  const name = plainText(line.name) || (line.avatar ? 'Unnamed avatar' : 'Unnamed trait');
  const path = line.avatar ? paths.avatar(line.avatar) : paths.trait(line.traitId ?? '');
  const isForSale = standing.kind === 'forSale';
  const cannotBeBought = standing.kind === 'gone' || standing.kind === 'own';
  const quantity = isForSale ? standing.quantity : line.quantity;
  const price = times(line.price, quantity);
  return (
    <li className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 border-t border-hairline py-2 first:border-t-0 md:grid-cols-[auto_1fr_auto_auto] md:gap-x-4">
      <PictureLink to={path} className="col-start-1 row-span-2 row-start-1">
        <Thumbnail src={line.imageUrl} size={56} eager className="size-14" />
      </PictureLink>
      <div className="col-start-2 row-start-1 min-w-0 md:self-end">
        <Link
          to={path}
          className="line-clamp-2 font-display font-bold wrap-anywhere hover:underline md:line-clamp-1"
        >
          {name}
        </Link>
        {cannotBeBought || <Origin standing={standing} />}
      </div>
      {/* As tall as the choice of a quantity, which appears once the listing has loaded. */}
      <div className="col-start-2 row-start-2 flex min-h-10 flex-wrap items-center gap-x-3 md:col-start-3 md:row-span-2 md:row-start-1 md:flex-row-reverse md:flex-nowrap pointer-coarse:min-h-11">
        <div className="grid md:min-w-24 md:text-right">
          <span
            className={cn('grid', cannotBeBought ? 'text-muted line-through' : 'font-semibold')}
          >
            <PriceText price={price} format={exactPrice} />
            <RowEstimate price={price} />
          </span>
          {quantity > 1 && (
            <span className="text-sm text-muted tabular-nums">
              {quantity} × <PriceText price={line.price} format={exactPrice} />
            </span>
          )}
        </div>
        <Quantity line={line} standing={standing} />
      </div>
      <div
        role="status"
        className="col-start-2 col-end-4 row-start-3 md:col-end-3 md:row-start-2 md:self-start"
      >
        <Standing line={line} standing={standing} />
      </div>
      <div className={cn('col-span-full', warnings.length > 0 && 'mt-2')}>
        <Warnings words={warnings} />
      </div>
      <Button
        size="icon"
        variant="ghost"
        className="col-start-3 row-span-2 row-start-1 md:col-start-4"
        aria-label={`Remove ${name}`}
        onClick={() => cart.remove(line.hash)}
      >
        <X aria-hidden />
      </Button>
    </li>
  );
}
