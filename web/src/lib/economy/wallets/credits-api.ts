import { economyCreditsContract } from '@trait-market/contract/economy/credits';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';

import { economyOptions } from '../queries/economy-options';

export const creditsApi = initTsrReactQuery(economyCreditsContract, economyOptions);
