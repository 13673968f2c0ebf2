import { expect, test } from 'vitest';

import {
  fathomClub,
  fathomClubAvatars,
  fathomClubStats,
} from '../../../fixtures/economy/collectors';
import { CollectionStatsSchema, RankedAvatarPageSchema } from './collection-stats.schema';
import { CollectionDetailSchema } from './collections.schema';

test('the fixtures parse to themselves', () => {
  expect(CollectionDetailSchema.parse(fathomClub)).toEqual(fathomClub);
  expect(CollectionStatsSchema.parse(fathomClubStats)).toEqual(fathomClubStats);
  expect(RankedAvatarPageSchema.parse(fathomClubAvatars)).toEqual(fathomClubAvatars);
});
