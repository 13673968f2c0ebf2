import { FacetGroup } from './facet-group';
import type { Filter, SharedFacets, SharedQuery, ValuesOf } from './filter';

type SeveralOf<Value, Choice, InFacets, Query> = {
  title: string;
  param: string;
  facet: ValuesOf<InFacets>;
  valuesOf: (choice: Choice) => readonly Value[];
  choiceOf: (values: readonly Value[]) => Choice;
  /** Returns the valid values among the strings of an address or a facet, without duplicates. */
  known: (texts: readonly string[]) => readonly Value[];
  slugOf: (value: Value) => string;
  /** The name of the value in the facet, if it differs from its name in the page's address. */
  facetOf?: (value: Value) => string;
  wordsOf: (value: Value, facets: InFacets | undefined) => string;
  ask: (values: readonly Value[]) => Partial<Query>;
  /** The default is a list of checkboxes. */
  Control?: Filter<Choice, InFacets, Query>['Control'];
};

export const severalOf = <Value, Choice, InFacets = SharedFacets, Query = SharedQuery>({
  title,
  param,
  facet,
  valuesOf,
  choiceOf,
  known,
  slugOf,
  facetOf = slugOf,
  wordsOf,
  ask,
  Control,
}: SeveralOf<Value, Choice, InFacets, Query>): Filter<Choice, InFacets, Query> => ({
  title,
  none: choiceOf([]),
  read: (address) => choiceOf(known(address.getAll(param))),
  write: (choice) => valuesOf(choice).map((value) => [param, slugOf(value)]),
  ask: (choice) => (valuesOf(choice).length === 0 ? {} : ask(valuesOf(choice))),
  chips: (choice, facets) =>
    valuesOf(choice).map((value) => ({
      key: `${param}-${slugOf(value)}`,
      words: wordsOf(value, facets),
      without: choiceOf(valuesOf(choice).filter((other) => other !== value)),
    })),
  Control: (props) => {
    const { choice, facets, noun, onChange } = props;
    const values = facet(facets);
    if (values === undefined) return null;
    if (Control !== undefined) return <Control {...props} />;
    return (
      <FacetGroup
        title={title}
        values={values}
        chosen={valuesOf(choice).map(facetOf)}
        noun={noun}
        onChange={(texts) => onChange(choiceOf(known(texts)))}
      />
    );
  },
});
