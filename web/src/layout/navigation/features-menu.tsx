import { ChevronDown } from 'lucide-react';

import { useDisclosure } from '@/components/menu/use-disclosure';
import { cn } from '@/lib/cn';

import { featureEntries } from './navigation';
import { NavigationLink } from './navigation-link';

export function FeaturesMenu({ className }: { className?: string }) {
  const { isOpen, rootProps, triggerProps, panelProps } = useDisclosure();
  return (
    <div {...rootProps} className="relative">
      <button
        type="button"
        {...triggerProps}
        className={cn('inline-flex cursor-pointer items-center gap-1', className)}
      >
        Features
        <ChevronDown
          aria-hidden
          className={cn('size-4 transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      {isOpen && (
        <div
          {...panelProps}
          className="absolute top-full left-0 z-menu mt-2 w-52 animate-drop-in rounded-control border border-hairline bg-surface p-1 shadow-menu"
        >
          <ul>
            {featureEntries.map((entry) => (
              <li key={entry.to}>
                <NavigationLink
                  entry={entry}
                  className="flex min-h-9 items-center rounded-tag px-3 text-sm font-medium hover:bg-surface-raised aria-[current=page]:text-accent-text"
                />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
