import { CHAIN_IDS, CHAINS, type ChainId } from '@trait-market/contract/economy/shared';

import { Button } from '@/components/ui/button';

import type { RadarCounts } from './radar-counts';

const openText = (count: number | undefined): string => {
  if (count === undefined) return 'Not counted yet';
  if (count === 0) return 'No open orders that we know of';
  return count === 1 ? '1 open order' : `${count} open orders`;
};

type RadarChainsProps = {
  /** The numbers of orders; undefined until loaded. "Cancel all" works without these numbers. */
  counts: RadarCounts | undefined;
  onCancelAll: (chainId: ChainId) => void;
};

/** Cancels all orders on a chain, including orders that this market has never seen. */
export function RadarChains({ counts, onCancelAll }: RadarChainsProps) {
  return (
    <section aria-labelledby="cancel-everything" className="mb-10">
      <h2 id="cancel-everything" className="font-display text-lg font-bold">
        Cancel everything
      </h2>
      <p className="mt-2 max-w-text text-muted">
        One signature per network cancels every order this wallet has ever signed here, including
        ones that never reached us. Orders signed on other sites and completed sales stay as they
        are.
      </p>
      <ul className="mt-5 divide-y divide-hairline border-y border-hairline">
        {CHAIN_IDS.map((chainId) => {
          const { name } = CHAINS[chainId];
          return (
            <li
              key={chainId}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4"
            >
              <span>
                <span className="block font-semibold">{name}</span>
                <span className="block text-sm text-muted tabular-nums">
                  {openText(counts?.byChain[chainId])}
                </span>
              </span>
              <Button variant="outline" onClick={() => onCancelAll(chainId)}>
                {`Cancel everything on ${name}`}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
