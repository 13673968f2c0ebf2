import { useQuery } from '@tanstack/react-query';
import { avatarsContract } from '@trait-market/contract/economy/avatars-contract';
import { collectionsContract } from '@trait-market/contract/economy/collections-contract';
import type { Order } from '@trait-market/contract/economy/orders';
import { MAX_PAGE } from '@trait-market/contract/economy/page';
import type { TraitCommitment } from '@trait-market/contract/economy/typed-data/commitment-schema';
import { initClient } from '@ts-rest/core';

import { economyOptions } from '@/lib/economy/economy-options';
import { ECONOMY_QUERIES } from '@/lib/economy/keys';

import { labelsOfAvatar, type Labels } from './labels';

const avatars = initClient(avatarsContract, economyOptions);
const collections = initClient(collectionsContract, economyOptions);

/** What the avatars of commitments and the traits that they wear are called; what fails has no name. */
const namesOf = async (
  commitments: readonly TraitCommitment[],
  signal: AbortSignal,
): Promise<Labels['assets']> => {
  const fetchOptions = { signal };
  const all = await collections.list({ query: { limit: MAX_PAGE }, fetchOptions });
  const slugs = new Map(
    all.status === 200 ? all.body.items.map(({ token, slug }) => [token.toLowerCase(), slug]) : [],
  );
  const promised = new Map(
    commitments.flatMap(({ token, avatarId: tokenId }) => {
      const collection = slugs.get(token.toLowerCase());
      return collection === undefined
        ? []
        : [[`${collection}/${tokenId}`, { collection, tokenId }] as const];
    }),
  );
  const answers = await Promise.allSettled(
    [...promised.values()].map((params) => avatars.detail({ params, fetchOptions })),
  );
  return Object.assign(
    {},
    ...answers.map((answer) =>
      answer.status === 'fulfilled' && answer.value.status === 200
        ? labelsOfAvatar(answer.value.body)
        : {},
    ),
  );
};

/**
 * The names of what an order's commitments are about. They name it by numbers alone: where a name
 * cannot be had, the numbers are told.
 */
export const usePromisedNames = ({ hash, commitments }: Order) => {
  const { data, isLoading } = useQuery({
    queryKey: [ECONOMY_QUERIES, 'promised', hash],
    queryFn: ({ signal }) => namesOf(commitments, signal),
    enabled: commitments.length > 0,
  });
  return { names: data ?? {}, isLoading };
};
