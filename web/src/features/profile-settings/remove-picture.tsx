import { Button } from '@/components/ui/button';
import { useSendOnce } from '@/lib/use-send-once';

import { SaveFailure } from './save-failure';
import { useSaveProfile } from './save-profile';

type RemovePictureProps = { hasPicture: boolean; onRemoved: () => void };

export function RemovePicture({ hasPicture, onRemoved }: RemovePictureProps) {
  const save = useSaveProfile({ exists: true });
  const send = useSendOnce(save);
  return (
    <div className="grid justify-items-start gap-3">
      {hasPicture && (
        <Button
          variant="link"
          size="sm"
          className="-mx-3"
          aria-disabled={save.isPending}
          onClick={() => send({ avatarPhoto: null }, onRemoved)}
        >
          Remove the picture
        </Button>
      )}
      {save.error && <SaveFailure title="Couldn’t remove your picture" error={save.error} />}
      <p role="status" className="text-sm text-muted empty:sr-only">
        {save.isSuccess && !hasPicture && 'Your picture was removed.'}
      </p>
    </div>
  );
}
