import type { BrowseTraitsQuery, Facets } from '@trait-market/contract/economy/traits';

import { FacetGroup } from './facet-group';
import type { Filter } from './filter';

type SeveralOf<Value, Choice> = {
  title: string;
  param: string;
  facet: 'collection' | 'slot' | 'rarity' | 'chainId';
  valuesOf: (choice: Choice) => readonly Value[];
  choiceOf: (values: readonly Value[]) => Choice;
  /** Returns the valid values among the strings of an address or a facet, without duplicates. */
  known: (texts: readonly string[]) => readonly Value[];
  slugOf: (value: Value) => string;
  /** The name of the value in the facet, if it differs from its name in the page's address. */
  facetOf?: (value: Value) => string;
  wordsOf: (value: Value, facets: Facets | undefined) => string;
  ask: (values: readonly Value[]) => Partial<BrowseTraitsQuery>;
};

export const severalOf = <Value, Choice>({
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
}: SeveralOf<Value, Choice>): Filter<Choice> => ({
  title,
  none: choiceOf([]),
  read: (address) => choiceOf(known(address.getAll(param))),
  write: (choice) => valuesOf(choice).map((value) => [param, slugOf(value)]),
  ask: (choice) => (valuesOf(choice).length === 0 ? {} : ask(valuesOf(choice))),
  chips: (choice, { facets }) =>
    valuesOf(choice).map((value) => ({
      key: `${param}-${slugOf(value)}`,
      words: wordsOf(value, facets),
      without: choiceOf(valuesOf(choice).filter((other) => other !== value)),
    })),
  Control: ({ choice, facets, onChange }) => (
    <FacetGroup
      title={title}
      values={facets[facet]}
      chosen={valuesOf(choice).map(facetOf)}
      onChange={(texts) => onChange(choiceOf(known(texts)))}
    />
  ),
});
