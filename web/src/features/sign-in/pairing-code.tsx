import { toString as drawQrCode } from 'qrcode';
import { useEffect, useState } from 'react';

import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { copyText } from '@/lib/copy-text';

type PairingCodeProps = {
  /** The wallet relay's pairing address, `wc:…` (ERC-1328). */
  uri: string;
  /** On a phone, the wallet is on this device, which can't scan its own screen. */
  isPhone: boolean;
};

function QrCode({ uri }: { uri: string }) {
  const [drawing, setDrawing] = useState<string>();
  useEffect(() => {
    let isGone = false;
    const draw = async () => {
      const svg = await drawQrCode(uri, { type: 'svg', margin: 4 });
      if (!isGone) setDrawing(`data:image/svg+xml,${encodeURIComponent(svg)}`);
    };
    void draw();
    return () => {
      isGone = true;
    };
  }, [uri]);
  if (!drawing) return <div className="size-60" />;
  return (
    <img
      src={drawing}
      alt="QR code to scan with the wallet on your phone"
      width={240}
      height={240}
      className="rounded-control"
    />
  );
}

function CopyButton({ uri }: { uri: string }) {
  const [isCopied, setCopied] = useState<boolean>();
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        onClick={({ currentTarget }) => void copyText(uri, currentTarget).then(setCopied)}
      >
        {isCopied === true ? 'Copied' : 'Copy the code as text'}
      </Button>
      <span role="status" className={isCopied === false ? 'text-sm text-muted' : 'sr-only'}>
        {isCopied === undefined
          ? ''
          : isCopied
            ? 'Copied'
            : 'Couldn’t copy. Select the code and copy it.'}
      </span>
      {isCopied === false && (
        <code className="max-w-full text-xs wrap-anywhere select-all">{uri}</code>
      )}
    </>
  );
}

export function PairingCode({ uri, isPhone }: PairingCodeProps) {
  if (!isPhone)
    return (
      <div className="grid justify-items-center gap-3">
        <QrCode uri={uri} />
        <CopyButton uri={uri} />
      </div>
    );
  return (
    <div className="grid justify-items-center gap-3">
      <a href={uri} className={buttonVariants({ size: 'lg', className: 'w-full' })}>
        Open wallet app
      </a>
      <CopyButton uri={uri} />
      <details className="w-full text-sm text-muted">
        <summary className="cursor-pointer rounded-tag py-1.5 font-semibold hover:text-foreground">
          My wallet is on another phone
        </summary>
        <div className="grid justify-items-center pt-2">
          <QrCode uri={uri} />
        </div>
      </details>
    </div>
  );
}
