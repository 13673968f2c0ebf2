import { useContext, useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { cn } from '@/lib/cn';
import { plainText } from '@/lib/format/plain-text';
import { usePageMeta } from '@/lib/rendering/server-render';

import { ArrivalContext } from './arrival-context';
import { fragmentTarget } from './fragment-target';

type PageHeadingProps = {
  title: string;
  /** The parts of the document's title, the most specific first. The default is the heading. */
  documentTitle?: readonly string[] | undefined;
  /** The page's canonical address, if its content depends on the query. */
  canonical?: string | undefined;
  children?: ReactNode;
  /** The larger of the two sizes, for the home page and the page of a trait, an avatar or a collection. */
  isDisplay?: boolean;
  className?: string;
};

const FIELD_OR_OPEN_MENU = 'input, textarea, select, [aria-expanded="true"]';

const isBusy = (): boolean => document.activeElement?.matches(FIELD_OR_OPEN_MENU) ?? false;

/** Sets the document's title and canonical address. The heading takes the focus unless the user is typing. */
export function PageHeading({
  title,
  documentTitle,
  canonical,
  children,
  isDisplay = false,
  className,
}: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname, hash } = useLocation();
  const { hasMoved, announce } = useContext(ArrivalContext);
  const name = plainText(title);

  usePageMeta({ title: documentTitle ?? [name], canonical });

  useEffect(() => {
    if (hasMoved && !isBusy())
      (fragmentTarget(hash) ?? heading.current)?.focus({ preventScroll: true });
  }, [hasMoved, pathname, hash]);

  useEffect(() => {
    if (hasMoved) announce(name);
  }, [announce, hasMoved, name, pathname]);

  return (
    <h1
      ref={heading}
      tabIndex={-1}
      className={cn('font-display font-extrabold', isDisplay ? 'text-2xl' : 'text-xl', className)}
    >
      {children ?? name}
    </h1>
  );
}
