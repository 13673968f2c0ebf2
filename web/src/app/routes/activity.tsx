import { ActivityArt } from '@/components/art/activity-art';
import { NextLink } from '@/components/next-link';
import { paths } from '@/config/paths';
import { FeaturePreview } from '@/features/previews/feature-preview';
import { Points } from '@/features/previews/points';

import { FeatureGate } from '../feature-gate';
import { lazyScreen } from '../lazy-screen';

const ActivityScreen = lazyScreen(
  async () => (await import('@/features/activity/activity-screen')).ActivityScreen,
);

function Preview() {
  return (
    <FeaturePreview
      title="Activity"
      stage="stage-activity"
      art={<ActivityArt />}
      artSide="left"
      lead="Every sale, trade, extraction and construction on the market, newest first."
      next={<NextLink to={paths.market}>See what’s on the market</NextLink>}
    >
      <Points
        points={[
          {
            term: 'Sales and trades',
            text: 'Which trait was sold or traded, by whom, to whom, and for how much.',
          },
          {
            term: 'Extractions and constructions',
            text: 'Which traits were taken off an avatar, and which were put on.',
          },
          {
            term: 'Only what has happened',
            text: 'An entry appears once it has happened, never before.',
          },
        ]}
      />
    </FeaturePreview>
  );
}

export default function Activity() {
  return <FeatureGate flag="activity" open={<ActivityScreen />} closed={<Preview />} />;
}
