import type { Chip, PartOf } from './filter';

export type ActiveFilter<Query> = Chip<Query> & { kind: string };

/** These are above the long lists of values in the panel. */
const FIRST_IN_PANEL = new Set(['Availability', 'Price']);

/** Reads, writes and requests the choices of all filters of a list, in the order of its chips. */
export const filterSet = <Choices extends object, InFacets, Query extends object>(
  filters: readonly PartOf<Choices, InFacets, Query>[],
) => {
  const none: Choices = Object.assign({}, ...filters.map((filter) => filter.none));
  return {
    panel: filters.toSorted(
      (one, other) => +!FIRST_IN_PANEL.has(one.title) - +!FIRST_IN_PANEL.has(other.title),
    ),
    none,
    read: (address: URLSearchParams): Choices =>
      Object.assign({}, ...filters.map(({ read }) => read(address))),
    write: (choices: Choices): string[][] =>
      filters.flatMap(({ write }) => write(choices).map(([key, value]) => [key, value])),
    ask: (choices: Choices): Partial<Query> =>
      Object.assign({}, ...filters.map(({ ask }) => ask(choices))),
    /** Returns the active filters, in the same order as in the list of filters. */
    active: <Wanted extends Choices>(
      wanted: Wanted,
      facets: InFacets | undefined,
    ): ActiveFilter<Wanted>[] =>
      filters.flatMap(({ title, chips }) =>
        chips(wanted, facets).map((chip) => ({
          ...chip,
          kind: title,
          without: { ...wanted, ...chip.without },
        })),
      ),
  };
};
