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
    const answers = await Promise.all(
      [1, 2].map(() => createProfile(probe, session, { username })),
    );
    const [lower, higher] = answers.toSorted((one, two) => one.answer.status - two.answer.status);
    if (lower !== undefined) expectSuccess(lower);
    if (higher !== undefined) expectRefusal(higher, 409);
  },
});

export const atOnceFlows = (): Check[] => [createdTwiceAtOnce];
