import {
  browseContract,
  type BrowseTraitsQuery,
  type TraitPage,
} from '@trait-market/contract/economy/traits';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';

import { bodyOf } from '../../body-of';
import { economyOptions } from '../queries/economy-options';

/** Hooks for the market's grid. Their errors are `AppError`s. */
export const browseApi = initTsrReactQuery(browseContract, economyOptions);

/** A page of the market's traits. */
export const fetchTraits = async (
  query: BrowseTraitsQuery,
  signal: AbortSignal,
): Promise<TraitPage> => bodyOf(await browseApi.browse.query({ query, fetchOptions: { signal } }));
