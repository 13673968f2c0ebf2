import { ConstructPremiumArt } from '@/components/art/construct-premium-art';
import { NextLink } from '@/components/next-link';
import { paths } from '@/config/paths';
import { FeaturePreview } from '@/features/previews/feature-preview';
import { Points } from '@/features/previews/points';

export default function ConstructPremium() {
  return (
    <FeaturePreview
      title="Construct Premium"
      stage="stage-construct-premium"
      art={<ConstructPremiumArt />}
      lead="The bench behind the rope: constructing, with more to work with."
      next={
        <>
          <NextLink to={paths.construct}>The ordinary bench</NextLink>
          <NextLink to={paths.subscriptions}>About credits</NextLink>
        </>
      }
    >
      <Points
        points={[
          {
            term: 'What it adds',
            text: 'It will be listed here in full before anybody can pay for it.',
          },
          {
            term: 'What it costs',
            text: 'Not set. There is no price yet, and nothing to sign up for.',
          },
          {
            term: 'What stays',
            text: 'Construct works without it, for any avatar and trait you own.',
          },
        ]}
      />
    </FeaturePreview>
  );
}
