import { SEARCH_KEY_MAX_LENGTH } from '@trait-market/contract/shared';
import { useId, useState, type Ref } from 'react';
import { useDebouncedCallback } from 'use-debounce';

import { SEARCH_DEBOUNCE_MS } from '@/config/constants';

import { Input } from './ui/input';
import { Label } from './ui/label';

type NameSearchProps = {
  name: string;
  field?: Ref<HTMLInputElement>;
  onSearch: (name: string) => void;
};

/** A search field whose text is in the page's address. */
export function NameSearch({ name, field, onSearch }: NameSearchProps) {
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
