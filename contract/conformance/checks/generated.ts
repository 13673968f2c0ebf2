import type { NamedRoute } from '../../src/shared/routes-of';
import type { Check, Context } from '../check';
import { needsToken, ROUTES } from '../contract/routes';
import { weightOfRoute } from '../generated/requests/cases-of-route';
import type { WireAnswer, WireRequest } from '../generated/requests/wire';
import { runGenerated } from '../generated/run-generated';
import { asCurl } from '../generated/run/as-curl';
import { shareOut } from '../generated/run/share-out';
import { Breach } from '../outcome';
import type { Answered } from '../probe/exchange';
import type { ProbeRequest } from '../probe/request';

export type GeneratedSettings = {
  seed: number;
  /** Requests in all; 0 leaves the family out. */
  cases: number;
  /** Of the target, for the curl commands. */
  base: string;
};

/** Callers of a route that writes: targets limit what one of them may do. */
const WRITERS = 3;

const tokensFor = async (name: string, isRead: boolean, context: Context): Promise<string[]> => {
  if (!needsToken(name)) return [];
  // The shared caller may be somebody real, whose account nothing here may change.
  if (isRead) return [(await context.caller()).token];
  const writers = await Promise.all(Array.from({ length: WRITERS }, () => context.newcomer()));
  return writers.map(({ token }) => token);
};

const asProbed = (route: string, { method, path, headers, body }: WireRequest): ProbeRequest => ({
  route,
  method,
  path,
  headers,
  body: body === undefined ? undefined : { kind: 'bytes', bytes: Buffer.from(body) },
});

const asWired = ({ answer: { status, headers, body } }: Answered): WireAnswer => ({
  status,
  headers: Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, [value].flat().join(', ')]),
  ),
  body: body.toString('utf8'),
});

const generatedCheck = (
  named: NamedRoute,
  share: number,
  { seed, base }: GeneratedSettings,
): Check => {
  const { name, route } = named;
  const isRead = route.method === 'GET';
  return {
    id: `${name}/generated/random requests`,
    route: name,
    family: 'generated',
    rule: `What the schemas of ${route.method} ${route.path} take in is answered as declared, what they refuse with a 4xx, and nothing with a 5xx.`,
    writes: !isRead,
    run: async (context) => {
      const answers = new Map<string, Answered>();
      const report = await runGenerated({
        routes: [named],
        seed,
        cases: share,
        accessTokens: await tokensFor(name, isRead, context),
        target: base,
        send: async (request) => {
          const answered = await context.probe.send(asProbed(name, request));
          answers.set(asCurl(base, request), answered);
          return asWired(answered);
        },
      });
      const example = report.routes[0]?.counterExample;
      if (example === undefined) return;
      const { rule, got, because, curl, shrinks } = example;
      const expected = `${rule} (${because}; made smaller ${shrinks} times; --seed ${seed})`;
      throw new Breach(expected, got, answers.get(curl), curl);
    },
  };
};

/** Random requests of every route: valid, nearly valid, and meant to hurt. */
export const generatedChecks = (settings: GeneratedSettings): Check[] => {
  if (settings.cases === 0) return [];
  const shares = shareOut(
    settings.cases,
    ROUTES.map(({ route }) => weightOfRoute(route)),
  );
  return ROUTES.map((named, index) => generatedCheck(named, shares[index] ?? 1, settings));
};
