import { browseContract } from '@trait-market/contract/economy/browse-contract';
import type { ClientInferResponses } from '@ts-rest/core';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';

import { economyOptions } from './economy-options';

/** Hooks for the market's grid. Their errors are `AppError`s. */
export const browseApi = initTsrReactQuery(browseContract, economyOptions);

/** A page of traits, as the cache keeps it. */
export type TraitPageAnswer = ClientInferResponses<typeof browseContract.browse, 200>;
