import type { Avatar } from '@trait-market/contract/economy/avatars';

import { Stage } from '@/components/editor/stage';
import { SafePicture } from '@/components/safe-picture';
import { isSameLook, lookOf, type Look } from '@/lib/looks/look';

type AvatarFaceProps = {
  avatar: Avatar;
  /** The look that the avatar wears is shown as its picture; others are drawn from layers. */
  look: Look;
  className: string;
};

export function AvatarFace({ avatar, look, className }: AvatarFaceProps) {
  return isSameLook(lookOf(avatar.worn), look) ? (
    <SafePicture
      src={avatar.imageUrl}
      size={160}
      className={`aspect-square bg-wall ${className}`}
    />
  ) : (
    <Stage look={look} bare={avatar.bareLayers} alt="" className={className} />
  );
}
