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
      lead="The market's daybook: every sale, trade, extraction and construction, the newest first."
      next={<NextLink to={paths.market}>Look at what there is to trade</NextLink>}
    >
      <Points
        points={[
          { term: 'Sales and trades', text: 'Which trait went, from whom to whom, and for what.' },
          { term: 'Bench work', text: 'What was taken off an avatar, and what was built.' },
          {
            term: 'Nothing made up',
            text: 'An entry appears here when it has happened, not before.',
          },
        ]}
      />
    </FeaturePreview>
  );
}

export default function Activity() {
  return <FeatureGate flag="activity" open={<ActivityScreen />} closed={<Preview />} />;
}
