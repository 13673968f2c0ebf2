import { EmptyPlinthArt } from '@/components/art/empty-plinth-art';
import { NextLink } from '@/components/next-link';
import { PageHeading } from '@/components/page/page-heading';
import { paths } from '@/config/paths';

export function WatchlistClosed() {
  return (
    <div className="page-columns py-8 sm:py-14">
      <div className="grid items-center gap-8 md:grid-cols-2">
        <EmptyPlinthArt />
        <div className="grid justify-items-start gap-6">
          <PageHeading title="Watchlist" size="xl" />
          <p className="max-w-text text-muted">
            The watchlist isn’t open yet. Once it is, you’ll keep an eye on traits, collections and
            collectors here.
          </p>
          <NextLink to={paths.market}>Search for traits</NextLink>
        </div>
      </div>
    </div>
  );
}
