import { useParams } from 'react-router-dom';

import { ProfileScreen } from '@/features/profile/profile-screen';
import { useFeatureEnabled } from '@/lib/flags/use-feature-enabled';
import { useSession } from '@/lib/session/use-session';

import { lazyPart } from '../lazy-part';
import { featureState } from '../feature-state';

const OpenProfile = lazyPart(
  async () => (await import('../open-profile')).default,
  'app/open-profile.tsx',
);

export default function Profile() {
  const { address = '' } = useParams();
  const isOpen = useFeatureEnabled('market');
  return (
    <ProfileScreen
      address={address}
      ownAddress={useSession().address}
      market={featureState(isOpen)}
      MarketView={OpenProfile}
    />
  );
}
