import { CollectionsArt } from '@/components/art/collections-art';
import { NextLink } from '@/components/next-link';
import { paths } from '@/config/paths';
import { FeaturePreview } from '@/features/previews/feature-preview';
import { TraitStrip } from '@/features/traits/trait-strip';

import { Acts } from '../acts';
import { FeatureGate } from '../feature-gate';
import { lazyScreen } from '../lazy-screen';

const CollectionsScreen = lazyScreen(
  async () => (await import('@/features/collections/collections-screen')).CollectionsScreen,
);

function Preview() {
  return (
    <FeaturePreview
      title="Collections"
      stage="stage-collections"
      art={<CollectionsArt />}
      artSide="left"
      lead="Every avatar belongs to a collection with a style of its own. You’ll be able to browse them all here."
      next={<NextLink to={paths.market}>Search traits instead</NextLink>}
    >
      <TraitStrip title="Traits from across the collections" word="coat" />
    </FeaturePreview>
  );
}

export default function Collections() {
  return (
    <FeatureGate
      flag="collections"
      open={
        <Acts>
          <CollectionsScreen />
        </Acts>
      }
      closed={<Preview />}
    />
  );
}
