import type { ReactNode } from 'react';

import { paths } from '@/config/paths';

import { NextLink } from '../next-link';
import { PageHeading } from '../page/page-heading';

type EditorInvitationProps = {
  title: string;
  lead: string;
  connectButton: ReactNode;
  art: ReactNode;
};

export function EditorInvitation({ title, lead, connectButton, art }: EditorInvitationProps) {
  return (
    <div className="page-columns grid items-center gap-8 py-8 sm:py-14 lg:grid-cols-12 lg:gap-12">
      <div className="min-w-0 lg:col-span-6">
        <PageHeading title={title} />
        <p className="mt-5 text-lg text-muted">{lead}</p>
        <p className="mt-3 text-muted">Connect your wallet to work on an avatar of yours.</p>
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
          {connectButton}
          <NextLink to={paths.playground}>Try it without a wallet</NextLink>
        </div>
      </div>
      <div className="lg:col-span-6">{art}</div>
    </div>
  );
}
