import { activityContract } from '@trait-market/contract/economy/activity';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';

import { economyOptions } from '../queries/economy-options';

export const activityApi = initTsrReactQuery(activityContract, economyOptions);
