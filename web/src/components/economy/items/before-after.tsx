import { ArrowRight } from 'lucide-react';

import { SafePicture } from '../../safe-picture';

const PICTURE = 200;

type BeforeAfterProps = {
  name: string;
  before: string | undefined;
  after: string | undefined;
};

/** Shows an avatar as it is and as it will be. */
export function BeforeAfter({ name, before, after }: BeforeAfterProps) {
  const figures = [
    { src: before, alt: `${name}, now`, label: 'Now' },
    { src: after, alt: `${name}, after`, label: 'After' },
  ];
  return (
    <div className="relative mx-auto grid w-full max-w-[26rem] grid-cols-2 gap-3">
      {figures.map(({ src, alt, label }) => (
        <figure key={label} className="min-w-0">
          <SafePicture
            src={src}
            alt={alt}
            size={PICTURE}
            eager
            className="aspect-square w-full overflow-hidden rounded-control bg-wall"
          />
          <figcaption className="mt-1 text-center text-xs text-muted">{label}</figcaption>
        </figure>
      ))}
      <span
        aria-hidden
        className="absolute top-[calc(50%-0.75rem)] left-1/2 grid size-8 -translate-1/2 place-items-center rounded-full bg-surface"
      >
        <ArrowRight className="size-4" />
      </span>
    </div>
  );
}
