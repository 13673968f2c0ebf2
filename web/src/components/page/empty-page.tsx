import type { ReactNode } from 'react';

import { EmptyPlinthArt } from '../art/empty-plinth-art';
import { NextLink } from '../next-link';
import { PageHeading } from './page-heading';

type EmptyPageProps = {
  title: string;
  /** The reason why the page is empty, and what to do instead. */
  children: ReactNode;
  next: readonly [label: string, to: string];
};

/** A page without content: its address doesn't exist, or its feature is disabled. */
export function EmptyPage({ title, children, next: [label, to] }: EmptyPageProps) {
  return (
    <div className="grid items-center gap-8 md:grid-cols-2">
      <div className="grid justify-items-start gap-6">
        <PageHeading title={title} className="wrap-anywhere" />
        <p className="max-w-text text-muted">{children}</p>
        <NextLink to={to}>{label}</NextLink>
      </div>
      <EmptyPlinthArt />
    </div>
  );
}

/** The page of a disabled feature that has no preview. */
export function ClosedPage(page: EmptyPageProps) {
  return (
    <div className="page-columns py-8 sm:py-14">
      <EmptyPage {...page} />
    </div>
  );
}
