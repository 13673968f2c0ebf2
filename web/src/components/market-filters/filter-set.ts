import type { Chip, PartOf } from './filter';

export type ActiveFilter<Query> = Chip<Query> & { kind: string };

/** Reads, writes and requests the choices of all filters of a list. */
export const filterSet = <Choices extends object, InFacets, Query extends object>(
  filters: readonly PartOf<Choices, InFacets, Query>[],
) => {
  const none: Choices = Object.assign({}, ...filters.map((filter) => filter.none));
  return {
    filters,
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
