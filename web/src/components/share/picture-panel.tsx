import { skipToken } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useId, useState } from 'react';

import { downloadFile } from '@/lib/download-file';
import { collectionsApi } from '@/lib/economy/collections/collections-api';
import { economyKeys } from '@/lib/economy/queries/keys';
import { plainText } from '@/lib/format/plain-text';

import { CheckInput } from '../ui/check-input';
import { Spinner } from '../ui/spinner';
import { drawPicture } from './draw-picture';
import { PictureError, type ArtFailure } from './load-art';
import { PICTURE_SIZES, type PictureSize } from './picture-size';
import type { Shareable } from './shareable';
import { UseAsPicture } from './use-as-picture';
import { useShownPanel } from './use-shown-panel';

const FAILURES: Record<ArtFailure, string> = {
  missing: 'Its art couldn’t be loaded, so nothing was saved. Check your connection and try again.',
  refused: 'The site that stores its art doesn’t allow copies, so nothing was saved.',
  'not-drawn': 'Your browser couldn’t draw a picture of this size. Try a smaller one.',
};

/** Returns the collection's name; undefined without a collection or if its name can't be loaded. */
const useCollectionName = (slug: string | undefined) => {
  const { refetch, data } = collectionsApi.detail.useQuery({
    queryKey: economyKeys.collection(slug ?? ''),
    queryData: slug === undefined ? skipToken : { params: { slug } },
    select: ({ body }) => body.name,
  });
  return async (): Promise<string | undefined> => {
    if (slug === undefined) return undefined;
    const name = data ?? (await refetch()).data;
    return name === undefined ? undefined : plainText(name);
  };
};

type Purpose = 'profile' | 'other';

/** A profile picture is shown next to the name of its account, so it starts without one. */
const NAMED: Readonly<Record<Purpose, boolean>> = { profile: false, other: true };

const NAME_CHOICES: readonly { purpose: Purpose; label: string }[] = [
  { purpose: 'profile', label: 'On the profile picture' },
  { purpose: 'other', label: 'On the other sizes' },
];

const purposeOf = ({ id }: PictureSize): Purpose => (id === 'profile' ? 'profile' : 'other');

type Outcome = { kind: 'saving' | 'saved'; size: PictureSize } | { kind: ArtFailure };

const outcomeText = (outcome: Outcome): string => {
  if (outcome.kind === 'saving') return `Drawing the ${outcome.size.label.toLowerCase()}…`;
  return outcome.kind === 'saved'
    ? `${outcome.size.label} saved to your downloads.`
    : FAILURES[outcome.kind];
};

export function PicturePanel({ of }: { of: Shareable }) {
  const { title, line, collection, art, fileName, mark } = of;
  const panel = useShownPanel();
  const [outcome, setOutcome] = useState<Outcome>();
  const [named, setNamed] = useState(NAMED);
  const readCollectionName = useCollectionName(collection);
  const id = useId();
  const save = async (size: PictureSize) => {
    if (outcome?.kind === 'saving') return;
    setOutcome({ kind: 'saving', size });
    try {
      const lines = [await readCollectionName(), line].flatMap((text) => text ?? []);
      const picture = await drawPicture(
        { title, lines, art, mark, hasName: named[purposeOf(size)] },
        size,
      );
      downloadFile(picture, `${fileName}-${size.id}.png`);
      setOutcome({ kind: 'saved', size });
    } catch (error) {
      setOutcome({ kind: error instanceof PictureError ? error.reason : 'not-drawn' });
    }
  };
  const isFailed = outcome !== undefined && outcome.kind !== 'saving' && outcome.kind !== 'saved';
  return (
    <div
      ref={panel}
      role="group"
      aria-label="Save picture"
      tabIndex={-1}
      className="grid gap-3 outline-none"
    >
      <ul aria-label="Sizes" className="grid gap-1">
        {PICTURE_SIZES.map((size) => (
          <li key={size.id}>
            <button
              type="button"
              aria-disabled={outcome?.kind === 'saving'}
              onClick={() => void save(size)}
              className="flex min-h-10 w-full cursor-pointer items-center gap-3 rounded-control px-2 text-left text-sm transition-colors hover:bg-hairline aria-disabled:opacity-50"
            >
              {outcome?.kind === 'saving' && outcome.size === size ? (
                <Spinner aria-hidden className="size-4" />
              ) : (
                <Download aria-hidden className="size-4" />
              )}
              <span className="font-semibold">{size.label}</span>
              <span className="ml-auto text-muted tabular-nums">
                {size.width} × {size.height}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <fieldset className="grid gap-1 px-2">
        <legend className="mb-1 text-sm text-muted">With its name</legend>
        {NAME_CHOICES.map(({ purpose, label }) => (
          <label
            key={purpose}
            htmlFor={`${id} ${purpose}`}
            className="flex cursor-pointer items-center gap-3 text-sm"
          >
            <CheckInput
              id={`${id} ${purpose}`}
              checked={named[purpose]}
              onChange={({ target }) => setNamed({ ...named, [purpose]: target.checked })}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <p role={isFailed ? 'alert' : 'status'} className="px-2 text-sm">
        {outcome && outcomeText(outcome)}
      </p>
      {of.isOwnAvatar && (
        <div className="border-t border-hairline px-2 pt-3">
          <UseAsPicture of={of} />
        </div>
      )}
    </div>
  );
}
