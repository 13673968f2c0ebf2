import { benchesContract } from '@trait-market/contract/economy/benches';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';

import { economyOptions } from '../queries/economy-options';

/** Hooks for dressing plans and the looks that avatars were given. Their errors are `AppError`s. */
export const benchesApi = initTsrReactQuery(benchesContract, economyOptions);
