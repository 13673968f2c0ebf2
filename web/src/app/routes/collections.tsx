import { useParams } from 'react-router-dom';

import { QuickBuyOfView } from '@/features/quick-buy/quick-buy-of-card';
import { TraitStrip } from '@/features/traits/trait-strip';

import { Actions } from '../actions';
import { FeatureGate, FeaturePreview } from '../feature-gate';
import { lazyScreen } from '../lazy-screen';

const CollectionsScreen = lazyScreen(
  async () => (await import('@/features/collections/collections-screen')).CollectionsScreen,
  'features/collections/collections-screen.tsx',
);
const CollectionPage = lazyScreen(
  async () => (await import('@/features/collection-page/collection-page')).CollectionPage,
  'features/collection-page/collection-page.tsx',
);

/** Shows all collections, or only the one that the page's address names. */
export default function Collections() {
  const { slug } = useParams();
  const preview = (
    <FeaturePreview of="collections" title={slug === undefined ? 'Collections' : 'Collection'}>
      <TraitStrip title="Traits from across the collections" word="coat" />
    </FeaturePreview>
  );
  return (
    <FeatureGate flag="collections" closed={preview}>
      <Actions>
        {slug === undefined ? (
          <CollectionsScreen />
        ) : (
          // Encoded, because ts-rest inserts parameters into paths unchanged.
          <CollectionPage key={slug} slug={encodeURIComponent(slug)} />
        )}
        <QuickBuyOfView />
      </Actions>
    </FeatureGate>
  );
}
