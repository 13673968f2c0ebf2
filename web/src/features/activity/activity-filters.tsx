import { ActivityTypeSchema, type ActivityType } from '@trait-market/contract/economy/activity';

import { CollectionSelect } from '@/components/economy/items/collection-select';
import { CheckChips } from '@/components/ui/check-chips';
import { activityNames } from '@/lib/economy/activity/activity-words';

import type { ActivityFilter } from './activity-query';

type ActivityFiltersProps = {
  filter: ActivityFilter;
  onChange: (filter: ActivityFilter) => void;
};

export function ActivityFilters({ filter, onChange }: ActivityFiltersProps) {
  const toggle = (type: ActivityType) =>
    filter.type.includes(type) ? filter.type.filter((one) => one !== type) : [...filter.type, type];
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-start lg:gap-8">
      <CheckChips
        legend="Events"
        values={ActivityTypeSchema.options}
        names={activityNames}
        chosen={filter.type}
        onToggle={(type) => onChange({ ...filter, type: toggle(type) })}
        isTight
      />
      <div className="grid justify-items-start gap-2">
        <CollectionSelect
          value={filter.collection}
          onChange={(collection) => onChange({ ...filter, collection })}
        />
      </div>
    </div>
  );
}
