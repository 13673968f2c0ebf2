import {
  CollectionSortSchema,
  type CollectionSort,
} from '@trait-market/contract/economy/collections';
import { useId } from 'react';

import { NativeSelect } from '@/components/ui/native-select';

import { metricNames } from './ranking';

type RankSelectProps = { metric: CollectionSort; onChange: (metric: CollectionSort) => void };

/** Selects the ranked figure, also those whose columns a narrow screen doesn't show. */
export function RankSelect({ metric, onChange }: RankSelectProps) {
  const id = useId();
  return (
    <div className="flex items-center gap-2">
      <label htmlFor={id} className="text-sm font-medium">
        Rank by
      </label>
      <NativeSelect
        id={id}
        value={metric}
        onChange={({ target }) => {
          const next = CollectionSortSchema.safeParse(target.value);
          if (next.success) onChange(next.data);
        }}
      >
        {CollectionSortSchema.options.map((value) => (
          <option key={value} value={value}>
            {metricNames[value]}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
