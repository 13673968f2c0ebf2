import { useSearchParams } from 'react-router-dom';
import { MarketSearchForm } from '@/components/market-search/market-search-form';
import { marketTitle } from '@/components/market-search/market-title';
import { SuggestedWordsList } from '@/components/market-search/suggested-words-list';
import { PageHeading } from '@/components/page/page-heading';
import { TraitStrip } from './trait-strip';
import { SEARCH_KEY_MAX_LENGTH } from '@trait-market/contract/shared';
import { QueryFailure } from '@/components/query-failure';
import { TraitGrid, TraitGridSkeleton } from '@/components/trait/trait-grid';
import { TRAIT_SEARCH_LENGTH_MAX } from '@/config/constants';
import { useTraitSearch } from '@/lib/search/trait-search';
import type { ReactNode } from 'react';
import { useServerMeta } from '@/lib/rendering/server-render';

function NothingFound({ title, children }: { title: string; children: ReactNode }) {
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

const countOf = (count: number): string => {
  if (count === 1) return '1 trait';
  if (count < TRAIT_SEARCH_LENGTH_MAX) return `${count} traits`;
  return `The first ${count} matches. Type more to narrow them down.`;
};

function MarketResults({ name }: { name: string }) {
  const isTooLong = name.length > SEARCH_KEY_MAX_LENGTH;
  const query = useTraitSearch(isTooLong ? '' : name);
  const { data, error } = query;
  if (isTooLong)
    return (
      <NothingFound title="Your search is too long">
        You can search for up to {SEARCH_KEY_MAX_LENGTH} characters, and this is {name.length}.
        Shorten it, or try one of these:
      </NothingFound>
    );
  if (data === undefined && error)
    return <QueryFailure title="Couldn’t search the market" query={query} />;
  if (data === undefined) return <TraitGridSkeleton />;
  if (data.length === 0)
    return (
      <NothingFound title="No trait has that name">
        The search matches exactly what you type. Try a shorter word, or one of these:
      </NothingFound>
    );
  return (
    <>
      <p role="status" className="mb-6 text-sm text-muted tabular-nums">
        {countOf(data.length)}
      </p>
      <TraitGrid traits={data} />
    </>
  );
}

const STRIPS = [
  { title: 'Eyes', word: 'eyes' },
  { title: 'Crowns', word: 'crown' },
  { title: 'Cloaks', word: 'cloak' },
] as const;

function Entrance() {
  return (
    <>
      <section className="grid gap-6 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 className="font-display text-lg font-bold">What are you looking for?</h2>
          <p className="mt-2 max-w-sm text-muted">
            For now, you can search the market by name. Type one, or start with a popular word.
          </p>
        </div>
        <div className="lg:col-span-8">
          <SuggestedWordsList />
        </div>
      </section>
      <div className="mt-14 grid gap-14">
        {STRIPS.map(({ title, word }) => (
          <TraitStrip key={word} title={title} word={word} />
        ))}
      </div>
    </>
  );
}

export function MarketScreen() {
  const [searchParams] = useSearchParams();
  const name = searchParams.get('name')?.trim() ?? '';
  useServerMeta(import.meta.env.SSR && (() => ({ isUnlisted: name !== '' })));
  return (
    <div className="page-columns py-6 sm:py-8">
      <div className="grid items-end gap-6 lg:grid-cols-12">
        <PageHeading title={marketTitle(name)} className="min-w-0 break-words lg:col-span-8" />
        <div className="lg:col-span-4">
          <MarketSearchForm name={name} />
        </div>
      </div>
      <div className="mt-8 border-t border-hairline pt-8 sm:mt-12">
        {name === '' ? <Entrance /> : <MarketResults name={name} />}
      </div>
    </div>
  );
}
