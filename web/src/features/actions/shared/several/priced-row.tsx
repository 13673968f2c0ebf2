import type { Collection } from '@trait-market/contract/economy/collections';
import type { ChainId, Coin, TraitRef } from '@trait-market/contract/economy/shared';

import { SafePicture } from '@/components/safe-picture';
import { TraitPlaceholder } from '@/components/trait-placeholder';
import { coinSymbol, coinText } from '@/lib/economy/amounts/coin-amount';
import type { Read } from '@/lib/economy/amounts/parse-amount';
import { plainText } from '@/lib/format/plain-text';

import type { useActionValues } from '../form/use-action-values';
import { VS_FLOOR } from './floor-change';

type PricedTrait = Pick<TraitRef, 'value' | 'imageUrl' | 'collection'>;

type Row = {
  form: Pick<ReturnType<typeof useActionValues>, 'change' | 'set' | 'wasTried'>;
  key: string;
  item: { trait: PricedTrait };
  chainId: ChainId;
  coin: Coin;
  collections: readonly Pick<Collection, 'slug' | 'name'>[];
  suggested: bigint | undefined;
  typed: string | undefined;
  text: string;
  read: Read<bigint>;
};

/** Returns the parts of a trait's row that listings and offers have in common. */
export const pricedRow = ({
  form: { change, set, wasTried },
  key,
  item: { trait },
  chainId,
  coin,
  collections,
  suggested,
  typed,
  text,
  read,
}: Row) => {
  const unit = coinSymbol(chainId, coin);
  const found = collections.find(({ slug }) => slug === trait.collection);
  return {
    picture: (
      <SafePicture
        src={trait.imageUrl}
        alt=""
        size={48}
        placeholder={<TraitPlaceholder />}
        className="size-12 max-w-none overflow-hidden rounded-control bg-wall"
      />
    ),
    collection: plainText(found?.name ?? trait.collection),
    changeTitle: VS_FLOOR,
    label: `Price of ${plainText(trait.value) || 'Unnamed trait'}, in ${unit}`,
    unit,
    text,
    isUnpriced: read.error !== undefined,
    error: wasTried || (typed !== undefined && typed !== '') ? read.error : undefined,
    suggested:
      typed === undefined || suggested === undefined
        ? undefined
        : coinText(chainId, coin, suggested),
    onChange: change(`price ${key}`),
    onReset: () => set({ [`price ${key}`]: undefined }),
    onRemove: () => set({ [`out ${key}`]: '1' }),
  };
};
