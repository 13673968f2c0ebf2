import { ConstructFeedArt } from '@/components/art/construct-feed-art';
import { NextLink } from '@/components/next-link';
import { paths } from '@/config/paths';
import { FeaturePreview } from '@/features/previews/feature-preview';

export default function Constructions() {
  return (
    <FeaturePreview
      title="Construct Feed"
      stage="stage-constructions"
      art={<ConstructFeedArt />}
      artSide="left"
      lead="What others have just put together, as it leaves the bench."
      next={<NextLink to={paths.construct}>About the bench</NextLink>}
    >
      <p className="max-w-text border-t border-hairline pt-8 text-lg">
        Each entry will show the finished avatar, the traits that went onto it and who built it. Go
        and steal an idea, or see your own go by.
      </p>
    </FeaturePreview>
  );
}
