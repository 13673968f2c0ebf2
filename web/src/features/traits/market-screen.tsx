import { useSearchParams } from 'react-router-dom';

import { MarketSearchForm } from '@/components/market-search/market-search-form';
import { marketTitle } from '@/components/market-search/market-title';
import { SuggestedWordsList } from '@/components/market-search/suggested-words-list';
import { PageHeading } from '@/components/page/page-heading';

import { MarketResults } from './market-results';
import { TraitStrip } from './trait-strip';

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
  return (
    <div className="page-columns py-8 sm:py-14">
      <div className="grid items-end gap-6 lg:grid-cols-12">
        <PageHeading
          title={marketTitle(name)}
          size={name === '' ? '2xl' : 'xl'}
          className="min-w-0 break-words lg:col-span-8"
        />
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
