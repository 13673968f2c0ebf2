import type { Price } from '@trait-market/contract/economy/shared';
import type { ReactNode } from 'react';

import { Estimate } from '@/components/economy/prices/estimate';
import { nativePrice } from '@/lib/economy/amounts/native-price';
import { PriceText } from '@/components/economy/prices/price-text';

import type { Value } from './best-of';

/** A fact that is compared, of traits or of avatars. */
export type Row<Of> = {
  title: string;
  cell: (of: Of) => ReactNode;
  /** Whether the row is left out in print. */
  isForScreen?: boolean;
  /** Which of the values is marked, and by which word. */
  best?: { word: string; prefers: 'low' | 'high'; values: readonly Value[] };
};

export const none = (text: string) => <span className="text-muted">{text}</span>;

export const priceCell = (price: Price | null, without: string, note?: ReactNode): ReactNode =>
  price === null ? (
    none(without)
  ) : (
    <>
      <PriceText price={nativePrice(price)} className="block font-semibold" />
      <Estimate amounts={[price]} className="block text-sm" />
      {note && <span className="block text-sm text-muted">{note}</span>}
    </>
  );
