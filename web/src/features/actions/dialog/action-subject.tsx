import { CHAINS, type ChainId } from '@trait-market/contract/economy/shared';

import { SafePicture } from '@/components/safe-picture';
import { TraitPlaceholder } from '@/components/trait-placeholder';
import { Skeleton } from '@/components/ui/skeleton';
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
        size={80}
        eager
        placeholder={<TraitPlaceholder />}
        className="size-20 shrink-0 overflow-hidden rounded-control bg-wall"
      />
      <div className="min-w-0">
        <p className="line-clamp-4 font-display font-bold wrap-anywhere">{plainText(name)}</p>
        <p className="text-sm text-muted">
          {plainText(collectionName)}, on {CHAINS[chainId].name}
        </p>
      </div>
    </div>
  );
}

/** As large as the subject, so that nothing moves when it has loaded. */
export function SubjectSkeleton() {
  return (
    <div className="flex items-center gap-4">
      <Skeleton className="size-20 shrink-0 rounded-control" />
      <Skeleton className="h-10 w-40 rounded-tag" />
    </div>
  );
}
