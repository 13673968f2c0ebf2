import { KNOWN_ROUTES } from './contract/routes';
import { failureOf } from './failure-of';
import { LAWS, type Law } from './laws';
import type { Breach, FailedOutcome, Outcome } from './probe/outcome';
import type { Answered, Exchange } from './probe/exchange';
import type { CheckResult } from './report';

type Judged = Pick<CheckResult, 'id' | 'route' | 'family' | 'outcome'>;
type Case = { breach: Breach | undefined };

const idOf = (route: string, { family }: Law): string => `${route}/${family}/every answer`;

const isAnswered = (exchange: Exchange): exchange is Answered => exchange.answer !== undefined;

export const lawCases = (): Pick<CheckResult, 'id' | 'route' | 'family'>[] =>
  KNOWN_ROUTES.flatMap(({ name: route }) =>
    LAWS.map((law) => ({ id: idOf(route, law), route, family: law.family })),
  );

/**
 * Stores the first breach of each invariant (law) on each route. The run ignores breaches for which
 * `endsNothing` returns true.
 */
export const createLawBook = (endsNothing: (result: Judged) => boolean = () => false) => {
  const cases = new Map<string, Case>();

  const judge = (law: Law, route: string, exchange: Answered): boolean => {
    const id = idOf(route, law);
    const breach = cases.get(id)?.breach ?? law.breachIn(exchange, route);
    cases.set(id, { breach });
    if (breach === undefined) return true;
    return endsNothing({ id, route, family: law.family, outcome: failureOf(breach, '') });
  };

  return {
    // Returns true if no exchange breaches an invariant. Requests to unknown routes aren't judged.
    examine: (exchanges: readonly Exchange[]): boolean =>
      exchanges
        .filter(isAnswered)
        .flatMap((exchange) => {
          const { route } = exchange.request;
          return route === undefined
            ? []
            : LAWS.filter((law) => law.concerns(exchange)).map((law) =>
                judge(law, route, exchange),
              );
        })
        .every(Boolean),

    results: (describe: (breach: Breach) => FailedOutcome): CheckResult[] =>
      KNOWN_ROUTES.flatMap(({ name: route }) =>
        LAWS.flatMap((law): CheckResult[] => {
          const id = idOf(route, law);
          const found = cases.get(id);
          if (found === undefined) return [];
          const outcome: Outcome =
            found.breach === undefined ? { kind: 'passed' } : describe(found.breach);
          const { family, rule } = law;
          return [{ id, route, family, rule, outcome, durationMs: 0, observed: [] }];
        }),
      ),
  };
};
