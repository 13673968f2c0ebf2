import {
  ActivityTypeSchema,
  type ActivityQuery,
  type ActivityType,
} from '@trait-market/contract/economy/activity';
import { CHAIN_IDS, CHAINS, type ChainId } from '@trait-market/contract/economy/shared';

import { paths } from '@/config/paths';

export type ActivityFilter = {
  type: readonly ActivityType[];
  collection: string;
  chainId: ChainId | undefined;
};

export const EVERYTHING: ActivityFilter = { type: [], collection: '', chainId: undefined };

const SLUG = /^[\w-]{1,64}$/;

const USUAL: readonly ActivityType[] = ['sale', 'listing', 'offer'];
/** The value in the page's address that stands for all types of activity. */
const ALL_TYPES = 'all';

const isUsual = (type: readonly ActivityType[]): boolean =>
  type.length === USUAL.length && USUAL.every((one) => type.includes(one));

const readTypes = (named: readonly string[]): readonly ActivityType[] => {
  if (named.includes(ALL_TYPES)) return [];
  const known = ActivityTypeSchema.options.filter((type) => named.includes(type));
  return known.length === 0 ? USUAL : known;
};

export const chainSlug = (id: ChainId): string => CHAINS[id].name.toLowerCase();

export const chainOfSlug = (slug: string | null): ChainId | undefined =>
  CHAIN_IDS.find((id) => chainSlug(id) === slug);

/** Reads the filter from any address; unknown values are ignored. */
export const readFilter = (params: URLSearchParams): ActivityFilter => {
  const collection = params.get('collection') ?? '';
  return {
    type: readTypes(params.getAll('type')),
    collection: SLUG.test(collection) ? collection : '',
    chainId: chainOfSlug(params.get('chain')),
  };
};

const writeTypes = (type: readonly ActivityType[]): readonly string[] => {
  if (type.length === 0) return [ALL_TYPES];
  return isUsual(type) ? [] : type;
};

export const writeFilter = ({ type, collection, chainId }: ActivityFilter): URLSearchParams =>
  new URLSearchParams([
    ...writeTypes(type).map((one) => ['type', one]),
    ...(collection === '' ? [] : [['collection', collection]]),
    ...(chainId === undefined ? [] : [['chain', chainSlug(chainId)]]),
  ]);

/** Returns the address of the same events. */
export const canonicalActivity = (filter: ActivityFilter): string => {
  const params = writeFilter(filter);
  return params.size === 0 ? paths.activity : `${paths.activity}?${params.toString()}`;
};

export const asActivityQuery = ({ type, collection, chainId }: ActivityFilter): ActivityQuery => ({
  ...(type.length === 0 ? {} : { type: [...type] }),
  ...(collection === '' ? {} : { collection }),
  ...(chainId === undefined ? {} : { chainId }),
});
