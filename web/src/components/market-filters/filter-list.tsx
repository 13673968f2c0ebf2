import type { Noun, PartOf } from './filter';

export type FilterListProps<Wanted extends Choices, Choices, InFacets, Query> = {
  filters: readonly PartOf<Choices, InFacets, Query>[];
  query: Wanted;
  facets: InFacets;
  noun: Noun;
  onChange: (query: Wanted) => void;
};

/** Lists all filters except the name, which the search in the header sets. */
export function FilterList<Wanted extends Choices, Choices, InFacets, Query>({
  filters,
  query,
  facets,
  noun,
  onChange,
}: FilterListProps<Wanted, Choices, InFacets, Query>) {
  return (
    <div className="grid gap-5">
      {filters.map(
        ({ title, Control }) =>
          Control && (
            <Control
              key={title}
              choice={query}
              facets={facets}
              noun={noun}
              onChange={(choice) => onChange({ ...query, ...choice })}
            />
          ),
      )}
    </div>
  );
}
