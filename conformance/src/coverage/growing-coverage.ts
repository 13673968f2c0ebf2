import type { NamedRoute } from '@trait-market/contract/shared';
import { isOfEconomy, KNOWN_ROUTES, V1_ROUTES } from '../contract/routes';
import type { CompletedExchange } from '../probe/exchange';
import { coverageOf, variantsOfRoute } from './coverage';
import type { RouteCoverage } from '../route-coverage';
import { timingOfDurations } from './timing';

const STORED_DURATIONS = 1000;

type Seen = {
  requests: number;
  statuses: Map<string, number>;
  variants: Map<string, boolean>;
  durations: number[];
};

/** Measures the coverage of live traffic in a bounded amount of memory. */
export const createGrowingCoverage = () => {
  const seen = new Map<string, Seen>();

  const coverage = (named: NamedRoute): RouteCoverage => {
    const none = coverageOf(named, []);
    const found = seen.get(named.name);
    if (found === undefined) return none;
    const unseen = [...found.variants].flatMap(([label, isSeen]) => (isSeen ? [] : [label]));
    const of = found.variants.size;
    return {
      ...none,
      requests: found.requests,
      statuses: { ...none.statuses, ...Object.fromEntries(found.statuses) },
      variants: of === 0 ? none.variants : { seen: of - unseen.length, of, unseen },
      ...(found.durations.length > 0 && { timing: timingOfDurations(found.durations) }),
    };
  };

  return {
    /**
     * Counts an exchange.
     * @param isWhole whether the request's and the response's bodies are complete; if not, their
     * schema variants aren't recorded
     */
    add: (named: NamedRoute, exchange: CompletedExchange, isWhole: boolean): void => {
      const { name } = named;
      const found = seen.get(name) ?? {
        requests: 0,
        statuses: new Map<string, number>(),
        variants: new Map<string, boolean>(),
        durations: [],
      };
      seen.set(name, found);
      found.requests += 1;
      const status = String(exchange.response.status);
      found.statuses.set(status, (found.statuses.get(status) ?? 0) + 1);
      if (exchange.durationMs !== undefined) found.durations.push(exchange.durationMs);
      if (found.durations.length > STORED_DURATIONS) found.durations.shift();
      if (!isWhole) return;
      for (const { label, isSeen } of variantsOfRoute(named, [exchange])) {
        found.variants.set(label, isSeen || found.variants.get(label) === true);
      }
    },
    all: (): RouteCoverage[] => {
      const routes = [...seen.keys()].some(isOfEconomy) ? KNOWN_ROUTES : V1_ROUTES;
      return routes.map(coverage);
    },
  };
};
