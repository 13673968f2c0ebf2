import { Fragment, useId } from 'react';

import { ThemeSelect } from '@/components/theme-select';
import { CheckInput } from '@/components/ui/check-input';
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog';
import { singleKeys } from '@/lib/preferences/single-keys';
import { useStore } from '@/lib/use-store';

import { settings } from '../settings';
import { SHORTCUTS } from './shortcuts';

/** A shortcut's alternatives, of which each is one or more keys. */
type Row = { label: string; alternatives: readonly (readonly string[])[]; joint?: 'then' };

const keysOf = (label: string, ...alternatives: string[][]): Row => ({ label, alternatives });

/** Shortcuts that fields, dialogs and editors handle themselves. */
const ALWAYS: readonly { title: string; rows: readonly Row[] }[] = [
  {
    title: 'On every page',
    rows: [
      keysOf('Search', ['/'], ['Ctrl', 'K']),
      keysOf('Open the focused card', ['Enter']),
      keysOf('Close a dialog or menu', ['Esc']),
      keysOf('Move through search results and menus', ['↑'], ['↓']),
    ],
  },
  {
    title: 'While you dress an avatar',
    rows: [keysOf('Undo', ['Ctrl', 'Z']), keysOf('Redo', ['Ctrl', 'Y'], ['Ctrl', 'Shift', 'Z'])],
  },
];

const GROUPS = [
  ...ALWAYS,
  ...SHORTCUTS.map(({ title, rows }) => ({
    title,
    rows: rows.map(({ label, keys }): Row => ({ label, alternatives: [keys], joint: 'then' })),
  })),
];

function Keys({ keys, joint }: { keys: readonly string[]; joint: Row['joint'] }) {
  return (
    <span className="flex items-center gap-1">
      {keys.map((key, index) => (
        <Fragment key={key}>
          {joint && index > 0 && joint}
          <kbd className="min-w-7 rounded-tag border border-control bg-ground px-1.5 py-0.5 text-center font-sans text-xs font-semibold">
            {key}
          </kbd>
        </Fragment>
      ))}
    </span>
  );
}

function SingleKeysSwitch() {
  const id = useId();
  const isOff = useStore(singleKeys, '') !== '';
  return (
    <div className="border-t border-hairline pt-4">
      <label htmlFor={id} className="flex min-h-6 cursor-pointer items-center gap-3 text-sm">
        <CheckInput
          id={id}
          checked={!isOff}
          aria-describedby={`${id}-note`}
          onChange={({ target }) => singleKeys.write(target.checked ? '' : 'true')}
        />
        Use single-key shortcuts
      </label>
      <p id={`${id}-note`} className="mt-1 text-sm text-muted">
        Switch them off in this browser if you dictate text, or press keys by accident. Keys with
        Ctrl still work.
      </p>
    </div>
  );
}

export function SettingsDialog() {
  return (
    <Dialog open onOpenChange={settings.write}>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>Theme and shortcuts</DialogTitle>
        <ThemeSelect />
        <SingleKeysSwitch />
        {GROUPS.map(({ title, rows }) => (
          <section key={title} className="border-t border-hairline pt-4">
            <h3 className="text-sm font-semibold">{title}</h3>
            <dl className="mt-1 divide-y divide-hairline">
              {rows.map(({ label, alternatives, joint }) => (
                <div key={label} className="flex items-center justify-between gap-4 py-2 text-sm">
                  <dt>{label}</dt>
                  <dd className="flex shrink-0 items-center gap-2 text-muted">
                    {alternatives.map((keys, index) => (
                      <span key={keys.join()} className="flex items-center gap-2">
                        {index > 0 && 'or'}
                        <Keys keys={keys} joint={joint} />
                      </span>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <p className="text-sm text-muted">On a Mac, use ⌘ instead of Ctrl.</p>
      </DialogContent>
    </Dialog>
  );
}
