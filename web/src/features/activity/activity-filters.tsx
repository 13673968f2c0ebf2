import { ActivityTypeSchema, type ActivityType } from '@trait-market/contract/economy/activity';
import { useId } from 'react';

import { NativeSelect } from '@/components/ui/native-select';
import { activityNames } from '@/lib/economy/activity-words';
import { useCollections } from '@/lib/economy/use-collections';
import { plainText } from '@/lib/format/plain-text';

import type { ActivityFilter } from './activity-query';

type ActivityFiltersProps = {
  filter: ActivityFilter;
  onChange: (filter: ActivityFilter) => void;
};

/** Narrows down what happened by what it was and by collection. */
export function ActivityFilters({ filter, onChange }: ActivityFiltersProps) {
  const id = useId();
  const collections = useCollections();
  const toggle = (type: ActivityType) =>
    filter.type.includes(type) ? filter.type.filter((one) => one !== type) : [...filter.type, type];
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-start lg:gap-8">
      <fieldset className="min-w-0">
        <legend className="text-sm font-medium">What happened</legend>
        <ul className="mt-2 flex flex-wrap gap-2 xl:gap-1.5">
          {ActivityTypeSchema.options.map((type) => (
            <li key={type}>
              <label className="inline-flex h-8 cursor-pointer items-center rounded-control border border-control px-3 text-sm font-semibold transition-colors hover:bg-surface-raised has-checked:border-foreground has-checked:bg-foreground has-checked:text-ground has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-foreground xl:px-2.5">
                <input
                  type="checkbox"
                  checked={filter.type.includes(type)}
                  onChange={() => onChange({ ...filter, type: toggle(type) })}
                  className="sr-only"
                />
                {activityNames[type]}
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      <div className="grid justify-items-start gap-2">
        <label htmlFor={id} className="text-sm font-medium">
          Collection
        </label>
        <NativeSelect
          id={id}
          value={filter.collection}
          onChange={({ target }) => onChange({ ...filter, collection: target.value })}
        >
          <option value="">All collections</option>
          {filter.collection !== '' && collections.data === undefined && (
            <option value={filter.collection}>{filter.collection}</option>
          )}
          {collections.data?.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {plainText(name)}
            </option>
          ))}
        </NativeSelect>
      </div>
    </div>
  );
}
