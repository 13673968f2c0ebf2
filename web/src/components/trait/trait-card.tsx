import type { Trait } from '@trait-market/contract/v1/traits';
import { Link } from 'react-router-dom';

import { paths } from '@/config/paths';

import { SafePicture } from '../safe-picture';
import { traitName } from './trait-name';
import { TraitPlaceholder } from './trait-placeholder';

type TraitCardProps = {
  trait: Trait;
  eager?: boolean;
};

export function TraitCard({ trait, eager = false }: TraitCardProps) {
  return (
    <Link to={paths.trait(trait.id)} state={{ trait }} className="group block rounded-card">
      <span className="block overflow-hidden rounded-card bg-wall">
        <SafePicture
          src={trait.imageUrl}
          alt=""
          size={320}
          eager={eager}
          placeholder={<TraitPlaceholder />}
          className="aspect-square w-full transition-transform duration-200 motion-safe:group-hover:-translate-y-1.5 motion-safe:group-hover:scale-[1.03]"
        />
      </span>
      <span className="mt-3 line-clamp-3 min-h-[2lh] font-display text-base leading-tight font-bold break-words decoration-accent decoration-2 underline-offset-4 group-hover:underline">
        {traitName(trait)}
      </span>
    </Link>
  );
}
