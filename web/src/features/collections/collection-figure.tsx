import type {
  Collection,
  CollectionSort,
  RankingPeriod,
} from '@trait-market/contract/economy/collections';
import type { Price } from '@trait-market/contract/economy/shared';

import { ChangeText } from '@/components/economy/prices/change-text';
import { nativePrice } from '@/lib/economy/amounts/native-price';
import { EstimatedPrice } from '@/components/economy/prices/estimated-price';
import { displayPrice } from '@/lib/economy/amounts/rounded-price';
import { grouped } from '@/lib/format/grouped';
import { percentText } from '@/lib/format/percent-text';

import { floorChange } from './ranking';

function Unknown({ children = 'Unknown' }: { children?: string | undefined }) {
  return (
    <span className="text-muted">
      <span aria-hidden>–</span>
      <span className="sr-only">{children}</span>
    </span>
  );
}

/** Shows the floor of the traits or of the avatars. */
export function Floor({ floor }: { floor: Price | null | undefined }) {
  if (floor) return <EstimatedPrice price={floor} />;
  return <Unknown>{floor === null ? 'None listed' : undefined}</Unknown>;
}

type FigureProps = { metric: CollectionSort; collection: Collection; period: RankingPeriod };

export function CollectionFigure({ metric, collection, period }: FigureProps) {
  const { chainId, floor, bestOffer, volume, windows, owners, listed, supply } = collection;
  switch (metric) {
    case 'floor':
      return <Floor floor={floor} />;
    case 'best-offer':
      if (bestOffer) return <EstimatedPrice price={nativePrice(bestOffer)} />;
      return <Unknown>{bestOffer === null ? 'No collection offer' : undefined}</Unknown>;
    case 'volume':
      return (
        <EstimatedPrice
          price={{ chainId, coin: 'native', amount: volume[period] }}
          format={displayPrice}
        />
      );
    case 'change': {
      const change = floorChange(collection, period);
      return change ? <ChangeText change={change} className="" /> : <Unknown />;
    }
    case 'sales':
      return windows ? grouped(windows[period].sales) : <Unknown />;
    case 'holders':
      return grouped(owners);
    default:
      return percentText(supply.editions === 0 ? 0 : listed / supply.editions);
  }
}
