import type { BareLayers } from '@trait-market/contract/economy/shared';

import { cn } from '@/lib/cn';
import { layersOf, type Look } from '@/lib/looks/look';

import { pictureUrl } from '../picture-url';

type StageProps = {
  look: Look;
  /** The avatar's own layers for empty slots, used where the worn body has no layer. */
  bare?: BareLayers | undefined;
  alt: string;
  className?: string;
};

export function Stage({ look, bare, alt, className }: StageProps) {
  const name = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
  return (
    <div
      {...name}
      className={cn(
        'relative isolate aspect-square overflow-hidden rounded-card bg-wall contain-content',
        className,
      )}
    >
      {layersOf(look, bare).map(({ slot, url }) => (
        <img
          key={`${slot} ${url}`}
          data-slot={slot}
          src={pictureUrl(url)}
          alt=""
          width={720}
          height={720}
          decoding="sync"
          referrerPolicy="no-referrer"
          className="absolute inset-0 size-full object-cover"
        />
      ))}
    </div>
  );
}
