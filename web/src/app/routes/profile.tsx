import { useParams } from 'react-router-dom';

import { ProfileScreen } from '@/features/profile/profile-screen';
import { featureState } from '@/lib/flags/feature-state';
import { useFeature } from '@/lib/flags/use-feature-enabled';
import { useSession } from '@/lib/session/use-session';

import { lazyPart } from '../lazy-part';

const OpenProfile = lazyPart(
  async () => (await import('../open-profile')).default,
  'app/open-profile.tsx',
);

export default function Profile() {
  const { address = '' } = useParams();
  const market = useFeature('market');
  return (
    <ProfileScreen
      address={address}
      ownAddress={useSession().address}
      market={featureState(market)}
      MarketView={OpenProfile}
    />
  );
}
