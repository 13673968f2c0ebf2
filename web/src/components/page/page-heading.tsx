import { useContext, useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { PRODUCT_NAME } from '@/config/constants';
import { cn } from '@/lib/cn';

import { ArrivalContext } from './arrival-context';

type PageHeadingProps = {
  /** The title of the document, without the product's name. */
  title: string;
  /** What the heading shows where that is more than the title. */
  children?: ReactNode;
  /** `2xl` for a page that its title opens; `xl` where the title is a name or a result. */
  size?: 'xl' | '2xl';
  className?: string;
};

const sizes = { xl: 'text-xl', '2xl': 'text-2xl' };

/**
 * The one h1 of a page. It names the document and, when the page was reached from another one,
 * takes the focus and is announced; a fragment in the address is scrolled to.
 */
export function PageHeading({
  title,
  children = title,
  size = '2xl',
  className,
}: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname, hash } = useLocation();
  const { hasMoved, announce } = useContext(ArrivalContext);

  useEffect(() => {
    document.title = title === PRODUCT_NAME ? title : `${title} · ${PRODUCT_NAME}`;
  }, [title]);

  useEffect(() => {
    const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    target?.scrollIntoView();
    if (hasMoved) (target ?? heading.current)?.focus({ preventScroll: true });
  }, [hasMoved, pathname, hash]);

  useEffect(() => {
    if (hasMoved) announce(title);
  }, [announce, hasMoved, pathname, title]);

  return (
    <h1
      ref={heading}
      tabIndex={-1}
      className={cn('font-display font-extrabold', sizes[size], className)}
    >
      {children}
    </h1>
  );
}
