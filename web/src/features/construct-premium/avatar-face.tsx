import type { Avatar } from '@trait-market/contract/economy/avatars';

import { Stage } from '@/components/editor/stage';
import { SafePicture } from '@/components/safe-picture';
import { TraitPlaceholder } from '@/components/trait/trait-placeholder';
import { isSameLook, lookOf, type Look } from '@/lib/looks/look';

type AvatarFaceProps = {
  avatar: Avatar;
  /** The avatar's worn look uses its picture; any other is rendered from layers. */
  look: Look;
  className: string;
};

export function AvatarFace({ avatar, look, className }: AvatarFaceProps) {
  return isSameLook(lookOf(avatar.worn), look) ? (
    <SafePicture
      src={avatar.imageUrl}
      alt=""
      size={160}
      placeholder={<TraitPlaceholder />}
      className={`aspect-square bg-wall ${className}`}
    />
  ) : (
    <Stage look={look} bare={avatar.bareLayers} alt="" className={className} />
  );
}
