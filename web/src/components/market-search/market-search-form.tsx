import { SEARCH_KEY_MAX_LENGTH } from '@trait-market/contract/search';
import { Search } from 'lucide-react';
import { useId, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';

import { paths } from '@/config/paths';

import { Button } from '../ui/button';
import { Input } from '../ui/input';
import { Label } from '../ui/label';

/** Leads to the market's list for a text. A plain GET form at heart. */
export function MarketSearchForm({ name = '' }: { name?: string }) {
  const id = useId();
  const navigate = useNavigate();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('name');
    if (typeof text === 'string' && text.trim() !== '') {
      void navigate(paths.marketSearch(text.trim()));
    }
  };

  return (
    <form action={paths.market} method="get" role="search" onSubmit={submit} className="grid gap-2">
      <Label htmlFor={id}>Trait name</Label>
      <div className="flex gap-2">
        <Input
          key={name}
          id={id}
          name="name"
          type="search"
          required
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
