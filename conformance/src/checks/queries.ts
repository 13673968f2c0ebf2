import type { NamedRoute } from '@trait-market/contract/shared';
import type { Check } from '../check';
import { call } from '../contract/call';
import { needsToken } from '../contract/routes';
import { asSchema, fits } from '../contract/schema';
import { expectRefusal, expectSuccess } from '../expectations';
import type { CompletedExchange } from '../probe/exchange';
import { Breach } from '../probe/outcome';
import { VARIES } from './idempotence';
import { isSame } from './same-response';
import { sampleInput } from './sample-inputs';

const UNLIKE = 'repeated with another value';

const WAYS: readonly { what: string; write: (key: string, value: string) => string }[] = [
  { what: 'repeated', write: (key, value) => `?${key}=${value}&${key}=${value}` },
  { what: UNLIKE, write: (key, value) => `?${key}=${value}&${key}=x` },
  { what: 'as a list', write: (key, value) => `?${key}[]=${value}` },
  { what: 'as a list with an index', write: (key, value) => `?${key}[0]=${value}` },
  { what: 'as an object', write: (key, value) => `?${key}[$ne]=${value}` },
  { what: 'in another case', write: (key, value) => `?${key.toUpperCase()}=${value}` },
];

const RULE =
  '§7 Query arrays are serialized by repeating the key; where the schema takes one value, many are a 400 or 404, or the first or the last one counts. Unknown keys are ignored or a 400, and so are unknown ids of a list.';

const READINGS = 3;

/**
 * Expects a refusal, or the response to one of the values alone. The contract doesn't say which
 * value of a repeated key counts.
 */
const expectOneOrNone = async (
  name: string,
  read: () => Promise<CompletedExchange>,
  readOne: readonly (() => Promise<CompletedExchange>)[],
): Promise<void> => {
  let last = await read();
  // Other users may change the data between two reads.
  for (let reading = 0; reading < READINGS; reading += 1) {
    if (last.response.status >= 400) {
      expectRefusal(last, 400, 404);
      return;
    }
    expectSuccess(last);
    if (name === VARIES) return;
    for (const one of readOne) {
      const { response } = await one();
      if (isSame(name, last.response, response)) return;
    }
    last = await read();
  }
  throw new Breach('a refusal, or the response to one of the values', 'another response', last);
};

export const queryChecks = (routes: readonly NamedRoute[]): Check[] =>
  routes.flatMap(({ name, route }) => {
    const schema = asSchema(route.query);
    const query = sampleInput(name)?.query;
    if (schema === undefined || query === undefined) return [];
    return Object.entries(query).flatMap(([key, sample]) => {
      // The sample of a list parameter can be a list, and each way writes a single value.
      const [value = '']: unknown[] = [sample].flat();
      // A repeated key is valid if the schema accepts a list, and requires no other key.
      const takes = (values: unknown[]): boolean => fits(schema, { [key]: values });
      return WAYS.map(({ what, write }): Check => {
        // The other keys are unknown parameters, which may be ignored.
        const mayBeIgnored = !what.startsWith('repeated') && fits(schema, {});
        const isRight =
          what.startsWith('repeated') && takes([value, what === UNLIKE ? 'x' : value]);
        return {
          id: `${name}/query/${key} ${what}`,
          route: name,
          family: 'query',
          rule: RULE,
          writes: false,
          run: async ({ probe, caller, paramsOf }) => {
            const rawQuery = write(key, encodeURIComponent(String(value)));
            const token = needsToken(name) ? (await caller()).token : undefined;
            const params = (await paramsOf(name)) ?? sampleInput(name)?.params ?? {};
            const send = (written: string) =>
              probe.send(call(name, { rawQuery: written, params, token }));
            if (what.startsWith('repeated') && !takes([value, value])) {
              const alone = [String(value), 'x'].map((one) => `?${key}=${encodeURIComponent(one)}`);
              await expectOneOrNone(
                name,
                () => send(rawQuery),
                alone.map((one) => () => send(one)),
              );
              return;
            }
            const response = await send(rawQuery);
            const isIgnored = mayBeIgnored && response.response.status < 400;
            // The generated ids of a valid list need not exist, where the contract knows a 404.
            if (isRight && 404 in route.responses && response.response.status === 404) return;
            // Unknown ids of a list match nothing, or are refused.
            if (isRight && what === UNLIKE && response.response.status === 400)
              expectRefusal(response, 400);
            else if (isRight || isIgnored) expectSuccess(response);
            else expectRefusal(response, 400);
          },
        };
      });
    });
  });
