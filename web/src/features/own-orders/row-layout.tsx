import type { Price } from '@trait-market/contract/economy/shared';
import type { WalletOrder } from '@trait-market/contract/economy/wallets';

import { CardEstimate } from '@/components/economy/prices/card-estimate';
import { rowCost, rowPrice, rowProceeds } from '@/lib/economy/amounts/rounded-price';
import { exactPrice } from '@/lib/economy/amounts/short-price';

import { eachText, editionsText, termsText } from './terms-text';

/** The columns of a row: its checkbox if it can be selected, its picture and the rest. */
export const rowColumns = (isTrade: boolean, hasSelection: boolean): string => {
  if (isTrade)
    return hasSelection
      ? 'grid-cols-[1.25rem_minmax(0,1fr)] xl:grid-cols-[1.25rem_3rem_minmax(0,1fr)] xl:items-center'
      : 'grid-cols-[minmax(0,1fr)] xl:grid-cols-[3rem_minmax(0,1fr)] xl:items-center';
  return hasSelection
    ? 'grid-cols-[1.25rem_4rem_minmax(0,1fr)] xl:grid-cols-[1.25rem_3rem_minmax(0,1fr)] xl:items-center'
    : 'grid-cols-[4rem_minmax(0,1fr)] xl:grid-cols-[3rem_minmax(0,1fr)] xl:items-center';
};

/** From xl, the parts of an order are the cells of one line; narrower screens stack them. */
export const rowLayout = {
  row: 'grid gap-x-3 py-4 sm:gap-x-4 xl:py-2.5',
  checkbox: 'mt-1 before:absolute before:-inset-3 xl:mt-0',
  cells:
    'xl:grid xl:grid-cols-[minmax(0,12fr)_minmax(0,10fr)_minmax(0,17fr)_minmax(0,9fr)_17rem] xl:gap-x-4 xl:gap-y-0',
  name: 'xl:col-start-1 xl:row-start-1 xl:leading-tight',
  price: 'xl:col-start-2 xl:row-start-1 xl:leading-tight',
  market: 'xl:col-start-3 xl:row-start-1 xl:mt-0 xl:leading-tight',
  state: 'xl:col-start-4 xl:row-start-1 xl:leading-tight',
  actions: 'xl:col-start-5 xl:row-start-1 xl:justify-end',
} as const;

/**
 * From xl, an order at risk is one line with its item; all items share their columns. The padding of
 * a card holds the checkbox of each of its orders.
 */
export const riskLayout = {
  card: 'gap-x-3 pl-8 sm:gap-x-4 sm:pl-9 xl:grid-cols-[3rem_minmax(0,10fr)_minmax(0,11fr)_minmax(0,23fr)_7.5rem_24rem] min-[90em]:grid-cols-[3rem_minmax(0,9fr)_minmax(0,11fr)_minmax(0,30fr)_7.5rem_24rem]',
  picture: 'xl:z-1 xl:col-start-1 xl:row-start-1',
  name: 'xl:z-1 xl:col-start-2 xl:row-start-1',
  orders: 'xl:col-span-full xl:row-start-1 xl:grid xl:grid-cols-subgrid xl:divide-y-0',
  order:
    'xl:col-span-full xl:grid xl:grid-cols-subgrid xl:items-center xl:not-first:before:col-start-3 xl:not-first:before:col-end-7 xl:not-first:before:row-start-1 xl:not-first:before:-mt-1 xl:not-first:before:self-start xl:not-first:before:border-t xl:not-first:before:border-hairline',
  checkbox:
    'before:absolute before:-inset-3 max-xl:absolute xl:col-start-1 xl:row-start-1 xl:-ml-9',
  /** Next to the item's name if this is the item's only order, otherwise next to the order's price. */
  besideName: 'max-xl:top-7 max-xl:left-0',
  besidePrice: 'max-xl:top-3.5 max-xl:-left-27 max-xl:sm:-left-29',
  price: 'xl:col-start-3 xl:row-start-1 xl:block xl:leading-tight',
  /** A trade has no market. */
  trade: 'xl:col-start-3 xl:col-end-5 xl:row-start-1 xl:block xl:leading-tight',
  market: 'xl:col-start-4 xl:row-start-1',
  state: 'xl:col-start-5 xl:row-start-1 xl:mt-0 xl:leading-tight',
  actions: 'xl:col-start-6 xl:row-start-1 max-sm:*:grow xl:justify-end xl:gap-1 xl:*:px-1.5',
  note: 'xl:col-start-3 xl:col-end-6 xl:row-start-2',
  /** Centers the checkbox and the buttons on the order and its note, as the picture and the name are. */
  withNote: 'xl:row-end-3',
} as const;

type Format = (price: Price) => string;

type RoundedTextProps = {
  textOf: (format: Format) => string;
  round?: Format;
};

/** Shows a text with rounded prices, each on one line with its currency; the `title` has all digits if some are hidden. */
export function RoundedText({ textOf, round = rowPrice }: RoundedTextProps) {
  const exact = textOf(exactPrice);
  return (
    <span title={textOf(round) === exact ? undefined : exact}>
      {textOf((price) => round(price).replaceAll(' ', '\u00A0'))}
    </span>
  );
}

type OrderTermsProps = { order: WalletOrder; side?: 'made' | 'received' };

/** Says what a listing or an offer costs, with an estimate of its price. That of others is rounded. */
export function OrderTerms({ order, side = 'made' }: OrderTermsProps) {
  const { unitPrice } = order;
  return (
    <>
      {side === 'received' ? (
        <RoundedText
          textOf={(format) => termsText(order, side, format)}
          round={order.kind === 'listing' ? rowCost : rowProceeds}
        />
      ) : unitPrice && order.kind !== 'trade' ? (
        <>
          {editionsText(order)}
          <span className="inline-block">
            {eachText(order, unitPrice, (price) => exactPrice(price).replaceAll(' ', '\u00A0'))}
          </span>
        </>
      ) : (
        termsText(order)
      )}
      {unitPrice && (
        <>
          {' '}
          <span className="text-sm text-muted max-sm:block max-sm:min-h-[1lh] xl:block xl:min-h-[1lh] xl:leading-tight">
            <CardEstimate price={unitPrice} />
          </span>
        </>
      )}
    </>
  );
}
