import type { NamedRoute } from '@trait-market/contract/shared';
import type { Check, Context } from '../check';
import { needsToken } from '../contract/routes';
import { fuzzRoute } from '../fuzzing/run/fuzz-route';
import { weightOfRoute } from '../fuzzing/requests/cases-of-route';
import { shareOut } from '../fuzzing/run/share-out';
import { Breach } from '../probe/outcome';

export type GeneratedSettings = {
  seed: number;
  cases: number;
};

// The number of callers per writing route. One wouldn't suffice, because targets limit each
// caller's requests.
const WRITERS = 3;

const tokensFor = async (name: string, isRead: boolean, context: Context): Promise<string[]> => {
  if (!needsToken(name)) return [];
  // Only reads use the shared caller, because it may be a real account, which generated writes must
  // not change.
  if (isRead) return [(await context.caller()).token];
  const writers = await Promise.all(Array.from({ length: WRITERS }, () => context.newcomer()));
  return writers.map(({ token }) => token);
};

const generatedCheck = (named: NamedRoute, cases: number, seed: number): Check => {
  const { name, route } = named;
  const isRead = route.method === 'GET';
  return {
    id: `${name}/generated/random requests`,
    route: name,
    family: 'generated',
    rule: `Requests that the schemas of ${route.method} ${route.path} accept get a declared response, requests that they refuse get a 4xx, and none gets a 5xx.`,
    writes: !isRead,
    run: async (context) => {
      const { failed } = await fuzzRoute(named, {
        send: context.probe.send,
        seed,
        cases,
        accessTokens: await tokensFor(name, isRead, context),
      });
      if (failed === undefined) return;
      const { breach, because, shrinks } = failed;
      const expected = `${breach.expected} (${because}; shrunk ${shrinks} times; --seed ${seed})`;
      throw new Breach(expected, breach.got, breach.exchange);
    },
  };
};

export const generatedChecks = (
  routes: readonly NamedRoute[],
  { seed, cases }: GeneratedSettings,
): Check[] => {
  if (cases === 0) return [];
  const shares = shareOut(
    cases,
    routes.map(({ route }) => weightOfRoute(route)),
  );
  return routes.map((named, index) => generatedCheck(named, shares[index] ?? 1, seed));
};
