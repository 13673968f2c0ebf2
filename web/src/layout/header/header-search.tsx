import { Search, X } from 'lucide-react';
import { useEffect, useRef } from 'react';

import { lazyComponent } from '@/components/lazy-component';
import { useDisclosure } from '@/components/menu/use-disclosure';
import { Button } from '@/components/ui/button';
import { SearchBox } from '@/features/search/search-box';
import { cn } from '@/lib/cn';
import { useStore } from '@/lib/use-store';

import { settings } from '../settings';
import { useShortcuts } from './use-shortcuts';

const SettingsDialog = lazyComponent(
  async () => (await import('./settings-dialog')).SettingsDialog,
  { Failed: null },
);

/** Uses one search field for both layouts, so that its text survives a rotation of the device. */
export function HeaderSearch() {
  const { isOpen, open, close, rootProps, triggerProps, panelProps } = useDisclosure();
  const field = useRef<HTMLInputElement>(null);
  const Icon = isOpen ? X : Search;

  useEffect(() => {
    if (isOpen) field.current?.focus();
  }, [isOpen]);

  const hasSettings = useStore(settings, false);
  useShortcuts(() => {
    open();
    field.current?.focus();
  });

  return (
    <div {...rootProps} className="max-xl:ml-auto xl:max-w-md xl:grow">
      <Button
        variant="ghost"
        size="icon"
        aria-label="Search"
        {...triggerProps}
        className="xl:hidden"
      >
        <Icon aria-hidden className="size-6" />
      </Button>
      {/* Leaves out the disclosure's panel props, because the search box handles arrow keys. */}
      <div
        id={panelProps.id}
        className={cn(
          'max-xl:absolute max-xl:inset-x-0 max-xl:top-full max-xl:z-menu max-xl:animate-drop-in max-xl:border-b max-xl:border-hairline max-xl:bg-ground max-xl:shadow-menu',
          !isOpen && 'max-xl:hidden',
        )}
      >
        <div className="max-xl:page-columns max-xl:py-4">
          <SearchBox
            field={field}
            onChosen={() => {
              close();
              // Focuses the button, in case the field is now hidden together with its panel.
              triggerProps.ref.current?.focus();
            }}
          />
        </div>
      </div>
      {hasSettings && <SettingsDialog />}
    </div>
  );
}
