import { avatarsContract } from '@trait-market/contract/economy/avatars';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';

import { economyOptions } from '../queries/economy-options';

export const avatarsApi = initTsrReactQuery(avatarsContract, economyOptions);
