import type { CapabilityName } from '../../capabilities';
import type { Check } from '../../check';
import { flow } from '../../flows/flow';
import { openMarket, type Market } from '../market';

/** What a check of the market does, and what it is about. */
type MarketFlow = {
  rule: string;
  run: (market: Market) => Promise<void>;
  /** Beside goods to trade with. */
  needs?: readonly CapabilityName[];
  /** Whether it runs alone, after all others. */
  alone?: boolean;
};

/** A check of several signed actions; it belongs to the route whose promise it is. */
export const marketFlow = (
  route: string,
  what: string,
  { rule, run, needs = [], alone = false }: MarketFlow,
): Check =>
  flow(`economy.${route}`, what, {
    rule,
    needs: ['giveGoods', ...needs],
    alone,
    run: (context) => run(openMarket(context)),
  });
