import { EmptyPlinthArt } from '@/components/art/empty-plinth-art';
import { NextLink } from '@/components/next-link';
import { PageHeading } from '@/components/page/page-heading';
import { paths } from '@/config/paths';
import { plainText } from '@/lib/format/plain-text';

export function AvatarClosed({ tokenId }: { tokenId: string }) {
  return (
    <div className="page-columns py-8 sm:py-14">
      <div className="grid items-center gap-8 md:grid-cols-2">
        <EmptyPlinthArt />
        <div className="grid justify-items-start gap-6">
          <PageHeading title={`Avatar #${plainText(tokenId)}`} size="xl" className="break-all" />
          <p className="max-w-text text-muted">
            The market isn’t open yet. Once it is, you’ll see here who owns this avatar, how it
            ranks, and what it wears.
          </p>
          <NextLink to={paths.market}>Search for traits</NextLink>
        </div>
      </div>
    </div>
  );
}
