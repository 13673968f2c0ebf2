import type { Check } from '../check';
import { call } from '../contract/call';
import { needsToken, ROUTES } from '../contract/routes';
import { Breach } from '../outcome';
import type { Answer } from '../probe/exchange';
import { sampleInputs } from './sample-inputs';

/** A nonce may be another each time, so asking for it is a matter of the sign-in flows. */
const VARIES = 'users.nonce';

const REPETITIONS = 3;

/** Refusals may tell a request's id, which is another each time. */
const isSame = (one: Answer, other: Answer): boolean =>
  one.status === other.status && (one.status >= 400 || one.body.equals(other.body));

/** Reads change nothing: the same question twice gets the same answer. */
export const readTwiceChecks = (): Check[] =>
  ROUTES.filter(({ name, route }) => route.method === 'GET' && name !== VARIES).map(
    ({ name, route }): Check => ({
      id: `${name}/idempotence/asked twice`,
      route: name,
      family: 'idempotence',
      rule: `${route.method} ${route.path} changes nothing: asked twice, it answers twice the same.`,
      writes: false,
      run: async ({ probe, caller }) => {
        const token = needsToken(name) ? (await caller()).token : undefined;
        const request = call(name, { ...sampleInputs[name], token });
        let last = await probe.send(request);
        // Others may use the target meanwhile, so one of three repetitions has to be the same.
        for (let repetition = 0; repetition < REPETITIONS; repetition += 1) {
          const next = await probe.send(request);
          if (isSame(last.answer, next.answer)) return;
          last = next;
        }
        throw new Breach('the same answer again', 'another one each time', last);
      },
    }),
  );
