import { ConstructArt } from '@/components/art/construct-art';
import { NextLink } from '@/components/next-link';
import { paths } from '@/config/paths';
import { FeaturePreview } from '@/features/previews/feature-preview';
import { Steps } from '@/features/previews/steps';

export default function Construct() {
  return (
    <FeaturePreview
      title="Construct"
      stage="stage-construct"
      art={<ConstructArt />}
      artSide="left"
      lead="Put traits that you own onto an avatar that you own. Hat, eyes, coat: one in each place."
      next={<NextLink to={paths.market}>Find a trait to put on</NextLink>}
    >
      <Steps
        title="How it will go"
        steps={[
          'Lay out an avatar and your loose traits on the bench.',
          'Try them on until it looks right. Trying costs nothing.',
          'Sign once in your wallet, and the avatar is changed for everybody.',
        ]}
      />
    </FeaturePreview>
  );
}
