import { PlaygroundArt } from '@/components/art/playground-art';
import { NextLink } from '@/components/next-link';
import { paths } from '@/config/paths';
import { FeaturePreview } from '@/features/previews/feature-preview';
import { TraitStrip } from '@/features/traits/trait-strip';

export default function Playground() {
  return (
    <FeaturePreview
      title="Playground"
      stage="stage-playground"
      art={<PlaygroundArt />}
      lead="Try on anything, whether you own it or not. No wallet, no signature, nothing spent."
      next={<NextLink to={paths.market}>Browse the wardrobe</NextLink>}
    >
      <TraitStrip title="Some of what will hang on the pegs" word="hat" />
    </FeaturePreview>
  );
}
