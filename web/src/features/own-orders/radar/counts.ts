import type { ChainId } from '@trait-market/contract/economy/shared';
import type { WalletOrder } from '@trait-market/contract/economy/wallets';

export type RadarCounts = {
  total: number;
  fillable: number;
  inactive: number;
  byChain: Record<ChainId, number>;
};

export const radarCounts = (orders: readonly WalletOrder[]): RadarCounts => {
  const inactive = orders.filter(({ state }) => state.kind === 'dormant').length;
  const onChain = (chain: ChainId) => orders.filter(({ chainId }) => chainId === chain).length;
  return {
    total: orders.length,
    inactive,
    fillable: orders.length - inactive,
    byChain: { 1: onChain(1), 137: onChain(137) },
  };
};

export const countsText = ({ total, fillable, inactive }: RadarCounts): string => {
  if (total === 0) return 'You have no open orders.';
  const orders = total === 1 ? '1 open order' : `${total} open orders`;
  return `${orders}: ${fillable} active, ${inactive} inactive.`;
};
