import { ConstructArt } from '@/components/art/construct-art';
import { NextLink } from '@/components/next-link';
import { paths } from '@/config/paths';
import { FeaturePreview } from '@/features/previews/feature-preview';
import { Steps } from '@/features/previews/steps';
import { ConnectButton } from '@/features/sign-in/connect-button';

import { Actions } from '../actions';
import { FeatureGate } from '../feature-gate';
import { lazyScreen } from '../lazy-screen';

const ConstructScreen = lazyScreen(
  async () => (await import('@/features/construct/construct-screen')).ConstructScreen,
);

function Preview() {
  return (
    <FeaturePreview
      title="Construct"
      stage="stage-construct"
      art={<ConstructArt />}
      artSide="left"
      lead="Put traits you own on an avatar you own. Hat, eyes, coat: one of each."
      next={<NextLink to={paths.market}>Find a trait to put on</NextLink>}
    >
      <Steps
        title="How it will work"
        steps={[
          'Choose an avatar, and the loose traits to put on it.',
          'Try them on until it looks right. Trying is free.',
          'Sign once with your wallet, and everyone sees the new look.',
        ]}
      />
    </FeaturePreview>
  );
}

export default function Construct() {
  return (
    <FeatureGate
      flag="construct"
      open={
        <Actions>
          <ConstructScreen connectButton={<ConnectButton />} />
        </Actions>
      }
      closed={<Preview />}
    />
  );
}
