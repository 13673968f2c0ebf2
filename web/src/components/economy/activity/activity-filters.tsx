import {
  ActivityTypeSchema,
  type Activity,
  type ActivityType,
} from '@trait-market/contract/economy/activity';
import { CHAIN_IDS, CHAINS } from '@trait-market/contract/economy/shared';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { CollectionSelect } from '@/components/economy/items/collection-select';
import { FindField } from '@/components/economy/items/find-field';
import { FiltersToggle } from '@/components/filters/filters-toggle';
import { Button } from '@/components/ui/button';
import { CheckChips } from '@/components/ui/check-chips';
import { Label } from '@/components/ui/label';
import { NativeSelect } from '@/components/ui/native-select';
import { chainOfSlug, chainSlug } from '@/lib/chain/chain-slug';
import { cn } from '@/lib/cn';
import { countFilters, type ActivityFilter } from '@/lib/economy/activity/activity-filter';
import { plainText } from '@/lib/format/plain-text';

import { MoreFilters } from './more-filters';

const activityNames: Record<ActivityType, string> = {
  sale: 'Sales',
  swap: 'Trades',
  listing: 'Listings',
  offer: 'Offers',
  trade: 'Trades proposed',
  cancel: 'Cancellations',
  mint: 'New editions',
  wear: 'Put on',
  'take-off': 'Taken off',
  pack: 'Packs',
  reroll: 'Re-rolls',
  burn: 'Burned',
  transfer: 'Gifts',
};

const ALL: readonly ActivityType[] = [];

type ActivityFiltersProps = {
  filter: ActivityFilter;
  /** The events that the list shows without a filter; by default all. */
  usual?: readonly ActivityType[];
  /** The loaded events, which name the trait of the filter. */
  activities: readonly Activity[];
  onChange: (filter: ActivityFilter) => void;
};

const traitNameIn = (activities: readonly Activity[], id: string): string | undefined => {
  for (const { items, inReturn } of activities)
    for (const item of [...items, ...inReturn])
      if (item.kind === 'trait' && item.trait.id === id) return plainText(item.trait.value);
  return undefined;
};

export function ActivityFilters({
  filter,
  usual = ALL,
  activities,
  onChange,
}: ActivityFiltersProps) {
  const part = useId();
  const [isOpen, setOpen] = useState(false);
  const toggle = (type: ActivityType) =>
    filter.type.includes(type) ? filter.type.filter((one) => one !== type) : [...filter.type, type];
  return (
    <div className="flex flex-wrap items-start gap-x-2 gap-y-3">
      <FiltersToggle
        controls={`${part}events ${part}more`}
        count={countFilters(filter, usual)}
        isOpen={isOpen}
        onToggle={() => setOpen(!isOpen)}
      />
      <CheckChips
        id={`${part}events`}
        legend="Events"
        values={ActivityTypeSchema.options}
        names={activityNames}
        chosen={filter.type}
        onToggle={(type) => onChange({ ...filter, type: toggle(type) })}
        onAll={() => onChange({ ...filter, type: ALL })}
        isInRow
        className={cn('basis-full xl:flex-1 xl:basis-0', !isOpen && 'max-xl:hidden')}
      />
      {filter.trait !== '' && (
        <Button variant="outline" onClick={() => onChange({ ...filter, trait: '' })}>
          <span>{`Trait: ${traitNameIn(activities, filter.trait) ?? filter.trait}`}</span>
          <X aria-hidden />
          <span className="sr-only">, remove</span>
        </Button>
      )}
      <div id={`${part}more`} className={cn('w-full', !isOpen && 'hidden')}>
        <div className="flex flex-wrap gap-x-6 gap-y-4">
          <div className="w-52 max-w-full">
            <FindField
              collection={filter.collection}
              onTrait={(trait) => onChange({ ...filter, trait })}
            />
          </div>
          <div className="grid justify-items-start gap-2">
            <CollectionSelect
              value={filter.collection}
              onChange={(collection) => onChange({ ...filter, collection })}
            />
          </div>
          <div className="grid justify-items-start gap-2">
            <Label htmlFor={`${part}network`}>Network</Label>
            <NativeSelect
              id={`${part}network`}
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
        <MoreFilters filter={filter} onChange={onChange} />
      </div>
    </div>
  );
}
