import { useParams } from 'react-router-dom';

import { ClosedPage } from '@/components/page/empty-page';
import { paths } from '@/config/paths';
import { plainText } from '@/lib/format/plain-text';

import { Actions } from '../actions';
import { FeatureGate } from '../feature-gate';
import { lazyScreen } from '../lazy-screen';

const AvatarPage = lazyScreen(
  async () => (await import('@/features/avatar-page/avatar-page')).AvatarPage,
  'features/avatar-page/avatar-page.tsx',
);

export default function Avatar() {
  const { collection = '', tokenId = '' } = useParams();
  const closed = (
    <ClosedPage title={`Avatar #${plainText(tokenId)}`} next={['Search for traits', paths.market]}>
      The market isn’t open yet. Once it is, you’ll see here who owns this avatar, how it ranks, and
      what it wears.
    </ClosedPage>
  );
  return (
    <FeatureGate flag="market" closed={closed}>
      <Actions>
        <AvatarPage
          key={`${collection}/${tokenId}`}
          // Encoded, because ts-rest inserts parameters into paths unchanged.
          collection={encodeURIComponent(collection)}
          tokenId={encodeURIComponent(tokenId)}
        />
      </Actions>
    </FeatureGate>
  );
}
