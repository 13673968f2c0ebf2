/** Kinds of differences. `words` concern the messages and additional fields of error responses. */
export type DifferenceKind =
  | 'check'
  | 'status'
  | 'limit'
  | 'fields'
  | 'order'
  | 'headers'
  | 'words';

/** A difference between two targets, although the contract permits both responses. */
export type Difference = {
  route: string;
  kind: DifferenceKind;
  /** The compared subject, such as `status of a POST` or `header cache-control (200)`. */
  what: string;
  target: string;
  against: string;
  count: number;
  /** The first request that showed the difference, as a shell command for each target. */
  request?: { target: string; against: string } | undefined;
};

/** Returns whether a difference is in messages only, which targets may choose freely. */
export const isOfWords = ({ kind }: Pick<Difference, 'kind'>): boolean => kind === 'words';

type Found = Omit<Difference, 'count'>;

const keyOf = ({ route, kind, what, target, against }: Found): string =>
  JSON.stringify(kind === 'words' ? [route, kind, what] : [route, kind, what, target, against]);

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
