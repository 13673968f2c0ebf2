import { CreditsArt } from '@/components/art/credits-art';
import { NextLink } from '@/components/next-link';
import { paths } from '@/config/paths';
import { FeaturePreview } from '@/features/previews/feature-preview';
import { Points } from '@/features/previews/points';

export default function Subscriptions() {
  return (
    <FeaturePreview
      title="Subscriptions"
      art={<CreditsArt />}
      artSide="left"
      lead="Credits pay for work at the benches. A subscription will top them up; plans are not on sale yet."
      next={<NextLink to={paths.dashboardCredits}>See your credits</NextLink>}
    >
      <Points
        points={[
          { term: 'Subscription credits', text: 'Those that come with a plan.' },
          { term: 'Vanilla credits', text: 'Those that you hold without one.' },
          {
            term: 'Your balance',
            text: 'The two together. It stands in the header once you are connected.',
          },
        ]}
      />
    </FeaturePreview>
  );
}
