import { ThemeSelect } from '@/components/theme-select';
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog';

import { settings } from '../settings';

/** Each shortcut's alternatives, of which each is one or more keys that are pressed together. */
const groups: readonly { title: string; rows: readonly [label: string, keys: string[][]][] }[] = [
  {
    title: 'On every page',
    rows: [
      ['Search', [['/'], ['Ctrl', 'K']]],
      ['Show this dialog', [['?']]],
      ['Close a dialog or menu', [['Esc']]],
      ['Move through search results and menus', [['↑'], ['↓']]],
    ],
  },
  {
    title: 'While you dress an avatar',
    rows: [
      ['Undo', [['Ctrl', 'Z']]],
      [
        'Redo',
        [
          ['Ctrl', 'Y'],
          ['Ctrl', 'Shift', 'Z'],
        ],
      ],
    ],
  },
];

function Keys({ keys }: { keys: string[] }) {
  return (
    <span className="flex gap-1">
      {keys.map((key) => (
        <kbd
          key={key}
          className="min-w-7 rounded-tag border border-control bg-ground px-1.5 py-0.5 text-center font-sans text-xs font-semibold"
        >
          {key}
        </kbd>
      ))}
    </span>
  );
}

export function SettingsDialog() {
  return (
    <Dialog open onOpenChange={settings.write}>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>Theme and shortcuts</DialogTitle>
        <ThemeSelect />
        {groups.map(({ title, rows }) => (
          <section key={title} className="border-t border-hairline pt-4">
            <h3 className="text-sm font-semibold">{title}</h3>
            <dl className="mt-1 divide-y divide-hairline">
              {rows.map(([label, alternatives]) => (
                <div key={label} className="flex items-center justify-between gap-4 py-2 text-sm">
                  <dt>{label}</dt>
                  <dd className="flex shrink-0 items-center gap-2 text-muted">
                    {alternatives.map((keys, index) => (
                      <span key={keys.join()} className="flex items-center gap-2">
                        {index > 0 && 'or'}
                        <Keys keys={keys} />
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
