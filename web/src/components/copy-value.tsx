import { Check, Copy } from 'lucide-react';
import { useState } from 'react';

import { copyText } from '@/lib/copy-text';

type CopyValueProps = {
  /** Names the value for screen readers: "contract address". */
  name: string;
  value: string;
  /** A shorter form to show instead, unless the value can't be copied. */
  shown?: string;
};

/** Shows a value, such as a contract address, with a button that copies the whole of it. */
export function CopyValue({ name, value, shown = value }: CopyValueProps) {
  const [isCopied, setCopied] = useState<boolean>();
  return (
    <span className="flex items-start gap-2">
      <span
        translate="no"
        title={shown === value ? undefined : value}
        className="min-w-0 font-mono text-sm wrap-anywhere select-all"
      >
        {isCopied === false ? value : shown}
      </span>
      <button
        type="button"
        aria-label={`Copy ${name}`}
        onClick={({ currentTarget }) => {
          void copyText(value, currentTarget).then(setCopied);
        }}
        className="inline-flex size-6 shrink-0 cursor-pointer items-center justify-center rounded-tag text-muted hover:text-foreground"
      >
        {isCopied === true ? (
          <Check aria-hidden className="size-4 text-success" />
        ) : (
          <Copy aria-hidden className="size-4" />
        )}
      </button>
      <span role="status" className={isCopied === false ? 'text-sm text-muted' : 'sr-only'}>
        {isCopied === undefined ? '' : isCopied ? 'Copied' : 'Couldn’t copy. Select it instead.'}
      </span>
    </span>
  );
}
