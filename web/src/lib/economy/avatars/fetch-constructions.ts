import {
  benchesContract,
  type ConstructionPage,
  type ConstructionsQuery,
} from '@trait-market/contract/economy/benches';
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
