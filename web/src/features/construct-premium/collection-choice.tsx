import type { Avatar } from '@trait-market/contract/economy/avatars';
import { Link } from 'react-router-dom';

import { Section } from '@/components/page/section';
import { SafePicture } from '@/components/safe-picture';

import { avatarsText } from './avatars-text';
import { chooseAmong } from './premium-address';

export type OwnCollection = { slug: string; name: string; avatars: Avatar[] };

const FACES = 4;

/** One action can only change avatars of one collection, so the user must choose one. */
export function CollectionChoice({ collections }: { collections: readonly OwnCollection[] }) {
  return (
    <Section title="Choose a collection">
      <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {collections.map(({ slug, name, avatars }) => (
          <li key={slug} className="min-w-0">
            <Link to={chooseAmong(slug)} className="group block rounded-card">
              <span className="grid grid-cols-4 overflow-hidden rounded-card bg-wall">
                {avatars.slice(0, FACES).map(({ tokenId, imageUrl }) => (
                  <SafePicture
                    key={tokenId}
                    src={imageUrl}
                    size={160}
                    eager
                    className="aspect-square w-full"
                  />
                ))}
              </span>
              <span className="mt-3 line-clamp-2 font-display leading-tight font-bold wrap-anywhere decoration-accent decoration-2 underline-offset-4 group-hover:underline">
                {name}
              </span>{' '}
              <span className="mt-0.5 block text-sm text-muted tabular-nums">
                {avatarsText(avatars.length)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
