import { Link } from 'react-router-dom';

import { buttonVariants } from '@/components/ui/button-variants';
import {
  revealPath,
  type SealedDraw,
  type SealedPart,
} from '@/lib/economy/draws/sealed/match-sealed';

import { OwnedTrait, type OwnedTraitProps } from './owned-trait';

/** A card without the name and the picture of a trait that its owner hasn't revealed. */
function SealedCard({ draw, isOwn }: { draw: SealedDraw; isOwn: boolean }) {
  return (
    <>
      <div className="owned-item relative">
        <Link to={revealPath(draw)} className="group block rounded-card">
          <span className="grid aspect-square w-full place-content-center rounded-card bg-wall font-display text-2xl font-extrabold">
            <span aria-hidden>?</span>
          </span>
          <span className="card-title card-title-short mt-3 block font-display text-base leading-tight font-bold">
            <span className="card-name line-clamp-2 decoration-accent decoration-2 underline-offset-4 group-hover:underline">
              Not revealed yet
            </span>{' '}
            <span className="mt-1 block font-sans text-sm font-normal text-muted">
              {draw.kind === 'pack' ? 'From a pack' : 'From a re-roll'}
            </span>
          </span>
        </Link>
      </div>
      <div className="owned-facts mt-2" />
      <p className="owned-buttons mt-auto flex flex-wrap gap-2 pt-3 *:grow">
        {isOwn && (
          <Link
            to={revealPath(draw)}
            className={buttonVariants({ variant: 'outline', size: 'sm' })}
          >
            Reveal
          </Link>
        )}
      </p>
    </>
  );
}

type RevealedTraitProps = OwnedTraitProps & { sealed: SealedPart | undefined };

/** Shows only the editions of a trait that aren't part of an unrevealed draw. */
export function RevealedTrait({ item, sealed, ...props }: RevealedTraitProps) {
  if (sealed === undefined) return <OwnedTrait item={item} {...props} />;
  const quantity = item.quantity - sealed.count;
  return quantity > 0 ? (
    <OwnedTrait item={{ ...item, quantity }} {...props} />
  ) : (
    <SealedCard draw={sealed.draw} isOwn={props.isOwn} />
  );
}
