import { PlaygroundArt } from '@/components/art/playground-art';
import { NextLink } from '@/components/next-link';
import { paths } from '@/config/paths';
import { FeaturePreview } from '@/features/previews/feature-preview';
import { TraitStrip } from '@/features/traits/trait-strip';

import { FeatureGate } from '../feature-gate';
import { lazyScreen } from '../lazy-screen';

const PlaygroundScreen = lazyScreen(
  async () => (await import('@/features/playground/playground-screen')).PlaygroundScreen,
);

function Preview() {
  return (
    <FeaturePreview
      title="Playground"
      stage="stage-playground"
      art={<PlaygroundArt />}
      lead="Try on any trait, whether you own it or not. No wallet, no signature, no cost."
      next={<NextLink to={paths.market}>Browse the market</NextLink>}
    >
      <TraitStrip title="Some traits you’ll be able to try on" word="hat" />
    </FeaturePreview>
  );
}

export default function Playground() {
  return <FeatureGate flag="playground" open={<PlaygroundScreen />} closed={<Preview />} />;
}
