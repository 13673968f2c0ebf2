import { activityContract } from '@trait-market/contract/economy/activity';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';

import { economyOptions } from '../queries/economy-options';

/** Hooks for the market’s activity. Their errors are `AppError`s. */
export const activityApi = initTsrReactQuery(activityContract, economyOptions);
