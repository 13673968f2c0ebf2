import { useParams } from 'react-router-dom';

import { Actions } from '../actions';
import { FeatureGate } from '../feature-gate';
import { lazyScreen } from '../lazy-screen';

const AvatarPage = lazyScreen(
  async () => (await import('@/features/avatar-page/avatar-page')).AvatarPage,
);
const AvatarClosed = lazyScreen(
  async () => (await import('@/features/avatar-page/avatar-closed')).AvatarClosed,
);

export default function Avatar() {
  const { collection = '', tokenId = '' } = useParams();
  return (
    <FeatureGate
      flag="market"
      open={
        <Actions>
          <AvatarPage key={`${collection}/${tokenId}`} collection={collection} tokenId={tokenId} />
        </Actions>
      }
      closed={<AvatarClosed tokenId={tokenId} />}
    />
  );
}
