type UploadProgressProps = {
  sent: number;
};

/** Shows a further step after the last byte, because the provider checks the picture. */
export function UploadProgress({ sent }: UploadProgressProps) {
  const percent = Math.floor(sent * 100);
  return (
    <div className="grid gap-2">
      <progress
        aria-label="Upload"
        value={percent}
        max={100}
        className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-surface-raised [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-surface-raised [&::-webkit-progress-value]:bg-accent"
      />
      <p className="text-sm text-muted tabular-nums">
        {percent < 100 ? `Uploading, ${percent}%` : 'Uploaded. Processing…'}
      </p>
    </div>
  );
}
