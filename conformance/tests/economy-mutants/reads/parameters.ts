import { economyContract } from '@trait-market/contract/economy';
import { defOf } from '@trait-market/conformance/contract/schema';
import { routesOf } from '@trait-market/contract/shared';
import { $ZodArray, $ZodObject, $ZodOptional, $ZodUnion, type $ZodType } from 'zod/v4/core';

import type { EconomyMutant } from '../economy-mutant';
import { ignoring, joining } from './changes';

const E259 = 'E259 Each parameter of a read has its effect, and a repeated one is not joined';

/** The checks that must notice when a read ignores a parameter, by route. */
const CHECKED_BY: Readonly<Record<string, string>> = {
  'traits.browse': 'traits.browse/flow/each parameter has its effect',
  'traits.browse sort': 'traits.browse/flow/each sort holds',
  'traits.orders': 'traits.detail/flow/every reader has the same figures',
  'avatars.browse': 'avatars.browse/flow/each parameter has its effect',
  'avatars.browse name': 'avatars.browse/flow/the name of its collection and its number',
  'avatars.browse sort': 'avatars.browse/flow/each sort holds',
  'avatars.history': 'avatars.history/flow/events, sales and types',
  'avatars.orders': 'avatars.detail/flow/every reader has the same figures',
  'avatars.image': 'avatars.detail/flow/every reader has the same figures',
  'collections.list': 'collections.list/flow/each sort holds',
  'collections.list name': 'avatars.browse/flow/the name of its collection and its number',
  'activity.list': 'activity.list/flow/each parameter has its effect',
  'events.stream': 'events.stream/flow/only requested events are sent',
  'leaders.list': 'leaders.list/flow/ranks and values',
  'wallets.inventory': 'wallets.inventory/flow/agrees with holders and market',
  'wallets.inventory sort': 'wallets.inventory/flow/each sort holds',
  'wallets.orders': 'worth.value/flow/a wallet’s figures add up',
  'orders.fulfilmentData': 'orders.fulfilmentData/flow/the arguments to fill it on chain',
  'orders.fulfilmentData identifier': 'criteria.find/flow/an offer for any trait of a kind',
  'benches.constructions': 'benches.constructions/flow/each parameter has its effect',
  'benches.constructions sort': 'benches.constructions/flow/each sort holds',
  'listings.browse': 'listings.now/flow/prices are those of current listings',
  'listings.now': 'listings.now/flow/the next listing of a closed listing',
  'looks.price': 'listings.now/flow/prices are those of current listings',
  'outfits.list': 'outfits.list/flow/each parameter has its effect',
  'notices.list': 'worth.value/flow/a wallet’s figures add up',
  'criteria.find': 'listings.now/flow/prices are those of current listings',
  'watchlist.now': 'traits.detail/flow/every reader has the same figures',
  'drawLog.entries': 'draws.list/flow/each parameter has its effect',
  'drawLog.inclusion': 'draws.list/flow/each parameter has its effect',
  'drawLog.consistency': 'draws.list/flow/each parameter has its effect',
  'draws.commitments': 'draws.list/flow/each parameter has its effect',
  'draws.list': 'draws.list/flow/each parameter has its effect',
  'burns.ofWallet': 'draws.list/flow/each parameter has its effect',
  'reroll.pools': 'draws.list/flow/each parameter has its effect',
};

const PAGING = new Set(['cursor', 'limit']);

const isRepeatable = (schema: $ZodType): boolean => {
  if (schema instanceof $ZodOptional) return isRepeatable(defOf(schema).innerType);
  if (schema instanceof $ZodUnion) return defOf(schema).options.some(isRepeatable);
  return schema instanceof $ZodArray;
};

type Parameter = {
  route: string;
  name: string;
  isRepeatable: boolean;
  checkedBy: string | undefined;
};

/** All query parameters of the economy's reads, as the contract declares them. */
export const queryParameters: readonly Parameter[] = routesOf(economyContract).flatMap(
  ({ name: route, route: { query, method } }) => {
    if (method !== 'GET' || !(query instanceof $ZodObject)) return [];
    return Object.entries(defOf(query).shape).flatMap(([name, schema]) =>
      PAGING.has(name)
        ? []
        : [
            {
              route,
              name,
              isRepeatable: isRepeatable(schema),
              checkedBy: CHECKED_BY[`${route} ${name}`] ?? CHECKED_BY[route],
            },
          ],
    );
  },
);

export const parameterMutants: readonly EconomyMutant[] = queryParameters.flatMap(
  ({ route, name, isRepeatable: isList, checkedBy }) => {
    const common = { breaks: E259, killedBy: `economy.${checkedBy ?? 'none'}` };
    const target = `economy.${route}`;
    return [
      { ...common, name: `${route} ignores ${name}`, patch: ignoring(target, name) },
      ...(isList
        ? [
            {
              ...common,
              name: `${route} joins several values of ${name}`,
              patch: joining(target, name),
            },
          ]
        : []),
    ];
  },
);
