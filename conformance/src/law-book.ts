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

/** Every law of every route, as the results name them. */
export const lawCases = (): Pick<CheckResult, 'id' | 'route' | 'family'>[] =>
  KNOWN_ROUTES.flatMap(({ name: route }) =>
    LAWS.map((law) => ({ id: idOf(route, law), route, family: law.family })),
  );

/**
 * Holds every answer of a run against the laws, and keeps the first breach of each on each route.
 *
 * @param endsNothing breaches that `examine` says nothing about
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
    /** Whether all laws were kept, but for breaches that end nothing. What was asked of no route is under none. */
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

    /** One result for each law and route that gave it anything to judge. */
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
