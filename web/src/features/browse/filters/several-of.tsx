import type { BrowseTraitsQuery, Facets } from '@trait-market/contract/economy/traits';

import { FacetGroup } from './facet-group';
import type { Filter } from './filter';

type SeveralOf<Value, Choice> = {
  title: string;
  /** Its key in an address. */
  param: string;
  /** Which of the market's counts are of its values. */
  facet: 'collection' | 'slot' | 'rarity' | 'chainId';
  valuesOf: (choice: Choice) => readonly Value[];
  choiceOf: (values: readonly Value[]) => Choice;
  /** The values among what an address says or the facet names, each once. */
  known: (texts: readonly string[]) => readonly Value[];
  /** How an address writes a value. */
  slugOf: (value: Value) => string;
  /** How the facet names a value, where that is not as an address writes it. */
  facetOf?: (value: Value) => string;
  wordsOf: (value: Value, facets: Facets | undefined) => string;
  ask: (values: readonly Value[]) => Partial<BrowseTraitsQuery>;
};

/** A filter of which any number of values may be ticked: those are alternatives. */
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
