import type { ReactNode } from 'react';

/** Draws a lit wall and a floor that fill an `svg` of 480 by 400 units. */
export function Room() {
  return (
    <>
      <path d="M0 0h300L60 344H0z" fill="var(--wall-lit)" />
      <path d="M0 344h480v56H0z" fill="var(--floor)" />
    </>
  );
}

export function Figure({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 480 400" aria-hidden className="block h-auto w-full rounded-card bg-wall">
      <Room />
      {children}
    </svg>
  );
}

type Placed = { x: number; y: number; scale?: number };

const at = ({ x, y, scale = 1 }: Placed) => `translate(${x} ${y}) scale(${scale})`;

/** Draws a bust, 150 wide and 190 high; `x` and `y` are the middle of its lower edge. */
export function Bust({ children, ...place }: Placed & { children?: ReactNode }) {
  return (
    <g transform={at(place)}>
      <path d="M-75 0c0-44 30-62 75-62s75 18 75 62z" fill="var(--plaster)" />
      <path d="M-75 0c0-44 30-62 75-62-34 8-44 30-46 62z" fill="var(--plaster-light)" />
      <path d="M-20-86h40v30a20 20 0 0 1-40 0z" fill="var(--plaster-shade)" />
      <path d="M-42-148a42 42 0 0 1 84 0v28a42 42 0 0 1-84 0z" fill="var(--plaster)" />
      <path
        d="M-42-148a42 42 0 0 1 42-42c-22 6-26 24-26 44v20c0 18 6 36 18 47a42 42 0 0 1-34-41z"
        fill="var(--plaster-light)"
      />
      {children}
    </g>
  );
}

/** Draws a plinth of any height; `x` is its middle, `y` its lower edge. */
export function Plinth({ x, y, height, width = 120 }: Placed & { height: number; width?: number }) {
  const left = x - width / 2;
  return (
    <g>
      <path
        d={`M${left} ${y - height}h${width}v${height}h${-width}z`}
        fill="var(--plaster-shade)"
      />
      <path
        d={`M${left} ${y - height}h${width * 0.62}v${height}h${-width * 0.62}z`}
        fill="var(--plaster)"
      />
      <path
        d={`M${left - 8} ${y - height}h${width + 16}v-12h${-width - 16}z`}
        fill="var(--plaster-light)"
      />
    </g>
  );
}

/** Draws a hat, 116 wide and 58 high; `x` and `y` are the middle of the brim's lower edge. */
export function Hat(place: Placed) {
  return (
    <g transform={at(place)}>
      <path d="M-38-12c0-30 14-46 38-46s38 16 38 46z" fill="var(--accent)" />
      <path d="M-38-22h76v10h-76z" fill="var(--plaster-ink)" />
      <path d="M-58-12h116v4c0 4-4 8-10 8h-96c-6 0-10-4-10-8z" fill="var(--accent)" />
      <path d="M-28-26c0-16 6-26 18-29-6 8-8 18-8 29z" fill="var(--plaster-light)" opacity="0.5" />
    </g>
  );
}

/** Draws round spectacles, 84 wide; `x` and `y` are the middle of the bridge. */
export function Spectacles(place: Placed) {
  return (
    <g transform={at(place)} fill="none" stroke="var(--plaster-ink)" strokeWidth="6">
      <circle cx="-20" cy="0" r="15" />
      <circle cx="20" cy="0" r="15" />
      <path d="M-5-3q5-5 10 0M-35-3l-8-3M35-3l8-3" />
    </g>
  );
}

/** Draws a bow tie; `x` and `y` are the middle of its knot. */
export function BowTie(place: Placed) {
  return (
    <g transform={at(place)}>
      <path d="M0 0l-30-16v32zM0 0l30-16v32z" fill="var(--accent)" />
      <path d="M-7-8H7V8H-7z" fill="var(--plaster-ink)" />
    </g>
  );
}
