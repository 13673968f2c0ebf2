import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { PictureLink } from '@/components/picture-link';
import { paths } from '@/config/paths';
import { plainText } from '@/lib/format/plain-text';
import { Thumbnail } from '@/components/thumbnail';

type TraitCellProps = {
  trait: { id: string; value: string; imageUrl?: string | undefined };
  children: ReactNode;
};

function TraitPicture({ trait: { id, imageUrl } }: Pick<TraitCellProps, 'trait'>) {
  return (
    <PictureLink to={paths.trait(id)}>
      <Thumbnail src={imageUrl} size={48} className="size-12" />
    </PictureLink>
  );
}

export function TraitCell({ trait, children }: TraitCellProps) {
  return (
    <td className="py-2 pr-3">
      <span className="flex items-center gap-3">
        <TraitPicture trait={trait} />
        <span className="min-w-0">
          <Link
            to={paths.trait(trait.id)}
            className="font-semibold wrap-anywhere underline decoration-hairline underline-offset-4 hover:decoration-accent"
          >
            {plainText(trait.value) || 'Unnamed trait'}
          </Link>
          {children}
        </span>
      </span>
    </td>
  );
}
