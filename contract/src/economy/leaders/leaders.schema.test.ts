import { expect, test } from 'vitest';

import { leaderPage } from '../../../fixtures/economy/collectors';
import { LeaderPageSchema } from './leaders.schema';

test('the fixture parses to itself', () => {
  expect(LeaderPageSchema.parse(leaderPage)).toEqual(leaderPage);
});
