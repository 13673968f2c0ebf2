import { RerollArt } from '@/components/art/reroll-art';
import { NextLink } from '@/components/next-link';
import { paths } from '@/config/paths';
import { FeaturePreview } from '@/features/previews/feature-preview';
import { Points } from '@/features/previews/points';

import { Actions } from '../actions';
import { FeatureGate } from '../feature-gate';
import { lazyScreen } from '../lazy-screen';

const RerollScreen = lazyScreen(
  async () => (await import('@/features/reroll/reroll-screen')).RerollScreen,
);

function Preview() {
  return (
    <FeaturePreview
      title="Re-Roll"
      stage="stage-reroll"
      art={<RerollArt />}
      artSide="left"
      lead="Give up a trait you don’t need and get a random one in return."
      next={<NextLink to={paths.market}>Or choose a trait yourself</NextLink>}
    >
      <Points
        points={[
          { term: 'The odds', text: 'Shown before you re-roll, for every trait you could get.' },
          {
            term: 'What you give up',
            text: 'It joins the pool, where others can get it. We name the trait and ask you first.',
          },
          { term: 'The record', text: 'Every re-roll appears in the activity, lucky or not.' },
        ]}
      />
    </FeaturePreview>
  );
}

export default function Reroll() {
  return (
    <FeatureGate
      flag="reroll"
      open={
        <Actions>
          <RerollScreen />
        </Actions>
      }
      closed={<Preview />}
    />
  );
}
