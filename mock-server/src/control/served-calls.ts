import { economyContract } from '@trait-market/contract/economy';
import { v1Contract } from '@trait-market/contract/v1';
import { isAppRoute, type AppRoute, type AppRouter } from '@ts-rest/core';

import type { Fault } from '../kernel/faults/fault.schema';
import { analyticsContract } from '../third-parties/analytics/analytics.contract';
import { chatContract } from '../third-parties/chat/chat.contract';
import { flagsContract } from '../third-parties/flags/flags.contract';
import { rpcContract } from '../third-parties/rpc/rpc.contract';

export type ServedCall = AppRoute;

const callsOf = (router: AppRouter): ServedCall[] =>
  Object.values(router).flatMap((route) => (isAppRoute(route) ? [route] : callsOf(route)));

/** The calls that faults can match: all except control API, pictures and API reference. */
const SERVED: readonly ServedCall[] = [
  v1Contract,
  economyContract,
  flagsContract,
  analyticsContract,
  chatContract,
  rpcContract,
].flatMap(callsOf);

const canMeet = (pattern: string, path: string): boolean => {
  const isOpen = pattern.endsWith('*');
  const wanted = pattern
    .toLowerCase()
    .replace(isOpen ? /\*$/ : /(?<=.)\/$/, '')
    .split('/');
  const served = path.toLowerCase().split('/');
  if (isOpen ? wanted.length > served.length : wanted.length !== served.length) return false;
  return wanted.every((segment, index) => {
    const there = served[index] ?? '';
    if (segment.startsWith(':') || there.startsWith(':')) return true;
    return isOpen && index === wanted.length - 1 ? there.startsWith(segment) : there === segment;
  });
};

const firstOf = (path: string): string => path.split('/')[1] ?? '';
const unique = (texts: readonly string[]): string => [...new Set(texts)].join(', ');

/** Suggests existing paths that start like this one, or else the beginnings of all paths. */
const neighbors = (path: string): string => {
  const beside = SERVED.filter((call) => firstOf(call.path) === firstOf(path));
  return beside.length > 0
    ? unique(beside.map((call) => call.path))
    : unique(SERVED.map((call) => `/${firstOf(call.path)}/*`));
};

/** Returns why no call can match a fault or a prepared response, or undefined when one can. */
export const whyNeverMet = ({
  method,
  path,
}: Pick<Fault, 'method' | 'path'>): string | undefined => {
  const there = SERVED.filter((call) => path === undefined || canMeet(path, call.path));
  if (path !== undefined && there.length === 0) {
    return `No call has the path ${path}. There are: ${neighbors(path)}.`;
  }
  if (method === undefined || there.some((call) => call.method === method)) return undefined;
  const methods = unique(there.map((call) => call.method));
  return `No call ${path === undefined ? '' : `of ${path} `}is a ${method}. There are: ${methods}.`;
};

export const callsMetBy = ({ method, path }: Pick<Fault, 'method' | 'path'>): ServedCall[] =>
  SERVED.filter(
    (call) =>
      (path === undefined || canMeet(path, call.path)) &&
      (method === undefined || call.method === method),
  );

const parametersIn = ({ path }: ServedCall): number => path.split('/:').length;

/** Returns the call that a request makes: the one with the fewest parameters in its path. */
export const servedCallOf = ({
  method,
  path,
}: {
  method: string;
  path: string;
}): ServedCall | undefined =>
  SERVED.filter((call) => call.method === method && canMeet(path, call.path)).toSorted(
    (one, other) => parametersIn(one) - parametersIn(other),
  )[0];
