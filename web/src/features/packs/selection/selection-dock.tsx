import { MAX_PACK_LINES, MAX_PACKS_BOUGHT } from '@trait-market/contract/economy/actions';

import { Estimate } from '@/components/economy/prices/estimate';
import { Button } from '@/components/ui/button';
import type { PackLine } from '@/lib/actions/action';
import { useActions } from '@/lib/actions/actions-context';
import { exactPrice } from '@/lib/economy/amounts/short-price';
import { countOfPacks, packsCount, priceOfPacks } from '@/lib/economy/draws/pack-lines';
import { packSelection } from '@/lib/economy/draws/pack-selection';
import { sumsByChain } from '@/lib/economy/orders/lines';
import { cn } from '@/lib/cn';
import { listText } from '@/lib/format/list-text';

import type { SelectedPacks } from './use-selected-packs';

const limitsOf = (lines: readonly PackLine[]): string[] => {
  const isFull = lines.some(({ drop: { chainId } }) => {
    const onChain = lines.filter(({ drop }) => drop.chainId === chainId);
    return countOfPacks(onChain) >= MAX_PACKS_BOUGHT;
  });
  return [
    ...(isFull ? [`You can buy ${MAX_PACKS_BOUGHT} packs at a time on each network.`] : []),
    ...(lines.length >= MAX_PACK_LINES
      ? [`You can buy packs of ${MAX_PACK_LINES} drops at a time.`]
      : []),
  ];
};

const noteOf = (drops: number, chains: number): string => {
  if (chains > 1) return 'Each network needs its own signature.';
  return drops > 1 ? 'One signature buys them all.' : 'From one drop.';
};

/** Shows the total of the selected packs. It has the same height without a selection. */
export function SelectionDock({ selected: { lines } }: { selected: SelectedPacks }) {
  const { start } = useActions();
  const sums = sumsByChain(lines.map(priceOfPacks));
  const count = countOfPacks(lines);
  return (
    <section
      aria-label="Selected packs"
      className={cn(
        'grid min-h-36 content-center border-hairline sm:min-h-24',
        count > 0 &&
          'dock sticky bottom-0 z-notice -mx-4 border-t bg-surface px-4 py-3 sm:mx-0 sm:rounded-t-card sm:border sm:border-b-0',
      )}
    >
      {count === 0 ? (
        <p className="max-w-text text-sm text-muted">
          Select packs of several drops to buy them together. One signature buys them all, or one
          for each network.
        </p>
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <div className="min-w-40 flex-1">
            <p role="status" className="font-semibold tabular-nums">
              <span>{`${packsCount(count)} selected`}</span>
            </p>
            <p className="text-sm text-muted tabular-nums">
              <Estimate amounts={sums} /> <span>{noteOf(lines.length, sums.length)}</span>
              {limitsOf(lines).map((limit) => (
                <span key={limit}> {limit}</span>
              ))}
            </p>
          </div>
          <Button variant="ghost" onClick={packSelection.clear}>
            Clear
          </Button>
          <Button
            size="lg"
            className="tabular-nums max-sm:h-auto max-sm:min-h-12 max-sm:w-full max-sm:py-2 max-sm:whitespace-normal"
            onClick={() => start({ kind: 'buySeveralPacks', lines })}
          >
            {`Buy ${packsCount(count)} for ${listText(sums.map(exactPrice))}`}
          </Button>
        </div>
      )}
    </section>
  );
}
