import type { WalletAddress } from '@trait-market/contract/shared';

import { Fact } from '@/components/economy/fact';
import { PriceText } from '@/components/economy/prices/price-text';
import { RowEstimate } from '@/components/economy/prices/row-estimate';
import { QueryFailure } from '@/components/query-failure';
import { useLookPrice } from '@/lib/looks/use-look-price';
import type { Look } from '@/lib/looks/look';

type LookCostProps = {
  look: Look;
  /** The wallet whose traits count as owned: the user's own, or the one that a guest follows. */
  wallet: WalletAddress | undefined;
  isYou: boolean;
};

const listedText = (listed: number, of: number): string =>
  listed === of ? 'every trait at its floor' : `${listed} of ${of} traits are listed`;

/** A non-breaking space, which reserves the line of a note that is still loading. */
const NOTHING_YET = '\u00A0';

const buyText = (missing: number, notForSale: number): string => {
  if (missing === 0) return 'nothing is missing';
  return notForSale === 0 ? 'all of it is listed' : `${notForSale} not listed`;
};

export function LookCost({ look, wallet, isYou }: LookCostProps) {
  const { price, error, isOutdated, retry } = useLookPrice(look, wallet);
  if (error && !price)
    return (
      <QueryFailure title="Couldn’t load what this look costs" error={error} onRetry={retry} />
    );
  const traits = price?.traits ?? [];
  const held = traits.filter(({ loose, worn }) => loose + worn > 0).length;
  const listed = traits.filter(({ floor }) => floor !== null).length;
  const isEmpty = Object.keys(look).length === 0;
  const isPending = price === undefined && !isEmpty;
  return (
    <dl
      aria-busy={isOutdated}
      className={`grid grid-cols-2 gap-x-6 gap-y-4 border-y border-hairline py-4 transition-opacity ${isOutdated ? 'opacity-50' : ''}`}
    >
      {isEmpty && (
        <Fact name="Costs now" note="no traits chosen">
          Nothing
        </Fact>
      )}
      {!isEmpty && (
        <Fact
          name="Costs now"
          note={
            <>
              {isPending && <span className="block">{NOTHING_YET}</span>}
              {price && listed > 0 && <RowEstimate price={price.total} />}
              {isPending ? NOTHING_YET : listedText(listed, traits.length)}
            </>
          }
        >
          {isPending && <span>…</span>}
          {price && (listed > 0 ? <PriceText price={price.total} /> : <span>None listed</span>)}
        </Fact>
      )}
      {wallet !== undefined && !isEmpty && (
        <>
          <Fact name={isYou ? 'You have' : 'The wallet you follow has'} note="loose or worn">
            {isPending ? '…' : `${held} of ${traits.length}`}
          </Fact>
          {price && held > 0 && (
            <Fact
              name="Left to buy"
              note={
                <>
                  <RowEstimate price={price.toBuy} />
                  {buyText(traits.length - held, price.notForSale.length)}
                </>
              }
            >
              <PriceText price={price.toBuy} />
            </Fact>
          )}
        </>
      )}
    </dl>
  );
}
