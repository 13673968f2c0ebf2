import { toString as drawQrCode } from 'qrcode';
import { useEffect, useState } from 'react';

import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';

type PairingCodeProps = {
  /** The relay's pairing address, `wc:…` (ERC-1328). */
  uri: string;
  /** The wallet is on this device: the code would have to be scanned by what shows it. */
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

const COPY_WORDS = {
  idle: 'Copy the code as text',
  copied: 'Copied',
  refused: 'Your browser blocked copying',
} as const;

function CopyButton({ uri }: { uri: string }) {
  const [state, setState] = useState<keyof typeof COPY_WORDS>('idle');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(uri);
      setState('copied');
    } catch {
      setState('refused');
    }
  };
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => void copy()}>
        {COPY_WORDS[state]}
      </Button>
      <span role="status" className="sr-only">
        {state === 'idle' ? '' : COPY_WORDS[state]}
      </span>
    </>
  );
}

/** Pairs a wallet through the relay: by a QR code drawn here or, on a phone, by a link. */
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
