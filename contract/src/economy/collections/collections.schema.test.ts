import { expect, test } from 'vitest';

import { fathomClub } from '../../../fixtures/economy/collectors';
import { CollectionDetailSchema } from './collections.schema';

test('the fixture parses to itself', () => {
  expect(CollectionDetailSchema.parse(fathomClub)).toEqual(fathomClub);
});
