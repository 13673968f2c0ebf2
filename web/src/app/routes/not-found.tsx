import { EmptyPlinthArt } from '@/components/art/empty-plinth-art';
import { NextLink } from '@/components/next-link';
import { PageHeading } from '@/components/page/page-heading';
import { paths } from '@/config/paths';

export default function NotFound() {
  return (
    <div className="page-columns grid items-center gap-8 py-8 sm:py-14 lg:grid-cols-12 lg:gap-12">
      <div className="lg:col-span-6">
        <PageHeading title="Page not found">Page not found</PageHeading>
        <p className="mt-5 text-lg text-muted">
          There’s no page at this address. It may contain a typo, or the page may have been removed.
        </p>
        <div className="mt-6 flex flex-wrap gap-x-6 gap-y-3">
          <NextLink to={paths.market}>Go to the market</NextLink>
          <NextLink to={paths.home}>Go home</NextLink>
        </div>
      </div>
      <div className="lg:col-span-6">
        <EmptyPlinthArt />
      </div>
    </div>
  );
}
