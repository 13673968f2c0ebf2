import type { BodyDifference, DifferenceKind } from './body-differences';
import type { ShadowDifference, ShadowRoute } from './shadow.schema';

/** The maximum number of paths of one comparison. */
export const MOST_PATHS = 50;
/** The maximum numbers for each route, which bound the memory whatever the provider sends. */
const MOST_DIFFERENCES = 100;
const MOST_OUTCOMES = 200;
const MOST_VOLATILE = 500;
const MOST_STATUSES = 20;
const LONGEST_VALUE = 80;

/** A changing value explains only another value, and a changing type also another type. */
const RANK: Record<DifferenceKind, number> = {
  value: 0,
  type: 1,
  'only-mock': 2,
  'only-provider': 2,
};

const shown = (value: unknown): string | null => {
  if (value === undefined) return null;
  const json = JSON.stringify(value);
  return json.length > LONGEST_VALUE ? `${json.slice(0, LONGEST_VALUE)}…` : json;
};

type Kept = Pick<BodyDifference, 'path' | 'kind'>;

/** Counts the comparisons of one route. */
export const createRouteRecord = (method: string, path: string) => {
  let compared = 0;
  /** The calls that differ in more ways than the record stores. */
  let others = 0;
  const statuses = new Map<string, { mock: number; provider: number; calls: number }>();
  const differences = new Map<string, ShadowDifference>();
  const outcomes = new Map<string, { differences: Kept[]; calls: number }>();
  const volatile = new Map<string, number>();

  const counts = ({ path: at, kind }: Kept): boolean => (volatile.get(at) ?? -1) < RANK[kind];

  const addDifference = ({ path: at, kind, mock, provider }: BodyDifference): void => {
    const key = `${kind} ${at}`;
    const calls = (differences.get(key)?.calls ?? 0) + 1;
    if (calls === 1 && differences.size === MOST_DIFFERENCES) return;
    differences.set(key, { path: at, kind, mock: shown(mock), provider: shown(provider), calls });
  };

  return {
    addStatuses: (mock: number, provider: number): void => {
      compared += 1;
      const key = `${mock} ${provider}`;
      const known = statuses.get(key);
      if (known !== undefined) known.calls += 1;
      else if (statuses.size < MOST_STATUSES) statuses.set(key, { mock, provider, calls: 1 });
      else others += 1;
    },

    addBodies: (found: readonly BodyDifference[]): void => {
      compared += 1;
      const lasting = found.filter(counts);
      if (lasting.length === 0) return;
      for (const difference of lasting) addDifference(difference);
      const key = JSON.stringify(lasting.map(({ kind, path: at }) => `${kind} ${at}`));
      const known = outcomes.get(key);
      if (known !== undefined) known.calls += 1;
      else if (outcomes.size < MOST_OUTCOMES) {
        outcomes.set(key, {
          differences: lasting.map(({ kind, path: at }) => ({ kind, path: at })),
          calls: 1,
        });
      } else others += 1;
    },

    /** Leaves out paths that differ between equal requests, also from earlier comparisons. */
    learn: (found: readonly BodyDifference[]): void => {
      for (const { path: at, kind } of found) {
        const rank = Math.max(volatile.get(at) ?? -1, RANK[kind]);
        if (volatile.has(at) || volatile.size < MOST_VOLATILE) volatile.set(at, rank);
      }
      for (const [key, difference] of differences) {
        if (!counts(difference)) differences.delete(key);
      }
      for (const [key, outcome] of outcomes) {
        if (!outcome.differences.some(counts)) outcomes.delete(key);
      }
    },

    report: (): ShadowRoute => ({
      method,
      path,
      compared,
      differing: [...statuses.values(), ...outcomes.values()].reduce(
        (sum, { calls }) => sum + calls,
        others,
      ),
      statuses: [...statuses.values()],
      differences: [...differences.values()],
      volatile: [...volatile.keys()].toSorted(),
    }),
  };
};
export type RouteRecord = ReturnType<typeof createRouteRecord>;
