import type { Trait } from '@trait-market/contract/v1/traits';
import { Link } from 'react-router-dom';

import { paths } from '@/config/paths';

import { traitName } from './trait-name';
import { CardPicture } from '@/components/trait/card-picture';

type TraitCardProps = {
  trait: Trait;
  eager?: boolean;
};

export function TraitCard({ trait, eager = false }: TraitCardProps) {
  return (
    <Link to={paths.trait(trait.id)} state={{ trait }} className="group block rounded-card">
      <CardPicture src={trait.imageUrl} eager={eager} />
      <span className="mt-3 line-clamp-3 min-h-[2lh] font-display text-base leading-tight font-bold break-words decoration-accent decoration-2 underline-offset-4 group-hover:underline">
        {traitName(trait)}
      </span>
    </Link>
  );
}
