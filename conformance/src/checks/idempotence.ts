import type { NamedRoute } from '@trait-market/contract/shared';
import type { Check } from '../check';
import { call } from '../contract/call';
import { isOfEconomy, needsToken } from '../contract/routes';
import { Breach, Skipped } from '../probe/outcome';
import { isSame } from './same-response';
import { NOTHING_TO_READ } from './success';
import { sampleInput } from './sample-inputs';

/** The route whose responses may differ. Nonces are checked by the sign-in flows. */
export const VARIES = 'users.nonce';

const REPETITIONS = 3;

export const readTwiceChecks = (routes: readonly NamedRoute[]): Check[] =>
  routes
    .filter(({ name, route }) => route.method === 'GET' && name !== VARIES)
    .map(({ name, route }): Check => ({
      id: `${name}/idempotence/repeated`,
      route: name,
      family: 'idempotence',
      rule: `${route.method} ${route.path} changes nothing: repeating it returns the same response, apart from fields that aren't documented.`,
      writes: false,
      run: async ({ probe, caller, readOf }) => {
        const token = needsToken(name) ? (await caller()).token : undefined;
        const input = isOfEconomy(name) ? await readOf(name) : (sampleInput(name) ?? {});
        if (input === undefined) throw new Skipped(NOTHING_TO_READ);
        const request = call(name, { ...input, token });
        let last = await probe.send(request);
        // Other users may change the data between two requests, so it is enough if one of three
        // repetitions is equal.
        for (let repetition = 0; repetition < REPETITIONS; repetition += 1) {
          const next = await probe.send(request);
          if (isSame(name, last.response, next.response)) return;
          last = next;
        }
        throw new Breach('the same response', 'a different response each time', last);
      },
    }));
