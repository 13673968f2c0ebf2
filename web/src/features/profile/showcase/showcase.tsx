import type { ShownItem } from '@trait-market/contract/economy/showcases';
import type { WalletAddress } from '@trait-market/contract/shared';
import { Link } from 'react-router-dom';

import { DialogButton } from '@/components/dialog-button';
import { RarityWord } from '@/components/economy/items/rarity-word';
import { Section } from '@/components/page/section';
import { CardPicture } from '@/components/trait/card-picture';
import {
  shownAbout,
  shownKey,
  shownName,
  shownPath,
  shownPicture,
} from '@/lib/economy/showcases/shown-words';
import { lazyModule } from '@/lib/lazy-module';

const editorCode = lazyModule(async () => (await import('./showcase-editor')).ShowcaseEditor);

function ShownCard({ item }: { item: ShownItem }) {
  return (
    <Link to={shownPath(item)} className="group block rounded-card">
      <CardPicture src={shownPicture(item)} eager />
      <span className="mt-2 block font-display leading-tight font-bold max-sm:text-sm">
        <span className="line-clamp-2 wrap-anywhere decoration-accent decoration-2 underline-offset-4 group-hover:underline">
          {shownName(item)}
        </span>
      </span>{' '}
      <span className="mt-1 block text-sm text-muted max-sm:text-xs">
        {shownAbout(item)}
        {item.kind === 'trait' && (
          <>
            {' · '}
            <RarityWord rarity={item.trait.rarity} />
          </>
        )}
      </span>
    </Link>
  );
}

type ArrangeShowcaseProps = { address: WalletAddress; items: readonly ShownItem[] };

export function ArrangeShowcase({ address, items }: ArrangeShowcaseProps) {
  return (
    <DialogButton
      title="Arrange your showcase"
      code={editorCode}
      dialog={{ address, items }}
      variant="link"
      size="sm"
      className="-mx-3"
    >
      Arrange your showcase
    </DialogButton>
  );
}

/** Shows the collector's chosen items first on their profile. */
export function Showcase({ items }: { items: readonly ShownItem[] }) {
  if (items.length === 0) return null;
  return (
    <Section title="Showcase">
      <ul
        aria-label="On show"
        className="grid grid-cols-3 gap-x-3 gap-y-6 sm:grid-cols-4 sm:gap-x-4 sm:gap-y-8 lg:grid-cols-6"
      >
        {items.map((item) => (
          <li key={shownKey(item)} className="min-w-0">
            <ShownCard item={item} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
