import { benchesContract } from '@trait-market/contract/economy/benches-contract';
import type {
  ConstructionPage,
  ConstructionsQuery,
} from '@trait-market/contract/economy/constructions';
import { initClient } from '@ts-rest/core';

import { bodyOf } from '../../body-of';
import { economyOptions } from '../queries/economy-options';

const client = initClient(benchesContract, economyOptions);

/**
 * A page of the looks that avatars were given.
 *
 * @throws AppError
 */
export const fetchConstructions = async (
  query: ConstructionsQuery,
  signal: AbortSignal,
): Promise<ConstructionPage> =>
  bodyOf(await client.constructions({ query, fetchOptions: { signal } }));
