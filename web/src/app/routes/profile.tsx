import { useParams } from 'react-router-dom';

import { ProfileScreen } from '@/features/profile/profile-screen';
import { useSession } from '@/lib/session/use-session';

export default function Profile() {
  const { address = '' } = useParams();
  return <ProfileScreen address={address} ownAddress={useSession().address} />;
}
