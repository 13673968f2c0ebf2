import type { AvatarRef } from '@trait-market/contract/economy/shared';
import { Link } from 'react-router-dom';

import { buttonVariants } from '@/components/ui/button-variants';
import { paths } from '@/config/paths';

export function EditorLinks({ avatar }: { avatar: AvatarRef }) {
  const look = buttonVariants({ variant: 'outline', size: 'lg' });
  return (
    <nav aria-label="Change what it wears" className="mt-6 flex flex-wrap gap-3">
      <Link to={paths.extractFrom(avatar)} className={look}>
        Extract a trait
      </Link>
      <Link to={paths.constructOn(avatar)} className={look}>
        Construct
      </Link>
    </nav>
  );
}
