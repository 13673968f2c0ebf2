import {
  ActivityTypeSchema,
  type Activity,
  type ActivityType,
} from '@trait-market/contract/economy/activity';
import { CHAIN_IDS, CHAINS } from '@trait-market/contract/economy/shared';
import { useId } from 'react';
import { CollectionSelect } from '@/components/economy/items/collection-select';
import { CheckChips } from '@/components/ui/check-chips';
import { Label } from '@/components/ui/label';
import { NativeSelect } from '@/components/ui/native-select';
import { chainOfSlug, chainSlug } from '@/lib/chain/chain-slug';
import type { ActivityFilter } from '@/lib/economy/activity/activity-filter';
import { plainText } from '@/lib/format/plain-text';

import { MoreFilters } from './more-filters';

const activityNames: Record<ActivityType, string> = {
  sale: 'Sales',
  swap: 'Trades',
  listing: 'Listings',
  offer: 'Offers',
  trade: 'Trade offers',
  cancel: 'Cancellations',
  mint: 'New editions',
  wear: 'Put on',
  'take-off': 'Taken off',
  pack: 'Packs',
  reroll: 'Re-rolls',
  burn: 'Burned',
  transfer: 'Gifts',
};

type ActivityFiltersProps = {
  filter: ActivityFilter;
  /** The loaded events, which name the filtered trait. */
  activities: readonly Activity[];
  onChange: (filter: ActivityFilter) => void;
};

const traitNameIn = (activities: readonly Activity[], id: string): string | undefined => {
  for (const { items, inReturn } of activities)
    for (const item of [...items, ...inReturn])
      if (item.kind === 'trait' && item.trait.id === id) return plainText(item.trait.value);
  return undefined;
};

export function ActivityFilters({ filter, activities, onChange }: ActivityFiltersProps) {
  const networkId = useId();
  const toggle = (type: ActivityType) =>
    filter.type.includes(type) ? filter.type.filter((one) => one !== type) : [...filter.type, type];
  return (
    <>
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-start lg:gap-8">
        <CheckChips
          legend="Events"
          values={ActivityTypeSchema.options}
          names={activityNames}
          chosen={filter.type}
          onToggle={(type) => onChange({ ...filter, type: toggle(type) })}
          isTight
        />
        <div className="flex flex-wrap gap-x-6 gap-y-4">
          <div className="grid justify-items-start gap-2">
            <CollectionSelect
              value={filter.collection}
              onChange={(collection) => onChange({ ...filter, collection })}
            />
          </div>
          <div className="grid justify-items-start gap-2">
            <Label htmlFor={networkId}>Network</Label>
            <NativeSelect
              id={networkId}
              value={filter.chainId === undefined ? '' : chainSlug(filter.chainId)}
              // The prices were in the coin of the other network.
              onChange={({ target }) =>
                onChange({
                  ...filter,
                  chainId: chainOfSlug(target.value),
                  minPrice: '',
                  maxPrice: '',
                })
              }
            >
              <option value="">All networks</option>
              {CHAIN_IDS.map((id) => (
                <option key={id} value={chainSlug(id)}>
                  {CHAINS[id].name}
                </option>
              ))}
            </NativeSelect>
          </div>
        </div>
      </div>
      <MoreFilters
        filter={filter}
        traitName={traitNameIn(activities, filter.trait)}
        onChange={onChange}
      />
    </>
  );
}
