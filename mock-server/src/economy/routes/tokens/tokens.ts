import type { economyContract } from '@trait-market/contract/economy';

import type { Routes } from '../../../kernel/http/routes';
import {
  heldKey,
  heldOfCollection,
  heldOfTrait,
  presentCollectionHolder,
  presentTraitHolder,
} from '../../views/holders/holders';
import {
  collectionOfferKey,
  offersInCollection,
  presentCollectionOffer,
} from '../../views/collections/listed-offers';
import { avatarMetadata, traitMetadata } from '../../views/tokens/metadata';
import { depthOf, endedKey, pastOffers, presentPastOffer } from '../../views/tokens/offers';
import { pageOf } from '../../views/view/page';
import { collectionEntry, traitEntry } from '../../views/view/view';
import { pageOfRequest } from '../page-of-request';
import { viewOf } from '../view-of-request';

export const tokensRoutes: Routes<typeof economyContract.tokens> = {
  depth: async ({ req, params }) => {
    const body = depthOf(await viewOf(req), params.id);
    return { status: 200, body };
  },

  pastOffers: async ({ req, params, query }) => {
    const view = await viewOf(req);
    const found = pastOffers(view, params.id);
    const body = pageOf(found, pageOfRequest(req, query), endedKey, presentPastOffer(view));
    return { status: 200, body };
  },

  traitHolders: async ({ req, params, query }) => {
    const view = await viewOf(req);
    const { id } = traitEntry(view, params.id);
    const present = presentTraitHolder(view, id);
    const body = pageOf(heldOfTrait(view, id), pageOfRequest(req, query), heldKey, present);
    return { status: 200, body };
  },

  collectionHolders: async ({ req, params, query }) => {
    const view = await viewOf(req);
    const entry = collectionEntry(view, params.slug);
    const present = presentCollectionHolder(view, entry);
    const body = pageOf(heldOfCollection(view, entry), pageOfRequest(req, query), heldKey, present);
    return { status: 200, body };
  },

  collectionOffers: async ({ req, params, query }) => {
    const view = await viewOf(req);
    const found = offersInCollection(view, collectionEntry(view, params.slug));
    const requested = pageOfRequest(req, query);
    const body = pageOf(found, requested, collectionOfferKey(view), presentCollectionOffer(view));
    return { status: 200, body };
  },

  traitMetadata: async ({ req, params }) => {
    const body = traitMetadata(await viewOf(req), params.id);
    return { status: 200, body };
  },

  avatarMetadata: async ({ req, params }) => {
    const body = avatarMetadata(await viewOf(req), params.collection, params.tokenId);
    return { status: 200, body };
  },
};
