import { Button } from '@/components/ui/button';

import { useReadNotices } from './use-read-notices';

type ReadAllButtonProps = {
  latest: string;
  unread: number;
  variant: 'ghost' | 'outline';
};

/** The button stays visible and focused when nothing is unread anymore. */
export function ReadAllButton({ latest, unread, variant }: ReadAllButtonProps) {
  const { mutate: read, isPending } = useReadNotices();
  const isIdle = isPending || unread === 0;
  return (
    <Button
      variant={variant}
      size="sm"
      aria-disabled={isIdle}
      className="aria-disabled:cursor-default aria-disabled:opacity-50"
      onClick={() => {
        if (!isIdle) read({ body: { upTo: latest } });
      }}
    >
      Mark all as read
    </Button>
  );
}
