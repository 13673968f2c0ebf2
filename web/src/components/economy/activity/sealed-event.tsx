import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { PictureLink } from '@/components/picture-link';
import { cn } from '@/lib/cn';
import { revealPath, sealedText, type SealedDraw } from '@/lib/economy/draws/sealed/match-sealed';

type SealedPictureProps = { draw: SealedDraw; className: string };

/** Takes the place of the picture of an unrevealed result. */
export function SealedPicture({ draw, className }: SealedPictureProps) {
  return (
    <PictureLink to={revealPath(draw)} className={className}>
      <span className="grid size-14 place-content-center rounded-control bg-wall font-display text-xl font-extrabold">
        ?
      </span>
    </PictureLink>
  );
}

type SealedSentenceProps = {
  draw: SealedDraw;
  /** The sentence that the server rendered, whose height is kept to avoid a layout shift. */
  reserved: ReactNode;
};

/** Says that a draw has a result, without naming it, and links to the page that reveals it. */
export function SealedSentence({ draw, reserved }: SealedSentenceProps) {
  return (
    <span className="grid items-center">
      {reserved && (
        <span aria-hidden className="invisible [grid-area:1/1]">
          {reserved}
        </span>
      )}
      <span className={cn(reserved && '[grid-area:1/1]')}>
        {sealedText(draw)}.{' '}
        <Link to={revealPath(draw)} className="inline-block min-h-6 font-semibold accent-underline">
          Reveal<span className="sr-only"> what came out</span>
        </Link>
      </span>
    </span>
  );
}
