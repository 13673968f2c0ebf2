import { PacksArt } from '@/components/art/packs-art';
import { NextLink } from '@/components/next-link';
import { paths } from '@/config/paths';
import { FeaturePreview } from '@/features/previews/feature-preview';
import { Steps } from '@/features/previews/steps';

import { Actions } from '../actions';
import { FeatureGate } from '../feature-gate';
import { lazyScreen } from '../lazy-screen';

const PacksScreen = lazyScreen(
  async () => (await import('@/features/packs/packs-screen')).PacksScreen,
);

function Preview() {
  return (
    <FeaturePreview
      title="Packs"
      stage="stage-packs"
      art={<PacksArt />}
      lead="A sealed set of traits. You find out what’s inside when you open it."
      next={<NextLink to={paths.market}>Choose a trait yourself</NextLink>}
    >
      <Steps
        title="How it will work"
        steps={[
          'Before you buy, you see what a pack can contain and how likely each trait is.',
          'Open it whenever you like. Nothing changes until you do.',
          'What’s inside is yours to wear, trade or sell.',
        ]}
      />
    </FeaturePreview>
  );
}

export default function Packs() {
  return (
    <FeatureGate
      flag="packs"
      open={
        <Actions>
          <PacksScreen />
        </Actions>
      }
      closed={<Preview />}
    />
  );
}
