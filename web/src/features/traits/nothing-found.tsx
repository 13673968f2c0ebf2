import type { ReactNode } from 'react';

import { SuggestedWordsList } from '@/components/market-search/suggested-words-list';

export function NothingFound({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid max-w-text gap-6">
      <div role="status">
        <h2 className="font-display text-lg font-bold">{title}</h2>
        <p className="mt-2 text-muted">{children}</p>
      </div>
      <SuggestedWordsList />
    </section>
  );
}
