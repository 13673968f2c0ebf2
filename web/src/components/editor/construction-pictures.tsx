import type { Construction } from '@trait-market/contract/economy/benches';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { paths } from '@/config/paths';
import { avatarName } from '@/lib/economy/avatars/avatar-name';

import { SafePicture } from '../safe-picture';
import { constructionLayout } from './construction-layout';

type FigureProps = { src: string; alt: string; label: string; className: string };

function Figure({ src, alt, label, className }: FigureProps) {
  return (
    <span className={`group relative block overflow-hidden bg-wall ${className}`}>
      <SafePicture src={src} alt={alt} size={512} className="aspect-square w-full" />
      <span
        aria-hidden
        className="absolute bottom-3 left-3 rounded-tag bg-ground px-2 py-0.5 text-xs font-semibold"
      >
        {label}
      </span>
    </span>
  );
}

/** Shows an avatar before and after a change; narrow entries have a button to switch. */
export function ConstructionPictures({ construction }: { construction: Construction }) {
  const { avatar, before, after, isUndone } = construction;
  const [showsBefore, setShowsBefore] = useState(false);
  const name = avatarName(avatar);
  return (
    <div className="relative overflow-hidden rounded-card">
      <Link
        to={paths.avatar(avatar)}
        className={`relative rounded-card focus-visible:-outline-offset-4 ${constructionLayout.pair}`}
      >
        <Figure
          src={before.imageUrl}
          alt={`${name} before`}
          label="Before"
          className="col-start-1 row-start-1"
        />
        <Figure
          src={after.imageUrl}
          alt={`${name} after`}
          label={isUndone ? 'After, undone' : 'After'}
          className={`col-start-1 row-start-1 transition-opacity motion-reduce:transition-none ${constructionLayout.after} ${showsBefore ? constructionLayout.hidden : ''}`}
        />
        <span
          aria-hidden
          className={`absolute top-1/2 left-1/2 size-10 -translate-1/2 place-items-center rounded-full bg-ground ${constructionLayout.arrow}`}
        >
          <ArrowRight className="size-5" />
        </span>
      </Link>
      <button
        type="button"
        aria-pressed={showsBefore}
        aria-label={`Show ${name} before`}
        onClick={() => setShowsBefore(!showsBefore)}
        className={`absolute right-3 bottom-3 min-h-9 cursor-pointer rounded-control bg-ground px-3 text-sm font-semibold aria-pressed:bg-foreground aria-pressed:text-ground ${constructionLayout.toggle}`}
      >
        Show before
      </button>
    </div>
  );
}
