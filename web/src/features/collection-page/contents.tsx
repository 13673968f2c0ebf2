import { useEffect, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';

/** The page's parts in their order, by the fragment of their address. */
const PARTS = {
  traits: 'Traits',
  sets: 'Sets',
  analytics: 'Analytics',
  offers: 'Offers',
  holders: 'Holders',
  avatars: 'Avatars',
  activity: 'Activity',
} as const;

type PartId = keyof typeof PARTS;

const FIRST: PartId = 'traits';

const NAMES: readonly (readonly [string, string])[] = Object.entries(PARTS);

/** A part of the page that its contents link to. */
export function Part({ id, children }: { id: PartId; children: ReactNode }) {
  return (
    <div id={id} tabIndex={-1} data-part className="min-w-0 scroll-mt-8 outline-none">
      {children}
    </div>
  );
}

/** The height of the header and the contents, below which the part that a link leads to begins. */
const ABOVE_PX = 140;

/**
 * Returns the last part that begins in the upper two fifths of the window, or above them the first
 * part. A part whose link was pressed is current as long as it begins right below the contents, although the next one may begin there, too.
 */
const useCurrentPart = (): string => {
  const [current, setCurrent] = useState<string>(FIRST);
  const { hash } = useLocation();
  useEffect(() => {
    const update = () => {
      const tops = [...document.querySelectorAll('[data-part]')]
        .map((part) => ({ id: part.id, top: part.getBoundingClientRect().top }))
        .filter(({ top }) => top <= Math.max(ABOVE_PX, 0.4 * window.innerHeight));
      const nearest = Math.max(...tops.map(({ top }) => top));
      const linked = tops.find(({ id, top }) => hash === `#${id}` && top >= 0 && top <= ABOVE_PX);
      setCurrent((linked ?? tops.find(({ top }) => nearest - top < 1))?.id ?? FIRST);
    };
    // The page can be at the part already, such as after a reload.
    const frame = requestAnimationFrame(update);
    window.addEventListener('scroll', update, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', update);
    };
  }, [hash]);
  return current;
};

/** Links to the page's parts, which stay below the header while the page scrolls. */
export function Contents() {
  const current = useCurrentPart();
  return (
    <nav
      aria-label="On this page"
      className="page-contents sticky top-16 z-10 mt-8 overflow-x-auto overflow-y-hidden border-b border-hairline bg-ground lg:mt-4"
    >
      <ul className="flex gap-x-5">
        {NAMES.map(([id, name]) => (
          <li key={id}>
            <Link
              to={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className="-mb-px inline-flex min-h-12 items-center border-b-2 border-transparent text-sm font-semibold text-muted -outline-offset-2 hover:text-foreground aria-[current=location]:border-accent aria-[current=location]:text-foreground"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
