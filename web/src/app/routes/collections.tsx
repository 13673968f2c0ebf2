import { useParams } from 'react-router-dom';

import { CollectionsArt } from '@/components/art/collections-art';
import { NextLink } from '@/components/next-link';
import { paths } from '@/config/paths';
import { FeaturePreview } from '@/features/previews/feature-preview';
import { TraitStrip } from '@/features/traits/trait-strip';

import { Actions } from '../actions';
import { FeatureGate } from '../feature-gate';
import { lazyScreen } from '../lazy-screen';

const CollectionsScreen = lazyScreen(
  async () => (await import('@/features/collections/collections-screen')).CollectionsScreen,
);
const CollectionPage = lazyScreen(
  async () => (await import('@/features/collection-page/collection-page')).CollectionPage,
);

function Preview({ title }: { title: string }) {
  return (
    <FeaturePreview
      title={title}
      stage="stage-collections"
      art={<CollectionsArt />}
      artSide="left"
      lead="Every avatar belongs to a collection with its own style. You’ll be able to browse them all here."
      next={<NextLink to={paths.market}>Search traits instead</NextLink>}
    >
      <TraitStrip title="Traits from across the collections" word="coat" />
    </FeaturePreview>
  );
}

export default function Collections() {
  const { slug } = useParams();
  const open =
    slug === undefined ? <CollectionsScreen /> : <CollectionPage key={slug} slug={slug} />;
  return (
    <FeatureGate
      flag="collections"
      open={<Actions>{open}</Actions>}
      closed={<Preview title={slug === undefined ? 'Collections' : 'Collection'} />}
    />
  );
}
