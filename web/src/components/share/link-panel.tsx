import { Link2 } from 'lucide-react';
import { useState } from 'react';

import { copyText } from '@/lib/copy-text';

import { NewTabLink } from '../new-tab-link';
import { TextField } from '../text-field';
import { Button } from '../ui/button';
import { buttonVariants } from '../ui/button-variants';
import { useShownPanel } from './use-shown-panel';

const postPath = (title: string, address: string): string =>
  `https://x.com/intent/post?${new URLSearchParams({ text: title, url: address }).toString()}`;

const TEXTS = {
  copied: 'Link copied.',
  failed: 'Couldn’t copy the link. Select it above and copy it yourself.',
};

export function LinkPanel({ title, address }: { title: string; address: string }) {
  const panel = useShownPanel();
  const [result, setResult] = useState<keyof typeof TEXTS>();
  const copy = async (control: Element) =>
    setResult((await copyText(address, control)) ? 'copied' : 'failed');
  return (
    <div
      ref={panel}
      role="group"
      aria-label="Share"
      tabIndex={-1}
      className="grid gap-3 outline-none"
    >
      <TextField
        label="Link"
        value={address}
        readOnly
        translate="no"
        onFocus={({ target }) => target.select()}
      />
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={({ currentTarget }) => void copy(currentTarget)}>
          <Link2 aria-hidden />
          Copy link
        </Button>
        <NewTabLink
          href={postPath(title, address)}
          className={buttonVariants({ variant: 'outline', size: 'sm' })}
        >
          Post on X
        </NewTabLink>
      </div>
      <p role="status" className="text-sm">
        {result && TEXTS[result]}
      </p>
    </div>
  );
}
