import { SafePicture, type Eager } from '../safe-picture';

type CardPictureProps = { src: string | null | undefined; eager?: Eager };

/** A card's square picture. It moves up while the pointer is over the card (a `group`). */
export function CardPicture({ src, eager = false }: CardPictureProps) {
  return (
    <span className="block aspect-square overflow-hidden rounded-card bg-wall">
      <SafePicture
        src={src}
        size={320}
        eager={eager}
        className="size-full transition-transform duration-200 motion-safe:group-hover:-translate-y-1 motion-safe:group-hover:scale-[1.05]"
      />
    </span>
  );
}
