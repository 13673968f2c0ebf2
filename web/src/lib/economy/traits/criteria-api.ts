import { criteriaContract } from '@trait-market/contract/economy/criteria';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';

import { economyOptions } from '../queries/economy-options';

/** Hooks for the traits of a kind and the offers for any of them. Their errors are `AppError`s. */
export const criteriaApi = initTsrReactQuery(criteriaContract, economyOptions);
