import { toString as drawQrCode } from 'qrcode';
import { useEffect, useState } from 'react';

import { Button } from '@/components/ui/button';

/** The relay's pairing address as a QR code, drawn here, and as text for a wallet on this device. */
export function PairingCode({ uri }: { uri: string }) {
  const [drawing, setDrawing] = useState<string>();
  const [isCopied, setCopied] = useState(false);

  useEffect(() => {
    let isGone = false;
    const draw = async () => {
      const svg = await drawQrCode(uri, { type: 'svg', margin: 2 });
      if (!isGone) setDrawing(`data:image/svg+xml,${encodeURIComponent(svg)}`);
    };
    void draw();
    return () => {
      isGone = true;
    };
  }, [uri]);

  const copy = async () => {
    await navigator.clipboard.writeText(uri);
    setCopied(true);
  };

  return (
    <div className="grid justify-items-center gap-3">
      {drawing && (
        <img
          src={drawing}
          alt="QR code to scan with the wallet on your phone"
          width={240}
          height={240}
          className="rounded-control"
        />
      )}
      <Button variant="outline" size="sm" onClick={() => void copy()}>
        {isCopied ? 'Copied' : 'Copy the code as text'}
      </Button>
    </div>
  );
}
