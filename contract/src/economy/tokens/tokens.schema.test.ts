import { expect, test } from 'vitest';

import {
  collectionOfferPage,
  holderPage,
  pastOfferPage,
  traitDepth,
  traitMetadata,
} from '../../../fixtures/economy/tokens';
import { AvatarHistoryQuerySchema } from '../avatars/avatar-history.schema';
import { HolderPageSchema } from './holders.schema';
import { CollectionOfferPageSchema, PastOfferPageSchema, TraitDepthSchema } from './offers.schema';
import { TokenMetadataSchema } from './token-metadata.schema';

test('fixtures parse to themselves', () => {
  expect(TraitDepthSchema.parse(traitDepth)).toEqual(traitDepth);
  expect(PastOfferPageSchema.parse(pastOfferPage)).toEqual(pastOfferPage);
  expect(CollectionOfferPageSchema.parse(collectionOfferPage)).toEqual(collectionOfferPage);
  expect(HolderPageSchema.parse(holderPage)).toEqual(holderPage);
  expect(TokenMetadataSchema.parse(traitMetadata)).toEqual(traitMetadata);
});

test.each([
  [{ name: 'Fez' }, false],
  [{ ...traitMetadata, attributes: {} }, false],
  [{ ...traitMetadata, attributes: [{ trait_type: 'Slot', value: null }] }, false],
  [{ ...traitMetadata, external_url: 'https://traits.example/t1', attributes: [] }, true],
])('%j is metadata: %s', (metadata, isValid) => {
  expect(TokenMetadataSchema.safeParse(metadata).success).toBe(isValid);
});

test("an avatar's history is filtered by one or several types", () => {
  expect(AvatarHistoryQuerySchema.parse({ type: 'mint' })).toEqual({ type: ['mint'] });
  expect(AvatarHistoryQuerySchema.parse({ type: ['mint', 'sale'] })).toEqual({
    type: ['mint', 'sale'],
  });
  expect(AvatarHistoryQuerySchema.safeParse({ type: 'gone' }).success).toBe(false);
});
