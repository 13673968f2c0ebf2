import type { Chip, PartOf } from './filter';

export type ActiveFilter<Query> = Chip<Query> & { kind: string };

const FIRST_IN_PANEL = new Set(['Availability', 'Price']);

type Parts<Choices, InFacets, Query> = readonly PartOf<Choices, InFacets, Query>[];

/** Moves the price up to the availability, so that it is in view above long lists of values. */
const inPanel = <Choices, InFacets, Query>(
  filters: Parts<Choices, InFacets, Query>,
): Parts<Choices, InFacets, Query> => {
  const isFirst = ({ title }: { title: string }) => FIRST_IN_PANEL.has(title);
  return [...filters.filter(isFirst), ...filters.filter((filter) => !isFirst(filter))];
};

/** Reads, writes and requests the choices of all filters of a list, in the order of its chips. */
export const filterSet = <Choices extends object, InFacets, Query extends object>(
  filters: Parts<Choices, InFacets, Query>,
) => {
  const none: Choices = Object.assign({}, ...filters.map((filter) => filter.none));
  return {
    panel: inPanel(filters),
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
