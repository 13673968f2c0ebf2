import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';

import { lazyComponent } from '@/components/lazy-component';
import { MarketSearchForm } from '@/components/market-search/market-search-form';
import { SuggestedWordsList } from '@/components/market-search/suggested-words-list';
import { PageHeading } from '@/components/page/page-heading';
import { buttonVariants } from '@/components/ui/button-variants';
import { PRODUCT_LINE, PRODUCT_NAME } from '@/config/constants';
import { paths } from '@/config/paths';
import { useFeatureEnabled } from '@/lib/flags/use-feature-enabled';

import { DressingSkeleton } from './dressing-frame';
import { Trending } from './market/trending';
import { NextSteps } from './next-steps';
import { LatestSales } from './sales/latest-sales';
import { TradeStory } from './trade-story';
import { TraitShelf } from './trait-shelf';

const DressingRoom = lazyComponent(async () => (await import('./dressing-room')).DressingRoom, {
  loading: <DressingSkeleton />,
  Failed: null,
  source: 'features/home/dressing-room.tsx',
});

const MarketLine = lazyComponent(async () => (await import('./market/market-line')).MarketLine, {
  Failed: null,
  source: 'features/home/market/market-line.tsx',
});

export function HomeScreen() {
  const isMarketOpen = useFeatureEnabled('market');
  return (
    <>
      <div className="bg-wall">
        <div className="page-columns grid items-end gap-x-10 gap-y-6 pt-10 sm:pt-14 lg:grid-cols-12">
          <PageHeading title={PRODUCT_NAME} isDisplay className="lg:col-span-8">
            {PRODUCT_LINE}
          </PageHeading>
          <div className="lg:col-span-4">
            <p className="max-w-md text-lg">
              Buy, sell and trade the traits of profile-picture NFTs: the hat, the eyes, the coat.
              Wear what you collect.
            </p>
            <Link
              to={paths.market}
              className={buttonVariants({ size: 'lg', className: 'group mt-5' })}
            >
              Browse the market
              <ArrowRight
                aria-hidden
                className="transition-transform motion-safe:group-hover:translate-x-1"
              />
            </Link>
          </div>
        </div>
        {isMarketOpen !== false && (
          <div className="page-columns pt-8">
            <div className="h-27 border-y border-hairline py-2.5 md:h-20 lg:h-12 lg:py-3">
              {isMarketOpen && <MarketLine />}
            </div>
          </div>
        )}
      </div>
      {isMarketOpen === undefined && <DressingSkeleton />}
      {isMarketOpen === true && <DressingRoom />}
      <TraitShelf />
      {isMarketOpen !== false && (
        <>
          <Trending />
          <LatestSales />
        </>
      )}
      <TradeStory />
      <section aria-labelledby="words" className="page-columns pt-20 sm:pt-28">
        <div className="grid gap-x-10 gap-y-6 border-t border-hairline pt-8 lg:grid-cols-12">
          <div className="lg:col-span-4">
            <h2 id="words" className="font-display text-xl font-extrabold">
              Search for a trait
            </h2>
            <div className="mt-5 max-w-sm">
              <MarketSearchForm />
            </div>
          </div>
          <div className="lg:col-span-8">
            <SuggestedWordsList />
          </div>
        </div>
      </section>
      <NextSteps />
    </>
  );
}
