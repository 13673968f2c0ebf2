import { MAX_SHOWN, type ShownItem } from '@trait-market/contract/economy/showcases';
import type { WalletAddress } from '@trait-market/contract/shared';
import { ArrowLeft, ArrowRight, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';

import { Thumbnail } from '@/components/thumbnail';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogActions,
  DialogContent,
  DialogDescription,
  DialogTitle,
} from '@/components/ui/dialog';
import { errorText } from '@/lib/app-error';
import { refOf, shownKey, shownName, shownPicture } from '@/lib/economy/showcases/shown-words';
import { useSaveShowcase } from '@/lib/economy/showcases/use-showcase';
import { toasts } from '@/lib/toasts';
import { useSendOnce } from '@/lib/use-send-once';

import { CandidateList } from './candidate-list';

type Step = -1 | 1;

const stepClass =
  'inline-flex h-9 grow cursor-pointer items-center justify-center rounded-control transition-colors hover:bg-surface-raised aria-disabled:cursor-default aria-disabled:text-muted aria-disabled:opacity-50';

const moved = (items: readonly ShownItem[], from: number, step: Step): ShownItem[] => {
  const next = [...items];
  const [item] = next.splice(from, 1);
  if (item !== undefined) next.splice(from + step, 0, item);
  return next;
};

type ChosenProps = { items: readonly ShownItem[]; onChange: (items: ShownItem[]) => void };

/** The chosen items in their order, which buttons change. */
function Chosen({ items, onChange }: ChosenProps) {
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  // Moving an element in the document takes the focus away from it.
  const [focused, setFocused] = useState('');
  useEffect(() => {
    if (focused !== '') document.getElementById(focused)?.focus();
  }, [focused, items]);
  const buttonId = (item: ShownItem, step: Step) => `${id} ${shownKey(item)} ${step}`;
  const move = (item: ShownItem, from: number, step: Step) => {
    if (from + step < 0 || from + step >= items.length) return;
    onChange(moved(items, from, step));
    setFocused(buttonId(item, step));
  };
  if (items.length === 0)
    return <p className="py-6 text-sm text-muted">Nothing yet. Choose from below.</p>;
  return (
    <ol
      ref={list}
      tabIndex={-1}
      aria-label="Your showcase, in this order"
      className="grid grid-cols-3 gap-3 outline-none sm:grid-cols-4 md:grid-cols-6"
    >
      {items.map((item, place) => {
        const name = shownName(item);
        return (
          <li key={shownKey(item)} className="min-w-0 rounded-control border border-hairline">
            <Thumbnail
              src={shownPicture(item)}
              alt={name}
              size={160}
              className="aspect-square w-full rounded-b-none"
            />
            <div className="flex justify-between">
              <button
                type="button"
                id={buttonId(item, -1)}
                className={stepClass}
                aria-label={`Move ${name} earlier`}
                aria-disabled={place === 0}
                onClick={() => move(item, place, -1)}
              >
                <ArrowLeft aria-hidden className="size-4" />
              </button>
              <button
                type="button"
                className={stepClass}
                aria-label={`Remove ${name}`}
                onClick={() => {
                  onChange(items.filter((one) => one !== item));
                  list.current?.focus();
                }}
              >
                <X aria-hidden className="size-4" />
              </button>
              <button
                type="button"
                id={buttonId(item, 1)}
                className={stepClass}
                aria-label={`Move ${name} later`}
                aria-disabled={place === items.length - 1}
                onClick={() => move(item, place, 1)}
              >
                <ArrowRight aria-hidden className="size-4" />
              </button>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

type ShowcaseEditorProps = {
  address: WalletAddress;
  items: readonly ShownItem[];
  onClose: () => void;
  onClosed: () => void;
};

export function ShowcaseEditor({ address, items, onClose, onClosed }: ShowcaseEditorProps) {
  const [chosen, setChosen] = useState<readonly ShownItem[]>(items);
  const saving = useSaveShowcase(address);
  const send = useSendOnce(saving);
  const save = () =>
    send({ body: { items: chosen.map(refOf) } }, () => {
      toasts.show({
        kind: 'notice',
        header: 'Showcase saved',
        description: 'It comes first on your profile and in the preview of its link.',
      });
      onClose();
    });
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        className="max-w-text!"
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onClosed();
        }}
      >
        <DialogTitle>Arrange your showcase</DialogTitle>
        <DialogDescription>
          Anyone can see it. What you no longer hold disappears from it.
        </DialogDescription>
        <p role="status" className="text-sm font-semibold tabular-nums">
          <span>{chosen.length}</span> of {MAX_SHOWN} chosen
        </p>
        <Chosen items={chosen} onChange={setChosen} />
        <CandidateList
          address={address}
          chosen={chosen}
          onToggle={(item, isChosen) =>
            setChosen(
              isChosen
                ? [...chosen, item]
                : chosen.filter((one) => shownKey(one) !== shownKey(item)),
            )
          }
        />
        {saving.error !== null && (
          <p role="alert" className="text-sm text-danger">
            {errorText(saving.error)}
          </p>
        )}
        <DialogActions>
          <Button aria-busy={saving.isPending} onClick={save}>
            Save showcase
          </Button>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  );
}
