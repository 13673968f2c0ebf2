import { useLocation, useParams } from 'react-router-dom';

import { traitFromLink } from '@/features/traits/trait-from-link';
import { TraitScreen } from '@/features/traits/trait-screen';

export default function Trait() {
  const { id = '' } = useParams();
  const { state } = useLocation();
  return <TraitScreen id={id} trait={traitFromLink(state, id)} />;
}
