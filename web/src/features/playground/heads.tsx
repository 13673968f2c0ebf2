import type { Collection } from '@trait-market/contract/economy/collections';
import { useId } from 'react';
import { Link, useNavigate } from 'react-router-dom';

import { Stage } from '@/components/editor/stage';
import { SafePicture } from '@/components/safe-picture';
import { NativeSelect } from '@/components/ui/native-select';
import { avatarName } from '@/lib/economy/avatars/avatar-name';
import { plainText } from '@/lib/format/plain-text';
import { writePlayAddress, type PlayBase } from '@/lib/looks/play-address';

const FACES = 5;

type HeadsProps = {
  collections: readonly Collection[];
  collection: Collection;
  base: PlayBase;
};

const head =
  'block overflow-hidden rounded-control border-2 border-transparent bg-wall aria-[current=true]:border-foreground';

export function Heads({ collections, collection, base }: HeadsProps) {
  const id = useId();
  const navigate = useNavigate();
  const { slug, faces, bareLayers } = collection;
  const current = 'avatar' in base ? base.avatar.tokenId : undefined;
  return (
    <div className="mb-6 flex flex-wrap items-end gap-x-6 gap-y-4">
      <div className="grid gap-2">
        <label htmlFor={id} className="text-sm font-medium">
          Collection
        </label>
        <NativeSelect
          id={id}
          value={slug}
          onChange={({ target }) => void navigate(`?collection=${target.value}`)}
        >
          {collections.map((one) => (
            <option key={one.slug} value={one.slug}>
              {plainText(one.name) || one.slug}
            </option>
          ))}
        </NativeSelect>
      </div>
      <nav aria-label="Start with" className="min-w-0">
        <ul className="flex flex-wrap gap-2">
          <li>
            <Link
              to={`?collection=${slug}`}
              aria-label="A bare head"
              title="A bare head"
              aria-current={current === undefined ? 'true' : undefined}
              className={head}
            >
              <Stage look={{}} bare={bareLayers} alt="" className="size-10 rounded-none" />
            </Link>
          </li>
          {faces.slice(0, FACES).map((face) => (
            <li key={face.tokenId}>
              <Link
                to={writePlayAddress({ avatar: face }, []).replace('&wear=', '')}
                aria-label={avatarName(face)}
                title={avatarName(face)}
                aria-current={current === face.tokenId ? 'true' : undefined}
                className={head}
              >
                <SafePicture src={face.imageUrl} size={40} className="size-10" />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
