import { LeadersArt } from '@/components/art/leaders-art';
import { NextLink } from '@/components/next-link';
import { paths } from '@/config/paths';
import { FeaturePreview } from '@/features/previews/feature-preview';
import { Points } from '@/features/previews/points';

import { FeatureGate } from '../feature-gate';
import { lazyScreen } from '../lazy-screen';

const LeadersScreen = lazyScreen(
  async () => (await import('@/features/leaders/leaders-screen')).LeadersScreen,
);

function Preview() {
  return (
    <FeaturePreview
      title="Leaders"
      stage="stage-leaders"
      art={<LeadersArt />}
      lead="The collectors who trade, build and burn the most."
      next={<NextLink to={paths.collections}>See the collections</NextLink>}
    >
      <Points
        points={[
          { term: 'By trade', text: 'The collectors who buy and sell the most.' },
          { term: 'By constructions', text: 'The collectors who construct the most avatars.' },
          {
            term: 'By burns',
            text: 'The collectors who burn the most, and make the rest scarcer.',
          },
        ]}
      />
    </FeaturePreview>
  );
}

export default function Leaders() {
  return <FeatureGate flag="leaders" open={<LeadersScreen />} closed={<Preview />} />;
}
