import { drawsContract } from '@trait-market/contract/economy/draws';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';

import { economyOptions } from '../queries/economy-options';

/** Hooks for draws and what proves them. Their errors are `AppError`s. */
export const drawsApi = initTsrReactQuery(drawsContract, economyOptions);
