import { SEARCH_KEY_MAX_LENGTH } from '@trait-market/contract/shared';
import { useId } from 'react';

import { Input } from '../ui/input';
import { Label } from '../ui/label';

type TraitSearchProps = { label: string; text: string; onChange: (text: string) => void };

export function TraitSearch({ label, text, onChange }: TraitSearchProps) {
  const field = useId();
  return (
    <div className="grid max-w-sm gap-2">
      <Label htmlFor={field}>{label}</Label>
      <Input
        id={field}
        type="search"
        autoComplete="off"
        maxLength={SEARCH_KEY_MAX_LENGTH}
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
