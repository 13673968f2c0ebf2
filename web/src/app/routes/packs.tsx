import { PacksArt } from '@/components/art/packs-art';
import { NextLink } from '@/components/next-link';
import { paths } from '@/config/paths';
import { FeaturePreview } from '@/features/previews/feature-preview';
import { Steps } from '@/features/previews/steps';

export default function Packs() {
  return (
    <FeaturePreview
      title="Packs"
      stage="stage-packs"
      art={<PacksArt />}
      lead="A sealed handful of traits. You learn what they are when you tear it open."
      next={<NextLink to={paths.market}>Choose a trait you can see</NextLink>}
    >
      <Steps
        title="How it will go"
        steps={[
          'You see what a pack may hold, and how likely each of it is, before you buy.',
          'You open it whenever you like. Unopened, it stays as it is.',
          'What was inside is yours: to wear, to trade or to sell.',
        ]}
      />
    </FeaturePreview>
  );
}
