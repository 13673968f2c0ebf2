import type { TraitRef } from '@trait-market/contract/economy/shared';
import { Link } from 'react-router-dom';

import { RarityWord } from '@/components/economy/items/rarity-word';
import { paths } from '@/config/paths';
import { cn } from '@/lib/cn';
import { plainText } from '@/lib/format/plain-text';

import { SafePicture } from '../safe-picture';

type TraitPreviewProps = {
  label: string;
  traits: readonly TraitRef[] | undefined;
  className?: string;
};

/** Shows some of the traits that can be drawn. */
export function TraitPreview({ label, traits, className = 'max-w-lg' }: TraitPreviewProps) {
  if (traits === undefined || traits.length === 0) return null;
  return (
    <div
      role="group"
      aria-label={label}
      className={cn(
        'mt-2 grid grid-cols-3 gap-3 max-sm:[&>:nth-child(n+4)]:hidden sm:grid-cols-5',
        className,
      )}
    >
      {traits.map((trait) => (
        <Link key={trait.id} to={paths.trait(trait.id)} className="group block min-w-0">
          <SafePicture
            src={trait.imageUrl}
            size={320}
            className="aspect-square w-full overflow-hidden rounded-control bg-wall transition-transform duration-200 motion-safe:group-hover:-translate-y-1"
          />
          <span className="mt-1 line-clamp-4 text-xs wrap-anywhere">
            {plainText(trait.value) || 'Unnamed trait'}
          </span>
          <RarityWord rarity={trait.rarity} className="block truncate text-xs" />
        </Link>
      ))}
    </div>
  );
}
