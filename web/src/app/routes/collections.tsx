import { CollectionsArt } from '@/components/art/collections-art';
import { NextLink } from '@/components/next-link';
import { paths } from '@/config/paths';
import { FeaturePreview } from '@/features/previews/feature-preview';
import { TraitStrip } from '@/features/traits/trait-strip';

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
      lead="Avatars come in families, each with its own heads, colors and jokes. This will be where you meet them."
      next={<NextLink to={paths.market}>Search single traits instead</NextLink>}
    >
      <TraitStrip title="Traits from across the collections" word="coat" />
    </FeaturePreview>
  );
}

export default function Collections() {
  return <FeatureGate flag="collections" open={<CollectionsScreen />} closed={<Preview />} />;
}
