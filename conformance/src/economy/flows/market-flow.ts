import type { CapabilityName } from '../../capabilities';
import type { Check } from '../../check';
import { flow } from '../../flows/flow';
import { openMarket, type Market } from '../market';

type MarketFlow = {
  rule: string;
  run: (market: Market) => Promise<void>;
  needs?: readonly CapabilityName[];
  alone?: boolean;
};

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
