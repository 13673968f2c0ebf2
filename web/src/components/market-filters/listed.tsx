import { ChoiceGroup } from './choice-group';
import type { ControlProps, Filter, SharedFacets } from './filter';

const CHOICES = [
  { words: 'All', listed: undefined },
  { words: 'For sale', listed: true },
  { words: 'Not for sale', listed: false },
] as const;

type ListedChoice = { listed: boolean | undefined };

function ListedControl({
  choice: { listed },
  facets: { listed: values },
  noun,
  onChange,
}: ControlProps<ListedChoice, SharedFacets>) {
  const countOf = (choice: boolean | undefined): number =>
    values
      .filter(({ value }) => choice === undefined || value === String(choice))
      .reduce((sum, { count }) => sum + count, 0);
  return (
    <ChoiceGroup
      title="Availability"
      chosen={listed}
      choices={CHOICES.map((choice) => ({
        words: choice.words,
        value: choice.listed,
        count: countOf(choice.listed),
      }))}
      noun={noun}
      onChange={(chosen) => onChange({ listed: chosen })}
    />
  );
}

const listedIn = (text: string | null): boolean | undefined =>
  text === 'true' || text === 'false' ? text === 'true' : undefined;

export const listedFilter: Filter<ListedChoice> = {
  title: 'Availability',
  none: { listed: undefined },
  read: (address) => ({ listed: listedIn(address.get('listed')) }),
  write: ({ listed }) => (listed === undefined ? [] : [['listed', String(listed)]]),
  ask: ({ listed }) => (listed === undefined ? {} : { listed }),
  chips: ({ listed }) =>
    listed === undefined
      ? []
      : [
          {
            key: 'listed',
            words: listed ? 'For sale' : 'Not for sale',
            without: { listed: undefined },
          },
        ],
  Control: ListedControl,
};
