import type { User } from '@trait-market/contract/v1/users';
import { useEffect, useRef } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { useChosenPicture } from './chosen-picture';
import { PictureDropzone } from './picture-dropzone';
import { SaveFailure } from './save-failure';
import { useUploadPicture } from '@/lib/own-profile/upload-picture';
import { wholePercentText } from '@/lib/format/percent-text';
import { useSendOnce } from '@/lib/use-send-once';
import { useSaveProfile } from './save-profile';

type RemovePictureProps = { hasPicture: boolean; onRemoved: () => void };

function RemovePicture({ hasPicture, onRemoved }: RemovePictureProps) {
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

type UploadProgressProps = {
  sent: number;
};

/** Shows a further step after the last byte, because the provider checks the picture. */
function UploadProgress({ sent }: UploadProgressProps) {
  return (
    <div className="grid gap-2">
      <progress
        aria-label="Upload"
        value={sent}
        max={1}
        className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-surface-raised [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-surface-raised [&::-webkit-progress-value]:bg-accent"
      />
      <p className="text-sm text-muted tabular-nums">
        {sent < 1 ? `Uploading, ${wholePercentText(sent)}` : 'Uploaded. Processing…'}
      </p>
    </div>
  );
}

const AVATAR = 144;

export function PictureSection({ user }: { user: User }) {
  const hasPicture = Boolean(user.avatarPhoto);
  const input = useRef<HTMLInputElement>(null);
  const { choice, choose, refuseUnreadable, discard } = useChosenPicture();
  const upload = useUploadPicture({ onSuccess: discard });

  useEffect(() => {
    // The focused button unmounts after the upload, so the focus moves to the input.
    if (upload.isSuccess) input.current?.focus();
  }, [upload.isSuccess]);

  const chooseAnother = (file: File) => {
    upload.reset();
    void choose(file);
  };
  const giveUp = () => {
    if (upload.isPending) {
      upload.stop();
      return;
    }
    upload.reset();
    discard();
    input.current?.focus();
  };

  return (
    <div className="flex max-w-lg flex-col gap-4">
      <div className="flex flex-col gap-5 sm:flex-row sm:items-center">
        <Avatar photo={user.avatarPhoto} tier={user.premiumTier} size={AVATAR}>
          {choice.kind === 'chosen' ? (
            <img
              src={choice.previewUrl}
              alt="Preview"
              onError={refuseUnreadable}
              className="size-full object-cover"
            />
          ) : undefined}
        </Avatar>
        <PictureDropzone
          ref={input}
          label={choice.kind === 'chosen' ? 'Choose another picture' : 'Choose a picture'}
          isDisabled={upload.isPending}
          onFile={chooseAnother}
        />
      </div>
      {choice.kind === 'refused' && (
        <p role="alert" className="text-sm text-danger">
          {choice.words}
        </p>
      )}
      {choice.kind === 'chosen' && (
        <>
          <div className="text-sm text-muted">
            <p>This is how it will look.</p>
            <p className="truncate" title={choice.file.name}>
              {choice.file.name}
            </p>
          </div>
          <div className="flex flex-wrap gap-3">
            <Button
              aria-disabled={upload.isPending}
              onClick={() => !upload.isPending && upload.start(choice.file)}
            >
              Use this picture
            </Button>
            <Button variant="outline" onClick={giveUp}>
              {upload.isPending ? 'Stop uploading' : 'Discard'}
            </Button>
          </div>
        </>
      )}
      {upload.isPending && <UploadProgress sent={upload.sent} />}
      {upload.error && <SaveFailure title="Couldn’t change your picture" error={upload.error} />}
      {choice.kind === 'none' && (
        <RemovePicture hasPicture={hasPicture} onRemoved={() => input.current?.focus()} />
      )}
      <p role="status" className="text-sm text-muted empty:sr-only">
        {upload.isStopped && <span>Stopped. Couldn’t change your picture.</span>}
        {upload.isSuccess && hasPicture && <span>Your picture was changed.</span>}
      </p>
    </div>
  );
}
