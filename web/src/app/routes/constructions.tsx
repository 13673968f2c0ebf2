import { ConstructFeedArt } from '@/components/art/construct-feed-art';
import { NextLink } from '@/components/next-link';
import { paths } from '@/config/paths';
import { FeaturePreview } from '@/features/previews/feature-preview';

import { Actions } from '../actions';
import { FeatureGate } from '../feature-gate';
import { lazyScreen } from '../lazy-screen';

const ConstructFeed = lazyScreen(
  async () => (await import('@/features/constructions/construct-feed')).ConstructFeed,
);

function Preview() {
  return (
    <FeaturePreview
      title="Construct Feed"
      stage="stage-constructions"
      art={<ConstructFeedArt />}
      artSide="left"
      lead="The latest avatars that people have constructed."
      next={<NextLink to={paths.construct}>About Construct</NextLink>}
    >
      <p className="max-w-text border-t border-hairline pt-8 text-lg">
        Each entry will show the finished avatar, the traits that were put on it, and who built it.
      </p>
    </FeaturePreview>
  );
}

export default function Constructions() {
  return (
    <FeatureGate
      flag="constructions"
      open={
        <Actions>
          <ConstructFeed />
        </Actions>
      }
      closed={<Preview />}
    />
  );
}
