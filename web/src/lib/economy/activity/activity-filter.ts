import {
  ActivityTypeSchema,
  type ActivityQuery,
  type ActivityType,
} from '@trait-market/contract/economy/activity';
import type { ChainId } from '@trait-market/contract/economy/shared';

import { WEI_DECIMALS } from '@/config/constants';
import { chainOfSlug, chainSlug } from '@/lib/chain/chain-slug';
import type { TimeZone } from '@/lib/format/dates';

import { parseAmount } from '../amounts/parse-amount';

export type ActivityFilter = {
  type: readonly ActivityType[];
  collection: string;
  chainId: ChainId | undefined;
  /** A trait's id, or empty. */
  trait: string;
  /** The first and the last day in the user's zone, such as `2026-11-03`, or empty. */
  from: string;
  to: string;
  /** Decimal numbers of the network's coin for one edition, or empty. They need a network. */
  minPrice: string;
  maxPrice: string;
};

export const EVERYTHING: ActivityFilter = {
  type: [],
  collection: '',
  chainId: undefined,
  trait: '',
  from: '',
  to: '',
  minPrice: '',
  maxPrice: '',
};

const SLUG = /^[\w-]{1,64}$/;

/** The parameters of a page's address that narrow a list of activities. */
const FILTER_PARAMS = [
  'type',
  'collection',
  'chain',
  'trait',
  'from',
  'to',
  'minPrice',
  'maxPrice',
] as const;
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

/** Returns a day's start, or the start of a later one. */
const startOfDay = (day: string, zone: TimeZone, later = 0): Date => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return zone === 'UTC'
    ? new Date(Date.UTC(year, month - 1, date + later))
    : new Date(year, month - 1, date + later);
};

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  startOfDay(text, 'UTC').toISOString().startsWith(text);

const amountIn = (text: string): bigint | undefined => parseAmount(text, WEI_DECIMALS);

/**
 * Reads the filter from any address; unknown values are ignored.
 * @param usual the types of an address that names none; an empty list stands for all types
 */
export const readFilter = (
  params: URLSearchParams,
  usual: readonly ActivityType[],
): ActivityFilter => {
  const read = (name: string, isValid: (text: string) => boolean): string => {
    const text = params.get(name) ?? '';
    return isValid(text) ? text : '';
  };
  const isSlug = (text: string) => SLUG.test(text);
  const chainId = chainOfSlug(params.get('chain'));
  const isPrice = (text: string) => chainId !== undefined && amountIn(text) !== undefined;
  return {
    type: readTypes(params.getAll('type'), usual),
    collection: read('collection', isSlug),
    chainId,
    trait: read('trait', isSlug),
    from: read('from', isDay),
    to: read('to', isDay),
    minPrice: read('minPrice', isPrice),
    maxPrice: read('maxPrice', isPrice),
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
  { type, collection, chainId, trait, from, to, minPrice, maxPrice }: ActivityFilter,
  usual: readonly ActivityType[],
): URLSearchParams =>
  new URLSearchParams([
    ...writeTypes(type, usual).map((one) => ['type', one]),
    ...Object.entries({
      collection,
      chain: chainId === undefined ? '' : chainSlug(chainId),
      trait,
      from,
      to,
      ...(chainId !== undefined && { minPrice, maxPrice }),
    }).filter(([, value]) => value !== ''),
  ]);

/** Counts the filters in use: a range of days or of prices is one. */
export const countFilters = (filter: ActivityFilter, usual: readonly ActivityType[]): number => {
  const { collection, chainId, trait, from, to, minPrice, maxPrice } = filter;
  const isSet = [
    !isSame(filter.type, usual),
    collection !== '',
    // A price needs its network.
    chainId !== undefined,
    trait !== '',
    from !== '' || to !== '',
    minPrice !== '' || maxPrice !== '',
  ];
  return isSet.filter(Boolean).length;
};

/** Replaces the filter in an address that has other parameters too. */
export const withFilter = (
  params: URLSearchParams,
  filter: ActivityFilter,
  usual: readonly ActivityType[],
): URLSearchParams => {
  const others = [...params].filter(([name]) => !FILTER_PARAMS.some((one) => one === name));
  return new URLSearchParams([...others, ...writeFilter(filter, usual)]);
};

export const isNarrowed = (filter: ActivityFilter): boolean => writeFilter(filter, []).size > 0;

/** Days are those of the zone, up to the end of the last one. */
export const asActivityQuery = (
  { type, collection, chainId, trait, from, to, minPrice, maxPrice }: ActivityFilter,
  zone: TimeZone,
): ActivityQuery => {
  const bounds = chainId === undefined ? [] : [minPrice, maxPrice];
  const [least, most] = bounds.map((bound) => (bound === '' ? undefined : amountIn(bound)));
  return {
    ...(type.length === 0 ? {} : { type: [...type] }),
    ...(collection === '' ? {} : { collection }),
    ...(chainId === undefined ? {} : { chainId }),
    ...(trait === '' ? {} : { trait }),
    ...(from === '' ? {} : { since: startOfDay(from, zone).toISOString() }),
    ...(to === '' ? {} : { until: startOfDay(to, zone, 1).toISOString() }),
    ...(least === undefined ? {} : { minPrice: String(least) }),
    ...(most === undefined ? {} : { maxPrice: String(most) }),
  };
};
