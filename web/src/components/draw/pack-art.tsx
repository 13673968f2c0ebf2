import type { CSSProperties, ReactNode } from 'react';

import { SafePicture } from '../safe-picture';

/** Returns a hue that differs between ids and is always the same for one id. */
const hueOf = (id: string): number =>
  Array.from(id).reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 360, 7);

const foil = (id: string): CSSProperties & Record<`--${string}`, string> => {
  const hue = hueOf(id);
  return {
    '--foil': `oklch(0.68 0.13 ${hue})`,
    '--foil-light': `oklch(0.78 0.11 ${hue})`,
    '--foil-shade': `oklch(0.52 0.12 ${hue})`,
  };
};

/** Draws the teeth of a crimped edge of 280 units. */
const TEETH = Array.from({ length: 14 }, (_, index) => (index % 2 === 0 ? 'l10 -8' : 'l10 8'));
const LOWER_EDGE = Array.from({ length: 28 }, (_, index) =>
  index % 2 === 0 ? 'l-10 8' : 'l-10 -8',
);
const UPPER_EDGE = [...TEETH, ...TEETH].join('');

type PackArtProps = {
  /** Determines the pack's color. */
  id: string;
  name: string;
  line: string;
  /** The picture on the pack. Without one, it shows the product's letter. */
  picture?: string | undefined;
  /** The style of the strip along the top, which is torn off. */
  strip?: CSSProperties | undefined;
  body?: CSSProperties | undefined;
};

function Window({ children }: { children: ReactNode }) {
  return (
    <span className="absolute top-[23%] left-[15%] block aspect-square w-[70%] overflow-hidden rounded-control bg-plaster-ink">
      {children}
    </span>
  );
}

/** A foil pack, as tall as 7/5 of its width. */
export function PackArt({ id, name, line, picture, strip, body }: PackArtProps) {
  return (
    <span className="@container relative block aspect-[5/7] w-full" style={foil(id)}>
      <span className="absolute inset-0 block" style={body}>
        <svg viewBox="0 0 300 420" aria-hidden className="absolute inset-0 size-full">
          <path d={`M10 62H290V404${LOWER_EDGE.join('')}z`} fill="var(--foil)" />
          <path d="M10 62H132L74 404H10z" fill="var(--foil-light)" />
          <path d="M268 62h22v342h-22z" fill="var(--foil-shade)" />
          <path d="M10 62H290V74H10z" fill="var(--plaster-ink)" />
          <path d="M10 388H290" stroke="var(--foil-shade)" strokeWidth="3" />
        </svg>
        <Window>
          {picture === undefined ? (
            <svg viewBox="0 0 100 100" aria-hidden className="size-full">
              <path d="M22 24h56v14H57v44H43V38H22z" fill="var(--plaster-light)" />
            </svg>
          ) : (
            <SafePicture src={picture} size={240} eager className="size-full" />
          )}
        </Window>
        <span className="absolute inset-x-[8%] top-[75%] grid gap-0.5 text-center text-plaster-ink">
          <span className="line-clamp-2 font-display text-[9cqw] leading-none font-extrabold wrap-anywhere">
            {name}
          </span>
          <span className="text-[6cqw] leading-tight font-semibold">{line}</span>
        </span>
      </span>
      <svg
        viewBox="0 0 300 80"
        aria-hidden
        className="absolute inset-x-0 top-0 w-full overflow-visible"
        style={strip}
      >
        <path d={`M10 14${UPPER_EDGE}V74H10z`} fill="var(--foil)" />
        <path
          d="M10 14l10-8 10 8 10-8 10 8 10-8 10 8 10-8 10 8 10-8 10 8 10-8 10 8L126 74H10z"
          fill="var(--foil-light)"
        />
        <path d="M268 14l10-8 10 8 2 0v60h-22z" fill="var(--foil-shade)" />
        <path d="M10 30H290" stroke="var(--foil-shade)" strokeWidth="3" />
        <path d="M10 70H290" stroke="var(--plaster-ink)" strokeWidth="3" strokeDasharray="7 7" />
      </svg>
    </span>
  );
}
