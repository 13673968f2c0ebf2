import { TraitStrip } from '@/features/traits/trait-strip';

import { FeatureGate, FeaturePreview } from '../feature-gate';
import { lazyScreen } from '../lazy-screen';

const PlaygroundScreen = lazyScreen(
  async () => (await import('@/features/playground/playground-screen')).PlaygroundScreen,
);

const preview = (
  <FeaturePreview of="playground">
    <TraitStrip title="Some traits you’ll be able to try on" word="hat" />
  </FeaturePreview>
);

export default function Playground() {
  return (
    <FeatureGate flag="playground" closed={preview}>
      <PlaygroundScreen />
    </FeatureGate>
  );
}
