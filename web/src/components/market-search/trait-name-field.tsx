import { SEARCH_KEY_MAX_LENGTH } from '@trait-market/contract/shared';
import { Search } from 'lucide-react';
import { useId, type FormEvent } from 'react';

import { Button } from '../ui/button';
import { Input } from '../ui/input';
import { Label } from '../ui/label';

export const withTypedName =
  (use: (name: string) => void) =>
  (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('name');
    use(typeof text === 'string' ? text.trim() : '');
  };

type TraitNameFieldProps = { name: string; required?: boolean };

export function TraitNameField({ name, required = false }: TraitNameFieldProps) {
  const id = useId();
  return (
    <>
      <Label htmlFor={id}>Trait name</Label>
      <div className="flex gap-2">
        <Input
          key={name}
          id={id}
          name="name"
          type="search"
          required={required}
          maxLength={SEARCH_KEY_MAX_LENGTH}
          autoComplete="off"
          defaultValue={name}
          placeholder="Diving helmet"
        />
        <Button type="submit">
          <Search aria-hidden />
          Search
        </Button>
      </div>
    </>
  );
}
