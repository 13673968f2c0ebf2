import { RaritySchema, SLOTS } from '@trait-market/contract/economy/shared';
import { SEARCH_KEY_MAX_LENGTH } from '@trait-market/contract/shared';
import { useId, useState, type RefObject } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDebouncedCallback } from 'use-debounce';

import { CollectionSelect } from '@/components/economy/items/collection-select';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { NativeSelect } from '@/components/ui/native-select';
import { SEARCH_DEBOUNCE_MS } from '@/config/constants';
import { cn } from '@/lib/cn';
import { rarityNames, slotNames } from '@/lib/economy/traits/trait-words';

import { withFilter, type FilterParam, type InventoryFilters } from './inventory-filters';

type ChoiceProps = {
  label: string;
  all: string;
  value: string;
  choices: readonly (readonly [value: string, words: string])[];
  onChange: (value: string) => void;
};

function Choice({ label, all, value, choices, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div className="grid content-start gap-1">
      <Label htmlFor={id}>{label}</Label>
      <NativeSelect id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{all}</option>
        {choices.map(([choice, words]) => (
          <option key={choice} value={choice}>
            {words}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}

type SearchProps = {
  name: string;
  field: RefObject<HTMLInputElement | null>;
  onSearch: (name: string) => void;
};

function Search({ name, field, onSearch }: SearchProps) {
  const id = useId();
  const [typed, setTyped] = useState(name);
  const [followed, setFollowed] = useState(name);
  const [sent, setSent] = useState(name);
  const search = useDebouncedCallback((next: string) => {
    setSent(next);
    onSearch(next);
  }, SEARCH_DEBOUNCE_MS);
  if (followed !== name) {
    setFollowed(name);
    setSent(name);
    // Back and "Clear filters" replace the text; the field's own search doesn't undo later typing.
    if (name !== sent) setTyped(name);
  }
  return (
    <div className="col-span-full grid content-start gap-1 lg:col-span-1">
      <Label htmlFor={id}>Name</Label>
      <Input
        ref={field}
        id={id}
        type="search"
        autoComplete="off"
        maxLength={SEARCH_KEY_MAX_LENGTH}
        value={typed}
        placeholder="Helmet, #7"
        onChange={({ target }) => {
          setTyped(target.value);
          search(target.value.trim());
        }}
      />
    </div>
  );
}

type FilterBarProps = {
  id: string;
  filters: InventoryFilters;
  field: RefObject<HTMLInputElement | null>;
  className: string;
};

export function FilterBar({ id, filters, field, className }: FilterBarProps) {
  const [, setParams] = useSearchParams();
  const { kind, collection, name, slot, rarity, listed } = filters;
  const choose = (param: FilterParam) => (value: string) =>
    setParams((params) => withFilter(params, param, value), { preventScrollReset: true });
  return (
    <div id={id} className={cn('grid grid-cols-2 gap-3 lg:grid-cols-5', className)}>
      <Search
        name={name}
        field={field}
        onSearch={(next) =>
          setParams((params) => withFilter(params, 'name', next), {
            replace: true,
            preventScrollReset: true,
          })
        }
      />
      <div className="grid content-start gap-1">
        <CollectionSelect value={collection ?? ''} onChange={choose('collection')} />
      </div>
      {kind !== 'avatar' && (
        <>
          <Choice
            label="Slot"
            all="All slots"
            value={slot ?? ''}
            choices={SLOTS.map((one) => [one, slotNames[one]])}
            onChange={choose('slot')}
          />
          <Choice
            label="Rarity"
            all="Any rarity"
            value={rarity ?? ''}
            choices={RaritySchema.options.map((one) => [one, rarityNames[one]])}
            onChange={choose('rarity')}
          />
        </>
      )}
      <Choice
        label="Listing"
        all="Listed or not"
        value={listed === undefined ? '' : listed ? 'yes' : 'no'}
        choices={[
          ['yes', 'Listed'],
          ['no', 'Not listed'],
        ]}
        onChange={choose('listed')}
      />
    </div>
  );
}
