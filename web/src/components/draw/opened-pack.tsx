import type { Draw } from '@trait-market/contract/economy/draws';
import { Link } from 'react-router-dom';

import { FocusedHeading } from '@/components/focused-heading';
import { SafePicture } from '@/components/safe-picture';
import { RarityWord } from '@/components/economy/items/rarity-word';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { useActions } from '@/lib/actions/actions-context';
import { slotNames } from '@/lib/economy/traits/trait-words';
import { useFeatureEnabled } from '@/lib/flags/use-feature-enabled';
import { plainText } from '@/lib/format/plain-text';
import { writePlayAddress } from '@/lib/looks/play-address';

type Pick = Draw['picks'][number];

/** Milliseconds between two traits of a pack; with reduced motion, all appear immediately. */
const STEP_MS = 140;

function Drawn({ pick: { trait }, index, isOwn }: { pick: Pick; index: number; isOwn: boolean }) {
  const { start } = useActions();
  const hasPlayground = useFeatureEnabled('playground') === true;
  const name = plainText(trait.value) || 'Unnamed trait';
  return (
    <li
      className="grid animate-rise-in content-start gap-2 [animation-fill-mode:backwards]"
      style={{ animationDelay: `${index * STEP_MS}ms` }}
    >
      <Link to={paths.trait(trait.id)} className="grid gap-2">
        <SafePicture
          src={trait.imageUrl}
          size={240}
          eager
          className="aspect-square w-full overflow-hidden rounded-card bg-wall"
        />
        <span className="font-semibold wrap-anywhere underline decoration-hairline underline-offset-4">
          {name}
        </span>
      </Link>
      <p className="text-xs text-muted">
        {slotNames[trait.slot]} · <RarityWord rarity={trait.rarity} />
      </p>
      <div className="flex flex-wrap gap-x-3 gap-y-1 text-sm">
        {isOwn && (
          <Button
            size="sm"
            variant="outline"
            aria-label={`List ${name}`}
            onClick={() => start({ kind: 'list', traitId: trait.id })}
          >
            List
          </Button>
        )}
        {hasPlayground && (
          <Link
            to={paths.playground + writePlayAddress({ collection: trait.collection }, [trait.id])}
            aria-label={`Try on ${name}`}
            className="inline-flex h-8 items-center underline underline-offset-4"
          >
            Try on
          </Link>
        )}
      </div>
    </li>
  );
}

function Sealed({
  title,
  buttonLabel,
  onTear,
}: {
  title: string;
  buttonLabel: string;
  onTear: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={`${title}: ${buttonLabel}`}
      onClick={onTear}
      className="group grid w-full max-w-xs cursor-pointer overflow-hidden rounded-card bg-surface-raised text-left"
    >
      <span
        aria-hidden
        className="block h-8 border-b-2 border-dashed border-control bg-accent transition-transform duration-200 motion-safe:group-hover:-translate-y-1"
      />
      <span className="grid gap-1 px-5 py-10">
        <span className="font-display text-lg font-bold">{title}</span>
        <span className="text-sm text-muted first-letter:uppercase">{buttonLabel}</span>
      </span>
    </button>
  );
}

type OpenedPackProps = {
  title: string;
  buttonLabel?: string;
  picks: readonly Pick[];
  isTorn: boolean;
  isLatest: boolean;
  isOwn: boolean;
  onTear: () => void;
};

export function OpenedPack(props: OpenedPackProps) {
  const { title, buttonLabel = 'tear to open', picks, isTorn, isLatest, isOwn, onTear } = props;
  if (!isTorn) return <Sealed title={title} buttonLabel={buttonLabel} onTear={onTear} />;
  return (
    <section aria-label={title} className="grid w-full gap-4">
      {isLatest ? (
        <FocusedHeading level={2}>{title}</FocusedHeading>
      ) : (
        <h2 className="font-semibold">{title}</h2>
      )}
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 lg:grid-cols-5">
        {picks.map((pick, index) => (
          // A pack can have the same trait twice, and draws keep their order.
          // oxlint-disable-next-line react/no-array-index-key
          <Drawn key={`${index} ${pick.tokenId}`} pick={pick} index={index} isOwn={isOwn} />
        ))}
      </ul>
    </section>
  );
}
