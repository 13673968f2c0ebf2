import { Menu, X } from 'lucide-react';

import { lazyComponent } from '@/components/lazy-component';
import { useDisclosure } from '@/components/menu/use-disclosure';
import { Button } from '@/components/ui/button';
import { LoadingText, Skeleton } from '@/components/ui/skeleton';

const Panel = lazyComponent(async () => (await import('./mobile-menu-panel')).MobileMenuPanel, {
  loading: (
    <div className="page-columns grid gap-4 pt-4 pb-10">
      <LoadingText>Loading</LoadingText>
      <Skeleton className="h-24 rounded-control" />
      <Skeleton className="h-40 rounded-control" />
    </div>
  ),
});

export function MobileMenu() {
  const { isOpen, close, rootProps, triggerProps, panelProps } = useDisclosure();
  const Icon = isOpen ? X : Menu;
  return (
    <div {...rootProps} className="lg:hidden">
      <Button variant="ghost" size="icon" aria-label="Menu" {...triggerProps}>
        <Icon aria-hidden className="size-6" />
      </Button>
      {isOpen && (
        <div
          {...panelProps}
          className="absolute inset-x-0 top-full z-menu max-h-[calc(100dvh-4rem)] animate-drop-in overflow-y-auto overscroll-contain border-b border-hairline bg-ground shadow-menu"
        >
          <Panel onClose={close} />
        </div>
      )}
    </div>
  );
}
