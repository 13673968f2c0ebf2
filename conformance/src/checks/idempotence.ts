import type { NamedRoute } from '@trait-market/contract/shared';
import type { Check } from '../check';
import { call } from '../contract/call';
import { isOfEconomy, needsToken } from '../contract/routes';
import { Breach, Skipped } from '../probe/outcome';
import type { Answer } from '../probe/exchange';
import { NOTHING_TO_READ } from './success';
import { sampleInput } from './sample-inputs';

/** A nonce may be another each time, so asking for it is a matter of the sign-in flows. */
const VARIES = 'users.nonce';

const REPETITIONS = 3;

/** A time that an answer was made at is another each time. */
const TIME = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g;

const untimed = ({ body }: Answer): string => body.toString('utf8').replaceAll(TIME, 'a time');

/** Refusals may tell a request's id, which is another each time. */
const isSame = (one: Answer, other: Answer, hasTimes: boolean): boolean =>
  one.status === other.status &&
  (one.status >= 400 || (hasTimes ? untimed(one) === untimed(other) : one.body.equals(other.body)));

/** Reads change nothing: the same question twice gets the same answer. */
export const readTwiceChecks = (routes: readonly NamedRoute[]): Check[] =>
  routes
    .filter(({ name, route }) => route.method === 'GET' && name !== VARIES)
    .map(({ name, route }): Check => ({
      id: `${name}/idempotence/asked twice`,
      route: name,
      family: 'idempotence',
      rule: `${route.method} ${route.path} changes nothing: asked twice, it answers twice the same.`,
      writes: false,
      run: async ({ probe, caller, readOf }) => {
        const token = needsToken(name) ? (await caller()).token : undefined;
        const input = isOfEconomy(name) ? await readOf(name) : (sampleInput(name) ?? {});
        if (input === undefined) throw new Skipped(NOTHING_TO_READ);
        const request = call(name, { ...input, token });
        let last = await probe.send(request);
        // Others may use the target meanwhile, so one of three repetitions has to be the same.
        for (let repetition = 0; repetition < REPETITIONS; repetition += 1) {
          const next = await probe.send(request);
          if (isSame(last.answer, next.answer, isOfEconomy(name))) return;
          last = next;
        }
        throw new Breach('the same answer again', 'another one each time', last);
      },
    }));
