import { useId, useState } from 'react';

import { NewTabLink } from '@/components/new-tab-link';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { DialogDescription, DialogFooter, DialogHeader, DialogTitle } from '@/components/ui/dialog';
import { Label } from '@/components/ui/label';
import { TERMS_UPDATED } from '@/config/constants';
import { paths } from '@/config/paths';

import { SIGN_IN_TITLES } from './sign-in-titles';

const DOCUMENTS = [
  { name: 'Terms', path: paths.terms },
  { name: 'Privacy policy', path: paths.privacyPolicy },
  { name: 'NFT license', path: paths.nftLicense },
];

/** The statements that users must agree to. The first one is verbatim from §5 Terms dialog. */
const STATEMENTS = [
  'I have read, understood and agree to the above listed terms, policies and license agreements.',
  'I acknowledge that the NFTs are not financial products and that no profit is to be expected from them.',
];

type StatementProps = {
  text: string;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
};

function Statement({ text, isTicked, onTick }: StatementProps) {
  const id = useId();
  return (
    <div className="flex items-start gap-3">
      <Checkbox
        id={id}
        checked={isTicked}
        onCheckedChange={(checked) => onTick(checked === true)}
      />
      <Label htmlFor={id} className="cursor-pointer py-0.5">
        {text}
      </Label>
    </div>
  );
}

/** Shown while connecting, if the user hasn't accepted the policy yet (§2 Terms dialog). */
export function Terms({ onAccept }: { onAccept: () => void }) {
  const [ticked, setTicked] = useState<readonly string[]>([]);

  return (
    <>
      <DialogHeader>
        <DialogTitle>{SIGN_IN_TITLES.terms}</DialogTitle>
        <DialogDescription>
          Our terms were updated as of {TERMS_UPDATED}. Please read them before you connect.
        </DialogDescription>
      </DialogHeader>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {DOCUMENTS.map(({ name, path }) => (
          <li key={path}>
            <NewTabLink
              href={path}
              className="flex min-h-11 items-center justify-between gap-4 py-2 font-medium underline-offset-4 hover:underline"
              hint={<span className="text-sm font-normal text-muted">opens in a new tab</span>}
            >
              {name}
            </NewTabLink>
          </li>
        ))}
      </ul>
      <div className="grid gap-4">
        {STATEMENTS.map((text) => (
          <Statement
            key={text}
            text={text}
            isTicked={ticked.includes(text)}
            onTick={(isTicked) =>
              setTicked((before) =>
                isTicked ? [...before, text] : before.filter((other) => other !== text),
              )
            }
          />
        ))}
      </div>
      <DialogFooter>
        <Button size="lg" disabled={ticked.length < STATEMENTS.length} onClick={onAccept}>
          Accept
        </Button>
      </DialogFooter>
    </>
  );
}
