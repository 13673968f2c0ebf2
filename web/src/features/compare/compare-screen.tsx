import { Navigate, useSearchParams } from 'react-router-dom';

import { traitName } from '@/components/trait/trait-name';
import { paths } from '@/config/paths';
import { compared } from '@/lib/compare/compared';
import { useRates } from '@/lib/economy/estimates/use-rates';
import { useStore } from '@/lib/use-store';

import { AvatarComparison } from './avatars/avatar-comparison';
import { compareRows } from './compare-rows';
import { Comparison, KINDS } from './comparison';
import { readIds } from './read-ids';
import { useCompared } from './use-compared';

function TraitComparison({ text }: { text: string }) {
  const { ids, problems } = readIds(text, 'trait');
  const { traits, missing, ...state } = useCompared(ids);
  return (
    <Comparison
      kind="trait"
      ids={ids}
      problems={[
        ...problems,
        ...missing.map((id) => `There’s no trait “${id}” on the market. It may have been burned.`),
      ]}
      columns={traits.map((of) => ({
        id: of.trait.id,
        name: traitName({ traitValue: of.trait.value }),
        imageUrl: of.trait.imageUrl,
        to: paths.trait(of.trait.id),
        of,
      }))}
      rows={compareRows(traits, useRates())}
      {...state}
    />
  );
}

/** Without ids in the address, compares the choice of this browser: its traits, or its avatars. */
export function CompareScreen() {
  const [params] = useSearchParams();
  const chosen = useStore(compared);
  const [ids, avatars] = [params.get('ids'), params.get('avatars')];
  if (avatars !== null && ids === null) return <AvatarComparison text={avatars} />;
  const kind = compared.only(chosen, 'trait').length > 0 ? 'trait' : 'avatar';
  if (ids === null && chosen.length > 0)
    return (
      <Navigate to={KINDS[kind].pathOf(compared.only(chosen, kind).map(({ id }) => id))} replace />
    );
  return <TraitComparison text={ids ?? ''} />;
}
