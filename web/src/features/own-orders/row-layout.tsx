import type { WalletOrder } from '@trait-market/contract/economy/wallets';

import { CardEstimate } from '@/components/economy/prices/card-estimate';

import { termsText } from './terms-text';

/** From xl, the parts of an order are the cells of one line; narrower screens stack them. */
export const rowLayout = {
  cells:
    'xl:grid xl:grid-cols-[minmax(0,6fr)_minmax(0,5fr)_minmax(0,8fr)_minmax(0,5fr)_17rem] xl:gap-x-4 xl:gap-y-0',
  name: 'xl:col-start-1 xl:row-start-1 xl:leading-tight',
  price: 'xl:col-start-2 xl:row-start-1 xl:leading-tight',
  market: 'xl:col-start-3 xl:row-start-1 xl:mt-0 xl:leading-tight',
  state: 'xl:col-start-4 xl:row-start-1 xl:leading-tight',
  actions: 'xl:col-start-5 xl:row-start-1 xl:justify-end',
} as const;

/** From xl, an order at risk is one line next to its item; all items share their columns. */
export const riskLayout = {
  item: 'xl:grid xl:grid-cols-[minmax(0,9fr)_minmax(0,10fr)_minmax(0,16fr)_minmax(0,9fr)_28.5rem] xl:gap-x-4',
  orders: 'xl:col-span-4 xl:grid xl:grid-cols-subgrid',
  order: 'xl:col-span-full xl:grid xl:grid-cols-subgrid xl:items-center',
  price: 'xl:col-start-1 xl:row-start-1 xl:leading-tight',
  /** A trade has no market. */
  trade: 'xl:col-start-1 xl:col-end-3 xl:row-start-1 xl:leading-tight',
  market: 'xl:col-start-2 xl:row-start-1',
  state: 'xl:col-start-3 xl:row-start-1 xl:mt-0 xl:leading-tight',
  actions: 'xl:col-start-4 xl:row-start-1 xl:justify-end xl:gap-1.5 xl:*:px-2',
  note: 'xl:col-start-1 xl:col-end-5 xl:row-start-2',
} as const;

type OrderTermsProps = { order: WalletOrder; side?: 'made' | 'received' };

/** Says what a listing or an offer costs, with an estimate of its price. */
export function OrderTerms({ order, side = 'made' }: OrderTermsProps) {
  const { unitPrice } = order;
  return (
    <>
      {termsText(order, side)}
      {unitPrice && (
        <>
          {' '}
          <span className="text-sm text-muted max-sm:block max-sm:min-h-[1lh] xl:block xl:min-h-[1lh]">
            <CardEstimate price={unitPrice} />
          </span>
        </>
      )}
    </>
  );
}
