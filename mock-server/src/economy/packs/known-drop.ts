import type { ChainId } from '@trait-market/contract/economy/shared';

import type { LedgerContext } from '../orders/market-context';
import { MarketRefusal } from '../shared/refusal';
import type { DropRow } from '../tables/drop-row';

/** @throws MarketRefusal for an unknown drop */
export const knownDrop = ({ tables }: Pick<LedgerContext, 'tables'>, id: string): DropRow => {
  const found = tables.drops.find(id);
  if (found === undefined) throw new MarketRefusal('unknown-drop', 'There is no such drop.');
  return found;
};

/** @throws MarketRefusal for an unknown drop, and for a drop on another chain */
export const dropOn = (
  context: Pick<LedgerContext, 'tables'>,
  id: string,
  chainId: ChainId,
): DropRow => {
  const drop = knownDrop(context, id);
  if (drop.chainId === chainId) return drop;
  throw new MarketRefusal(
    'wrong-chain',
    'The drop is on another network. Switch your wallet to it.',
  );
};
