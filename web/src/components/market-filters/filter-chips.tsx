import { X } from 'lucide-react';

import { Button } from '@/components/ui/button';

import type { ActiveFilter } from './filter-set';

type FilterChipsProps<Query> = {
  filters: readonly ActiveFilter<Query>[];
  cleared: Query;
  onChange: (query: Query) => void;
};

export function FilterChips<Query>({ filters, cleared, onChange }: FilterChipsProps<Query>) {
  if (filters.length === 0) return null;
  return (
    <ul aria-label="Active filters" className="mt-4 flex flex-wrap items-center gap-2">
      {filters.map(({ key, kind, words, without }) => (
        <li key={key} className="max-w-full min-w-0">
          <Button
            variant="secondary"
            size="sm"
            aria-label={`Remove filter ${kind}: ${words}`}
            onClick={() => onChange(without)}
            className="max-w-full"
          >
            <span className="truncate">
              <span className="font-normal text-muted">{kind}</span> <span>{words}</span>
            </span>
            <X aria-hidden />
          </Button>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <Button variant="link" size="sm" onClick={() => onChange(cleared)}>
            Clear all
          </Button>
        </li>
      )}
    </ul>
  );
}
