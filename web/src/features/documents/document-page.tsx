import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { PageHeading } from '@/components/page/page-heading';

export type Section = {
  id: string;
  title: string;
  body: ReactNode;
  /** The title of a part, which the table of contents shows above its first section. */
  part?: string;
};

type DocumentPageProps = {
  title: string;
  lead: ReactNode;
  sections: readonly Section[];
};

export function DocumentPage({ title, lead, sections }: DocumentPageProps) {
  return (
    <div className="page-columns grid gap-x-10 py-6 sm:py-8 lg:grid-cols-12">
      <div className="lg:col-span-12">
        <PageHeading title={title} />
        <div className="mt-5 max-w-text text-lg text-muted">{lead}</div>
      </div>
      <nav aria-label="On this page" className="mt-10 lg:col-span-4 lg:mt-14">
        <ul className="top-24 overflow-y-auto border-t border-hairline pt-4 sm:max-lg:columns-2 lg:sticky lg:max-h-[calc(100dvh-7rem)]">
          {sections.map((section) => (
            <li key={section.id} className="group break-inside-avoid">
              {section.part && (
                <span className="mt-4 block pb-1 text-sm font-semibold group-first:mt-0">
                  {section.part}
                </span>
              )}
              <Link
                to={{ hash: section.id }}
                className="inline-flex min-h-8 items-center text-sm text-muted hover:text-foreground hover:underline"
              >
                {section.title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-10 max-w-text lg:col-span-8 lg:mt-14">
        {sections.map(({ id, title: sectionTitle, body }) => (
          <section
            key={id}
            aria-labelledby={id}
            className="border-t border-hairline py-8 [&_a]:accent-underline [&_li]:mt-2 [&_p]:mt-3 [&_ul]:list-disc [&_ul]:pl-5"
          >
            <h2 id={id} tabIndex={-1} className="font-display text-lg font-bold">
              {sectionTitle}
            </h2>
            {body}
          </section>
        ))}
      </div>
    </div>
  );
}
