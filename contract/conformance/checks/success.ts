import type { Check } from '../check';
import { call } from '../contract/call';
import { needsToken, ROUTES } from '../contract/routes';
import { expectSuccess } from '../expectations';
import { sampleInputs } from './sample-inputs';

/** Reads that succeed only once there is a profile: flows make one first. The writes are flows too. */
const NEED_A_PROFILE: ReadonlySet<string> = new Set(['users.profile', 'users.publicProfile']);

/** A valid request of each read that needs nothing before it. */
export const successChecks = (): Check[] =>
  ROUTES.filter(({ name, route }) => route.method === 'GET' && !NEED_A_PROFILE.has(name)).map(
    ({ name, route }) => ({
      id: `${name}/success/valid request`,
      route: name,
      family: 'success',
      rule: `§7 ${route.method} ${route.path}: ${route.summary ?? ''}`,
      writes: false,
      run: async ({ probe, caller }) => {
        const token = needsToken(name) ? (await caller()).token : undefined;
        expectSuccess(await probe.send(call(name, { ...sampleInputs[name], token })));
      },
    }),
  );
