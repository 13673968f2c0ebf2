import { ConstructPremiumArt } from '@/components/art/construct-premium-art';
import { NextLink } from '@/components/next-link';
import { paths } from '@/config/paths';
import { FeaturePreview } from '@/features/previews/feature-preview';
import { Points } from '@/features/previews/points';
import { ConnectButton } from '@/features/sign-in/connect-button';

import { Actions } from '../actions';
import { FeatureGate } from '../feature-gate';
import { lazyScreen } from '../lazy-screen';

const PremiumScreen = lazyScreen(
  async () => (await import('@/features/construct-premium/premium-screen')).PremiumScreen,
);

function Preview() {
  return (
    <FeaturePreview
      title="Construct Premium"
      stage="stage-construct-premium"
      art={<ConstructPremiumArt />}
      lead="Construct, with more to work with."
      next={
        <>
          <NextLink to={paths.construct}>Go to Construct</NextLink>
          <NextLink to={paths.subscriptions}>About credits</NextLink>
        </>
      }
    >
      <Points
        points={[
          {
            term: 'What it adds',
            text: 'We’ll list it all here before anyone can pay for it.',
          },
          {
            term: 'What it costs',
            text: 'There’s no price yet, and nothing to sign up for.',
          },
          {
            term: 'What stays',
            text: 'Construct works without it, with any avatar and any trait you own.',
          },
        ]}
      />
    </FeaturePreview>
  );
}

export default function ConstructPremium() {
  return (
    <FeatureGate
      flag="construct-premium"
      open={
        <Actions>
          <PremiumScreen connectButton={<ConnectButton />} />
        </Actions>
      }
      closed={<Preview />}
    />
  );
}
