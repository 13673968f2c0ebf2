import { CreditsArt } from '@/components/art/credits-art';
import { NextLink } from '@/components/next-link';
import { paths } from '@/config/paths';
import { FeaturePreview } from '@/features/previews/feature-preview';
import { Points } from '@/features/previews/points';

import { Actions } from '../actions';
import { FeatureGate } from '../feature-gate';
import { lazyScreen } from '../lazy-screen';

const SubscriptionsScreen = lazyScreen(
  async () => (await import('@/features/subscriptions/subscriptions-screen')).SubscriptionsScreen,
);

function Preview() {
  return (
    <FeaturePreview
      title="Subscriptions"
      art={<CreditsArt />}
      artSide="left"
      lead="Credits pay for extracting and constructing. A subscription will top them up. Plans aren’t on sale yet."
      next={<NextLink to={paths.dashboardCredits}>See your credits</NextLink>}
    >
      <Points
        points={[
          { term: 'Subscription credits', text: 'Credits that come with a plan.' },
          { term: 'Vanilla credits', text: 'Credits you have without a plan.' },
          {
            term: 'Your balance',
            text: 'Both together. You see it in the header once you’re connected.',
          },
        ]}
      />
    </FeaturePreview>
  );
}

export default function Subscriptions() {
  return (
    <FeatureGate
      flag="subscriptions"
      open={
        <Actions>
          <SubscriptionsScreen />
        </Actions>
      }
      closed={<Preview />}
    />
  );
}
