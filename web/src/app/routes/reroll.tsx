import { RerollArt } from '@/components/art/reroll-art';
import { NextLink } from '@/components/next-link';
import { paths } from '@/config/paths';
import { FeaturePreview } from '@/features/previews/feature-preview';
import { Points } from '@/features/previews/points';

export default function Reroll() {
  return (
    <FeaturePreview
      title="Re-Roll"
      stage="stage-reroll"
      art={<RerollArt />}
      artSide="left"
      lead="Hand in a trait you have no use for and let chance give you another."
      next={<NextLink to={paths.market}>Or leave nothing to chance</NextLink>}
    >
      <Points
        points={[
          { term: 'The odds', text: 'Shown before you pull, for everything that may come out.' },
          {
            term: 'The stake',
            text: 'What you hand in is gone. You are asked, by name, before it is.',
          },
          { term: 'The record', text: 'Each re-roll is entered in the activity, lucky or not.' },
        ]}
      />
    </FeaturePreview>
  );
}
