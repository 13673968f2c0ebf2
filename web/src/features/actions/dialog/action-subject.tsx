import { CHAINS, type ChainId } from '@trait-market/contract/economy/shared';

import { SafePicture } from '@/components/safe-picture';
import { TraitPlaceholder } from '@/components/trait-placeholder';
import { plainText } from '@/lib/format/plain-text';

type ActionSubjectProps = {
  name: string;
  subject: { imageUrl?: string | undefined; collectionName: string; chainId: ChainId };
};

export function ActionSubject({ name, subject }: ActionSubjectProps) {
  const { imageUrl, collectionName, chainId } = subject;
  return (
    <div className="flex items-center gap-4">
      <SafePicture
        src={imageUrl}
        alt=""
        size={64}
        eager
        placeholder={<TraitPlaceholder />}
        className="size-16 shrink-0 overflow-hidden rounded-control bg-wall"
      />
      <div className="min-w-0">
        <p className="line-clamp-2 font-display font-bold wrap-anywhere">{plainText(name)}</p>
        <p className="text-sm text-muted">
          {plainText(collectionName)}, on {CHAINS[chainId].name}
        </p>
      </div>
    </div>
  );
}
