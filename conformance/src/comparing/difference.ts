/**
 * In what two targets differ. `words` says the same otherwise: what a refusal tells people, and the fields that it has
 * beside its message.
 */
export type DifferenceKind =
  'check' | 'status' | 'limit' | 'fields' | 'order' | 'headers' | 'words';

/** One difference between two targets in what the contract leaves open. */
export type Difference = {
  route: string;
  kind: DifferenceKind;
  /** What differs: `status of a POST`, `header cache-control (200)`. */
  what: string;
  /** What the one has, and what the other. */
  target: string;
  against: string;
  /** How often it was seen. */
  count: number;
  /** The first request that showed it, as a command for each of them. */
  request?: { target: string; against: string } | undefined;
};

/** The kinds that make the two differ; the words of refusals are everybody's own. */
export const isOfWords = ({ kind }: Pick<Difference, 'kind'>): boolean => kind === 'words';

type Found = Omit<Difference, 'count'>;

const keyOf = ({ route, kind, what, target, against }: Found): string =>
  JSON.stringify(kind === 'words' ? [route, kind, what] : [route, kind, what, target, against]);

/** Collects differences, the same ones once with their number. */
export const createDifferences = () => {
  const found = new Map<string, Difference>();
  return {
    add: (difference: Found): void => {
      const key = keyOf(difference);
      const before = found.get(key);
      found.set(
        key,
        before === undefined ? { ...difference, count: 1 } : { ...before, count: before.count + 1 },
      );
    },
    all: (): Difference[] =>
      [...found.values()].toSorted((one, other) =>
        one.route < other.route ? -1 : Number(one.route > other.route),
      ),
  };
};
