import { pictureUrl } from '@/components/picture-url';

import { layersOf, type Look } from '@/lib/looks/look';

type StageProps = {
  look: Look;
  /** What is seen: the avatar, and in which look. */
  alt: string;
};

/**
 * An avatar as it would look, drawn from its layers in the browser. A trait whose picture stands on the bench
 * is there already: what is chosen is seen at once, and nobody is asked.
 */
export function Stage({ look, alt }: StageProps) {
  return (
    <div
      role="img"
      aria-label={alt}
      className="relative aspect-square w-full overflow-hidden rounded-card bg-wall"
    >
      {layersOf(look).map(({ slot, url }) => (
        <img
          key={`${slot} ${url}`}
          src={pictureUrl(url)}
          alt=""
          width={720}
          height={720}
          decoding="sync"
          referrerPolicy="no-referrer"
          className="absolute inset-0 size-full object-cover"
        />
      ))}
    </div>
  );
}
