import { expect, test } from 'vitest';

import { activityPage } from '../../../fixtures/economy/collectors';
import { ActivityPageSchema } from './activity.schema';

test('the fixture parses to itself', () => {
  expect(ActivityPageSchema.parse(activityPage)).toEqual(activityPage);
});
