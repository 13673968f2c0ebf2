import type { ChainId } from '@trait-market/contract/economy/chains';
import type { WalletOrder } from '@trait-market/contract/economy/wallet-orders';

export type RadarCounts = {
  total: number;
  fillable: number;
  dormant: number;
  byChain: Record<ChainId, number>;
};

export const radarCounts = (orders: readonly WalletOrder[]): RadarCounts => {
  const dormant = orders.filter(({ state }) => state.kind === 'dormant').length;
  const onChain = (chain: ChainId) => orders.filter(({ chainId }) => chainId === chain).length;
  return {
    total: orders.length,
    dormant,
    fillable: orders.length - dormant,
    byChain: { 1: onChain(1), 137: onChain(137) },
  };
};

/** How many there are, as a sentence that is read out whenever it changes. */
export const countsText = ({ total, fillable, dormant }: RadarCounts): string => {
  if (total === 0) return 'You have no open orders.';
  const orders = total === 1 ? '1 open order' : `${total} open orders`;
  return `${orders}: ${fillable} active, ${dormant} inactive.`;
};
