import { ImageUp } from 'lucide-react';
import { useId, useState, type Ref } from 'react';

import { PICTURE_FILES } from '@/config/constants';
import { cn } from '@/lib/cn';

import { LARGEST_PICTURE } from './picture-refusal';

type PictureDropzoneProps = {
  ref: Ref<HTMLInputElement>;
  label: string;
  isDisabled: boolean;
  onFile: (file: File) => void;
};

/** A transparent file input covers the frame, so that the browser handles dropped files. */
export function PictureDropzone({ ref, label, isDisabled, onFile }: PictureDropzoneProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  return (
    <div
      className={cn(
        'relative flex min-h-24 flex-1 items-center gap-4 rounded-control border border-dashed px-5 py-4 transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-foreground',
        isDisabled ? 'border-hairline' : 'border-control hover:bg-surface-raised',
        isOver && 'bg-surface-raised',
      )}
    >
      <ImageUp aria-hidden className="size-6 shrink-0 text-muted" />
      <div className="min-w-0">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <p id={`${id}-hint`} className="text-sm text-muted">
          <span className="pointer-coarse:hidden">Or drop one here. </span>PNG, JPEG, WebP or GIF,
          up to {LARGEST_PICTURE}.
        </p>
      </div>
      <input
        ref={ref}
        id={id}
        type="file"
        accept={PICTURE_FILES.join(',')}
        disabled={isDisabled}
        aria-describedby={`${id}-hint`}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) onFile(file);
          // Clears the input, so that the same file can be selected again after it was discarded.
          currentTarget.value = '';
        }}
        className="absolute inset-0 size-full cursor-pointer opacity-0 file:cursor-pointer disabled:cursor-not-allowed"
      />
    </div>
  );
}
