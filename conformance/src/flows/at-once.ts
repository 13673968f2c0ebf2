import type { Check } from '../check';
import { expectRefusal, expectSuccess } from '../expectations';
import { flow } from './flow';
import { createProfile } from './profiles';

const createdTwiceAtOnce = flow('users.createProfile', 'created twice concurrently', {
  family: 'idempotence',
  rule: 'POST /v1/users/profile: 409 if there is one; of two at the same time exactly one creates it.',
  run: async ({ probe, newcomer, newName }) => {
    const session = await newcomer();
    const username = newName();
    const responses = await Promise.all(
      [1, 2].map(() => createProfile(probe, session, { username })),
    );
    const [lower, higher] = responses.toSorted(
      (one, two) => one.response.status - two.response.status,
    );
    if (lower !== undefined) expectSuccess(lower);
    if (higher !== undefined) expectRefusal(higher, 409);
  },
});

export const atOnceFlows = (): Check[] => [createdTwiceAtOnce];
