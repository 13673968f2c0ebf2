import {
  ActivityTypeSchema,
  type ActivityQuery,
  type ActivityType,
} from '@trait-market/contract/economy/activity';
import type { ChainId } from '@trait-market/contract/economy/shared';

import { chainOfSlug, chainSlug } from '@/lib/chain/chain-slug';

export type ActivityFilter = {
  type: readonly ActivityType[];
  collection: string;
  chainId: ChainId | undefined;
};

export const EVERYTHING: ActivityFilter = { type: [], collection: '', chainId: undefined };

const SLUG = /^[\w-]{1,64}$/;

/** The parameters of a page's address that narrow a list of activities. */
const FILTER_PARAMS = ['type', 'collection', 'chain'] as const;
/** The value in the page's address that stands for all types of activity. */
const ALL_TYPES = 'all';

const isSame = (type: readonly ActivityType[], usual: readonly ActivityType[]): boolean =>
  type.length === usual.length && usual.every((one) => type.includes(one));

const readTypes = (
  named: readonly string[],
  usual: readonly ActivityType[],
): readonly ActivityType[] => {
  if (named.includes(ALL_TYPES)) return [];
  const known = ActivityTypeSchema.options.filter((type) => named.includes(type));
  return known.length === 0 ? usual : known;
};

/**
 * Reads the filter from any address; unknown values are ignored.
 * @param usual the types of an address that names none; an empty list stands for all types
 */
export const readFilter = (
  params: URLSearchParams,
  usual: readonly ActivityType[],
): ActivityFilter => {
  const collection = params.get('collection') ?? '';
  return {
    type: readTypes(params.getAll('type'), usual),
    collection: SLUG.test(collection) ? collection : '',
    chainId: chainOfSlug(params.get('chain')),
  };
};

const writeTypes = (
  type: readonly ActivityType[],
  usual: readonly ActivityType[],
): readonly string[] => {
  if (isSame(type, usual)) return [];
  return type.length === 0 ? [ALL_TYPES] : type;
};

/** Returns the filter's own parameters. */
export const writeFilter = (
  { type, collection, chainId }: ActivityFilter,
  usual: readonly ActivityType[],
): URLSearchParams =>
  new URLSearchParams([
    ...writeTypes(type, usual).map((one) => ['type', one]),
    ...(collection === '' ? [] : [['collection', collection]]),
    ...(chainId === undefined ? [] : [['chain', chainSlug(chainId)]]),
  ]);

/** Replaces the filter in an address that has other parameters too. */
export const withFilter = (
  params: URLSearchParams,
  filter: ActivityFilter,
  usual: readonly ActivityType[],
): URLSearchParams => {
  const others = [...params].filter(([name]) => !FILTER_PARAMS.some((one) => one === name));
  return new URLSearchParams([...others, ...writeFilter(filter, usual)]);
};

export const isNarrowed = ({ type, collection, chainId }: ActivityFilter): boolean =>
  type.length > 0 || collection !== '' || chainId !== undefined;

export const asActivityQuery = ({ type, collection, chainId }: ActivityFilter): ActivityQuery => ({
  ...(type.length === 0 ? {} : { type: [...type] }),
  ...(collection === '' ? {} : { collection }),
  ...(chainId === undefined ? {} : { chainId }),
});
