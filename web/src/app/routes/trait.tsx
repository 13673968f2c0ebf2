import { lazy } from 'react';
import { useLocation, useParams } from 'react-router-dom';

import { traitFromLink } from '@/features/traits/trait-from-link';

import { Acts } from '../acts';
import { FeatureGate } from '../feature-gate';

const TraitPage = lazy(() =>
  import('@/features/trait-page/trait-page').then((module) => ({ default: module.TraitPage })),
);
const TraitScreen = lazy(() =>
  import('@/features/traits/trait-screen').then((module) => ({ default: module.TraitScreen })),
);

export default function Trait() {
  const { id = '' } = useParams();
  const { state } = useLocation();
  return (
    <FeatureGate
      flag="market"
      open={
        <Acts>
          <TraitPage key={id} id={id} />
        </Acts>
      }
      closed={<TraitScreen id={id} trait={traitFromLink(state, id)} />}
    />
  );
}
