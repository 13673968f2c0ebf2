import { EmptyPlinthArt } from '@/components/art/empty-plinth-art';
import { NextLink } from '@/components/next-link';
import { PageHeading } from '@/components/page/page-heading';
import { paths } from '@/config/paths';

export function CartClosed() {
  return (
    <div className="page-columns py-8 sm:py-14">
      <div className="grid items-center gap-8 md:grid-cols-2">
        <EmptyPlinthArt />
        <div className="grid justify-items-start gap-6">
          <PageHeading title="Cart" size="xl" />
          <p className="max-w-text text-muted">
            The cart isn’t open yet. Once it is, you’ll put traits of any seller into it and buy
            them together.
          </p>
          <NextLink to={paths.market}>Search for traits</NextLink>
        </div>
      </div>
    </div>
  );
}
