import { KNOWN_ROUTES } from './contract/routes';
import { failureOf } from './failure-of';
import { INVARIANTS, type Invariant } from './invariants';
import type { Breach, FailedOutcome, Outcome } from './probe/outcome';
import type { CompletedExchange, Exchange } from './probe/exchange';
import type { CheckResult } from './report';

type Judged = Pick<CheckResult, 'id' | 'route' | 'family' | 'outcome'>;
type Case = { breach: Breach | undefined };

const idOf = (route: string, { family }: Invariant): string => `${route}/${family}/every answer`;

const isCompleted = (exchange: Exchange): exchange is CompletedExchange =>
  exchange.response !== undefined;

export const invariantCases = (): Pick<CheckResult, 'id' | 'route' | 'family'>[] =>
  KNOWN_ROUTES.flatMap(({ name: route }) =>
    INVARIANTS.map((invariant) => ({
      id: idOf(route, invariant),
      route,
      family: invariant.family,
    })),
  );

/**
 * Stores the first breach of each invariant on each route. A breach for which `endsNothing` returns
 * true is stored too, but neither fails nor stops the run.
 */
export const createInvariantResults = (endsNothing: (result: Judged) => boolean = () => false) => {
  const cases = new Map<string, Case>();

  const judge = (invariant: Invariant, route: string, exchange: CompletedExchange): boolean => {
    const id = idOf(route, invariant);
    const breach = cases.get(id)?.breach ?? invariant.breachIn(exchange, route);
    cases.set(id, { breach });
    if (breach === undefined) return true;
    return endsNothing({ id, route, family: invariant.family, outcome: failureOf(breach, '') });
  };

  return {
    // Returns true if no exchange breaches an invariant. Requests to unknown routes aren't judged.
    examine: (exchanges: readonly Exchange[]): boolean =>
      exchanges
        .filter(isCompleted)
        .flatMap((exchange) => {
          const { route } = exchange.request;
          return route === undefined
            ? []
            : INVARIANTS.filter((invariant) => invariant.concerns(exchange)).map((invariant) =>
                judge(invariant, route, exchange),
              );
        })
        .every(Boolean),

    results: (describe: (breach: Breach) => FailedOutcome): CheckResult[] =>
      KNOWN_ROUTES.flatMap(({ name: route }) =>
        INVARIANTS.flatMap((invariant): CheckResult[] => {
          const id = idOf(route, invariant);
          const found = cases.get(id);
          if (found === undefined) return [];
          const outcome: Outcome =
            found.breach === undefined ? { kind: 'passed' } : describe(found.breach);
          const { family, rule } = invariant;
          return [{ id, route, family, rule, outcome, durationMs: 0, observed: [] }];
        }),
      ),
  };
};
