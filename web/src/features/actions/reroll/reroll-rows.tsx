import { REROLL_HOURS, REROLL_LIMIT, type RerollPool } from '@trait-market/contract/economy/reroll';
import type { OwnedTrait } from '@trait-market/contract/economy/wallets';
import type { WalletAddress } from '@trait-market/contract/shared';
import { creditBalance } from '@trait-market/contract/v1/credits';

import { AmountRows } from '@/components/economy/prices/amount-rows';
import { useCredits } from '@/lib/credits';
import { useOwnRerolls, usePool } from '@/lib/economy/draws/reroll-queries';
import { plainText } from '@/lib/format/plain-text';

import { creditRows } from '../shared/form/price-rows';
import { PICTURED, TraitPictures } from '../shared/subject/trait-pictures';
import { creditsFor, drawnFrom, oddsOf, rarestOf } from './rolling';

const nameOf = ({ value }: OwnedTrait): string => plainText(value) || 'Unnamed trait';

const textOf = (count: number | undefined): string => (count === undefined ? '…' : String(count));

type RerollRowsProps = {
  pool: Pick<RerollPool, 'collection' | 'slot'>;
  stake: readonly OwnedTrait[];
  address: WalletAddress | undefined;
};

/** Shows what a re-roll takes, what could come out and how likely it is, and what is left afterwards. */
export function RerollRows({ pool: { collection, slot }, stake, address }: RerollRowsProps) {
  const { data: pool } = usePool(`${collection}/${slot}`);
  const { data: credits } = useCredits();
  const { data: own } = useOwnRerolls(address);
  const [joins, ...burned] = stake;
  const odds = pool && oddsOf(pool, stake);
  const left = own && `${REROLL_LIMIT - own.rerolled - 1} of ${REROLL_LIMIT}`;
  return (
    <>
      {pool && (
        <TraitPictures title="Could come out" traits={rarestOf(pool, stake).slice(0, PICTURED)} />
      )}
      <AmountRows
        rows={[
          { label: 'Joins the pool', value: joins === undefined ? '' : nameOf(joins) },
          ...burned.map((trait, place) => ({
            id: `burned ${place}`,
            label: 'Burned for good',
            value: nameOf(trait),
          })),
          { label: 'Editions you could get', value: textOf(pool && drawnFrom(pool, stake)) },
          ...(odds?.rarer === undefined
            ? []
            : [{ label: 'Chance of a rarer trait', value: odds.rarer }]),
          ...(odds ? [{ label: 'Chance of the same trait', value: odds.same }] : []),
          ...creditRows(creditsFor(stake), credits && creditBalance(credits)),
          { label: `Re-rolls left in ${REROLL_HOURS} hours`, value: left ?? '…' },
        ]}
      />
    </>
  );
}
