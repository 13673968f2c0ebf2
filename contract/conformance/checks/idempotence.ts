import type { Check } from '../check';
import { call } from '../contract/call';
import { needsToken, ROUTES } from '../contract/routes';
import { expectStatus, expectThat } from '../expectations';
import { sampleInputs } from './sample-inputs';

/** A nonce may be another each time, so asking for it is a matter of the sign-in flows. */
const VARIES = 'users.nonce';

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
        const first = await probe.send(request);
        const second = await probe.send(request);
        expectStatus(second, first.answer.status);
        expectThat(
          first.answer.body.equals(second.answer.body) || first.answer.status >= 400,
          `the same body: ${first.answer.body.toString('utf8').slice(0, 200)}`,
          second.answer.body.toString('utf8').slice(0, 200),
          second,
        );
      },
    }),
  );
