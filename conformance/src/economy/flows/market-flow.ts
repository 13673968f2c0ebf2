import type { CapabilityName } from '../../capabilities';
import type { Check } from '../../check';
import { routeOf, type WithRequest } from '../../contract/routes';
import { flow } from '../../flows/flow';
import { openMarket, type Market } from '../market';

type MarketFlow = {
  rule: string;
  run: (market: Market) => Promise<void>;
  needs?: readonly CapabilityName[];
  alone?: boolean;
};

/**
 * Returns a flow that only reads, and needs no control of the target. It runs alone, because other
 * flows change what it compares.
 */
export const readFlow = (
  route: string,
  what: string,
  { rule, run }: Pick<MarketFlow, 'rule' | 'run'>,
): Check => ({
  ...flow(`economy.${route}`, what, {
    rule,
    alone: true,
    run: (context) => run(openMarket(context)),
  }),
  writes: false,
});

export const marketFlow = (
  route: string | WithRequest,
  what: string,
  { rule, run, needs = [], alone = false }: MarketFlow,
): Check =>
  flow(typeof route === 'string' ? `economy.${route}` : routeOf(route), what, {
    rule,
    needs: ['giveGoods', ...needs],
    alone,
    run: (context) => run(openMarket(context)),
  });
