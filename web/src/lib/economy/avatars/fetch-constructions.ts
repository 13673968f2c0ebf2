import type { ConstructionPage, ConstructionsQuery } from '@trait-market/contract/economy/benches';

import { bodyOf } from '../../body-of';
import { benchesApi } from './benches-api';

/**
 * A page of the looks that avatars were given.
 *
 * @throws AppError
 */
export const fetchConstructions = async (
  query: ConstructionsQuery,
  signal: AbortSignal,
): Promise<ConstructionPage> =>
  bodyOf(await benchesApi.constructions.query({ query, fetchOptions: { signal } }));
