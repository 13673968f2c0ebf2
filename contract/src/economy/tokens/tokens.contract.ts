import { initContract } from '@ts-rest/core';

import { forAnyone } from '../../shared/route-metadata';
import { AvatarParamsSchema, CollectionParamsSchema, TraitParamsSchema } from '../shared/path';
import { economyRouter } from '../shared/router-options';
import { HolderPageSchema, HoldersQuerySchema } from './holders.schema';
import {
  CollectionOfferPageSchema,
  CollectionOffersQuerySchema,
  PastOfferPageSchema,
  PastOffersQuerySchema,
  TraitDepthSchema,
} from './offers.schema';
import { TokenMetadataSchema } from './token-metadata.schema';

const c = initContract();

/** A separate router, because pages load it only for their lower parts. */
export const tokensContract = c.router(
  {
    depth: {
      method: 'GET',
      path: '/traits/:id/depth',
      summary: 'Get the fillable offers for a trait by price',
      pathParams: TraitParamsSchema,
      responses: { 200: TraitDepthSchema },
      metadata: forAnyone,
    },
    pastOffers: {
      method: 'GET',
      path: '/traits/:id/past-offers',
      summary:
        'List offers for a trait that were filled, canceled or expired, the last ended first',
      pathParams: TraitParamsSchema,
      query: PastOffersQuerySchema,
      responses: { 200: PastOfferPageSchema },
      metadata: forAnyone,
    },
    traitHolders: {
      method: 'GET',
      path: '/traits/:id/holders',
      summary: 'List all holders of a trait, those with the most editions first',
      pathParams: TraitParamsSchema,
      query: HoldersQuerySchema,
      responses: { 200: HolderPageSchema },
      metadata: forAnyone,
    },
    collectionHolders: {
      method: 'GET',
      path: '/collections/:slug/holders',
      summary: "List all holders of a collection's traits, those with the most editions first",
      pathParams: CollectionParamsSchema,
      query: HoldersQuerySchema,
      responses: { 200: HolderPageSchema },
      metadata: forAnyone,
    },
    collectionOffers: {
      method: 'GET',
      path: '/collections/:slug/offers',
      summary:
        "List all fillable offers for a collection's traits: those for any trait of a set, then those for one trait",
      pathParams: CollectionParamsSchema,
      query: CollectionOffersQuerySchema,
      responses: { 200: CollectionOfferPageSchema },
      metadata: forAnyone,
    },
    traitMetadata: {
      method: 'GET',
      path: '/traits/:id/metadata',
      summary: "Get a trait's ERC-1155 metadata",
      pathParams: TraitParamsSchema,
      responses: { 200: TokenMetadataSchema },
      metadata: forAnyone,
    },
    avatarMetadata: {
      method: 'GET',
      path: '/avatars/:collection/:tokenId/metadata',
      summary: "Get an avatar's ERC-721 metadata",
      pathParams: AvatarParamsSchema,
      responses: { 200: TokenMetadataSchema },
      metadata: forAnyone,
    },
  },
  economyRouter,
);
