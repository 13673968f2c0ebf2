import { SEARCH_KEY_MAX_LENGTH } from '@trait-market/contract/search';
import { Search } from 'lucide-react';
import { useId, type FormEvent } from 'react';

import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';

type NameSearchProps = { name: string; onChange: (name: string) => void };

/** Narrows the market down to names that hold a text; an empty one, to all again. */
export function NameSearch({ name, onChange }: NameSearchProps) {
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('name');
    if (typeof text === 'string') onChange(text.trim());
  };
  return (
    <form role="search" onSubmit={submit} className="grid gap-2">
      <Label htmlFor={id}>Trait name</Label>
      <div className="flex gap-2">
        <Input
          key={name}
          id={id}
          name="name"
          type="search"
          maxLength={SEARCH_KEY_MAX_LENGTH}
          autoComplete="off"
          defaultValue={name}
          placeholder="Diving helmet"
        />
        <Button type="submit">
          <Search aria-hidden />
          Find
        </Button>
      </div>
    </form>
  );
}
