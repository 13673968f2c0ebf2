import { ExtractArt } from '@/components/art/extract-art';
import { NextLink } from '@/components/next-link';
import { paths } from '@/config/paths';
import { FeaturePreview } from '@/features/previews/feature-preview';
import { Steps } from '@/features/previews/steps';
import { ConnectButton } from '@/features/sign-in/connect-button';

import { Actions } from '../actions';
import { FeatureGate } from '../feature-gate';
import { lazyScreen } from '../lazy-screen';

const ExtractScreen = lazyScreen(
  async () => (await import('@/features/extract/extract-screen')).ExtractScreen,
);

function Preview() {
  return (
    <FeaturePreview
      title="Extract"
      stage="stage-extract"
      art={<ExtractArt />}
      lead="Take one trait off an avatar. The trait becomes a separate NFT, and the avatar keeps the rest."
      next={<NextLink to={paths.construct}>Put traits on with Construct</NextLink>}
    >
      <Steps
        title="How it will work"
        steps={[
          'Choose an avatar you own, and the trait to take off.',
          'See what both will look like, side by side, before anything happens.',
          'Sign with your wallet. The trait is then yours to keep, trade or sell.',
        ]}
      />
    </FeaturePreview>
  );
}

export default function Extract() {
  return (
    <FeatureGate
      flag="extract"
      open={
        <Actions>
          <ExtractScreen connectButton={<ConnectButton />} />
        </Actions>
      }
      closed={<Preview />}
    />
  );
}
