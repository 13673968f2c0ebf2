import { CircleUser } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { paths } from '@/config/paths';
import { errorText } from '@/lib/app-error';
import { useUploadPicture } from '@/lib/own-profile/upload-picture';
import { useConnectedAddress } from '@/lib/session/session-context';

import { Avatar } from '../ui/avatar';
import { Button } from '../ui/button';
import { Spinner } from '../ui/spinner';
import { drawPicture } from './draw-picture';
import { PictureError, type ArtFailure } from './load-art';
import type { PictureSize } from './picture-size';
import type { Shareable } from './shareable';

/** The public profile shows pictures with at most 144 pixels, twice that on dense screens. */
const SIZE: PictureSize = { id: 'profile', label: 'Profile picture', width: 512, height: 512 };

const FAILURES: Record<ArtFailure, string> = {
  missing: 'Its art couldn’t be loaded. Your picture hasn’t changed. Try again.',
  refused: 'The site that stores its art doesn’t allow copies. Your picture hasn’t changed.',
  'not-drawn': 'Your browser couldn’t draw it. Your picture hasn’t changed.',
};

const PREVIEW = 64;

/** Makes a picture of the user's own avatar the picture of their profile. */
export function UseAsPicture({ of }: { of: Shareable }) {
  const { title, art, fileName } = of;
  const address = useConnectedAddress();
  const upload = useUploadPicture({ onSuccess: () => undefined });
  const [isDrawing, setDrawing] = useState(false);
  const [artFailure, setArtFailure] = useState<ArtFailure>();
  const isBusy = isDrawing || upload.isPending;
  const set = async () => {
    if (isBusy) return;
    setArtFailure(undefined);
    upload.reset();
    setDrawing(true);
    try {
      const picture = await drawPicture({ title, lines: [], art, hasName: false }, SIZE);
      upload.start(new File([picture], `${fileName}.png`, { type: 'image/png' }));
    } catch (error) {
      setArtFailure(error instanceof PictureError ? error.reason : 'not-drawn');
    }
    setDrawing(false);
  };
  const failure =
    artFailure === undefined
      ? upload.error && `Your picture hasn’t changed. ${errorText(upload.error)}`
      : FAILURES[artFailure];
  return (
    <div className="grid justify-items-start gap-2">
      <div className="flex items-center gap-3">
        <Avatar photo={art[0]?.[0] ?? null} size={PREVIEW} />
        <Button variant="outline" size="sm" aria-disabled={isBusy} onClick={() => void set()}>
          {isBusy ? <Spinner aria-hidden /> : <CircleUser aria-hidden />}
          <span>Use as profile picture</span>
        </Button>
      </div>
      <p role={failure ? 'alert' : 'status'} className="text-sm">
        {failure && <span>{failure}</span>}
        {!failure && upload.isSuccess && (
          <span>
            {`${title} is now your profile picture. `}
            {address && (
              <Link to={paths.profile(address)} className="accent-underline">
                See your profile
              </Link>
            )}
          </span>
        )}
      </p>
    </div>
  );
}
