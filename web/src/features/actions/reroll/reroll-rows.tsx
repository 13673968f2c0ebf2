import { REROLL_HOURS, REROLL_LIMIT, type RerollPool } from '@trait-market/contract/economy/reroll';
import type { ChainId } from '@trait-market/contract/economy/shared';
import type { OwnedTrait } from '@trait-market/contract/economy/wallets';
import type { WalletAddress } from '@trait-market/contract/shared';
import { creditBalance } from '@trait-market/contract/v1/credits';

import { AmountRows } from '@/components/economy/prices/amount-rows';
import { Thumbnail } from '@/components/thumbnail';
import { useCredits } from '@/lib/credits';
import { shortPrice } from '@/lib/economy/amounts/short-price';
import { useOwnRerolls, usePool } from '@/lib/economy/draws/reroll-queries';
import { type TradeValue, valuedText } from '@/lib/economy/floors/use-trade-values';
import { editionsText, rarityNames } from '@/lib/economy/traits/trait-words';
import { plainText } from '@/lib/format/plain-text';

import { creditRows } from '../shared/form/price-rows';
import { PICTURED, TraitPictures } from '../shared/subject/trait-pictures';
import { chancesOf, creditsFor, drawnFrom, rarestOf } from './rolling';
import { useRerollValues } from './use-reroll-values';

const nameOf = ({ value }: OwnedTrait): string => plainText(value) || 'Unnamed trait';

const textOf = (count: number | undefined): string => (count === undefined ? '…' : String(count));

const totalText = (chainId: ChainId, { amount, counted, unknown }: TradeValue): string => {
  if (counted === 0) return 'Unknown';
  const text = shortPrice({ chainId, coin: 'native', amount: String(amount) });
  return unknown > 0 ? `At least ${text}` : text;
};

const PICTURE = 40;

type RerollRowsProps = {
  pool: Pick<RerollPool, 'collection' | 'slot' | 'chainId'>;
  stake: readonly OwnedTrait[];
  address: WalletAddress | undefined;
};

/** Shows what a re-roll takes, what could come out and how likely it is, and what is left afterwards. */
export function RerollRows({ pool: of, stake, address }: RerollRowsProps) {
  const { data: pool } = usePool(`${of.collection}/${of.slot}`);
  const { data: credits } = useCredits();
  const { data: own } = useOwnRerolls(address);
  const { valued, given, average, partlyKnown } = useRerollValues(of, stake);
  const valueText = (place: number): string => {
    const value = valued[place];
    return value?.found === undefined ? '…' : valuedText(value);
  };
  const left = own && `${REROLL_LIMIT - own.rerolled - 1} of ${REROLL_LIMIT}`;
  return (
    <>
      {pool && (
        <TraitPictures title="Could come out" traits={rarestOf(pool, stake).slice(0, PICTURED)} />
      )}
      <AmountRows
        rows={[
          ...stake.map((trait, place) => ({
            id: `stake ${place}`,
            label: nameOf(trait),
            detail: [
              place === 0 ? 'Joins the pool' : 'Burned for good',
              rarityNames[trait.rarity],
              editionsText(trait.editions),
            ].join(' · '),
            picture: <Thumbnail src={trait.imageUrl} size={PICTURE} className="size-10" />,
            value: valueText(place),
          })),
          {
            label: 'Value of what you put in',
            detail: 'by floor, else by last sale, else by best offer',
            value: given.missing === 0 ? totalText(of.chainId, given) : '…',
          },
          {
            label: 'Average value of what can come out',
            detail: partlyKnown ?? 'by floor, else by last sale, else by best offer',
            value: average === null ? 'Unknown' : average ? shortPrice(average.price) : '…',
          },
          { label: 'Editions you could get', value: textOf(pool && drawnFrom(pool, stake)) },
          ...(pool ? chancesOf(pool, stake) : []),
          ...creditRows(creditsFor(stake), credits && creditBalance(credits)),
          { label: `Re-rolls left in ${REROLL_HOURS} hours`, value: left ?? '…' },
        ]}
      />
    </>
  );
}
