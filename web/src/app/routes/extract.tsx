import { ExtractArt } from '@/components/art/extract-art';
import { NextLink } from '@/components/next-link';
import { paths } from '@/config/paths';
import { FeaturePreview } from '@/features/previews/feature-preview';
import { Steps } from '@/features/previews/steps';

export default function Extract() {
  return (
    <FeaturePreview
      title="Extract"
      stage="stage-extract"
      art={<ExtractArt />}
      lead="Take one trait off an avatar. It becomes a thing of its own, and the avatar keeps all the rest."
      next={<NextLink to={paths.construct}>The way back: Construct</NextLink>}
    >
      <Steps
        title="How it will go"
        steps={[
          'Pick an avatar that you own, and the trait that should come off.',
          'See both as they will be afterwards, side by side, before anything happens.',
          'Sign in your wallet. The trait is then loose: keep it, trade it or sell it.',
        ]}
      />
    </FeaturePreview>
  );
}
