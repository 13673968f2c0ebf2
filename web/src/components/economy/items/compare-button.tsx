import type { AvatarRef, TraitRef } from '@trait-market/contract/economy/shared';

import { cn } from '@/lib/cn';
import { compared, type Compared } from '@/lib/compare/compared';
import { avatarId } from '@/lib/economy/avatars/avatar-id';
import { avatarName } from '@/lib/economy/avatars/avatar-name';
import { plainText } from '@/lib/format/plain-text';
import { NONE, useStore } from '@/lib/use-store';

import { Button } from '../../ui/button';
import { ToggleLabel } from '../../ui/toggle-label';

function Toggle({ item }: { item: Compared }) {
  const { id, name } = item;
  const isOn = useStore(compared, NONE).some((one) => one.id === id);
  return (
    <Button
      variant="outline"
      size="sm"
      aria-pressed={isOn}
      aria-label={`Compare ${name}`}
      onClick={() => (isOn ? compared.remove(id) : compared.add(item))}
    >
      <ToggleLabel
        icon={<span aria-hidden className={cn('compare-icon', isOn && 'text-accent-text')} />}
        isOn={isOn}
        on="Comparing"
        off="Compare"
      />
    </Button>
  );
}

type CompareButtonProps = { trait: Pick<TraitRef, 'id' | 'value' | 'imageUrl'> };

/** Adds a trait to the traits to compare, or removes it. */
export function CompareButton({ trait: { id, value, imageUrl } }: CompareButtonProps) {
  return <Toggle item={{ id, name: plainText(value) || 'Unnamed trait', imageUrl }} />;
}

/** Adds an avatar to the avatars to compare, or removes it. */
export function CompareAvatarButton({ avatar }: { avatar: AvatarRef }) {
  const { imageUrl } = avatar;
  return <Toggle item={{ id: avatarId(avatar), name: avatarName(avatar), imageUrl }} />;
}
