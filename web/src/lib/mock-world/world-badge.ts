export const showWorldBadge = (world: string, controlUrl: string): void => {
  const address = new URL(controlUrl);
  address.searchParams.set('world', world);

  const link = document.createElement('a');
  link.href = address.href;
  link.target = '_blank';
  link.rel = 'noopener';
  link.title = 'Open the control page of the mock provider, in a new tab';
  link.className =
    'fixed bottom-4 left-4 z-launcher max-w-[60vw] truncate rounded-control border border-control bg-surface px-2 py-1 text-xs text-muted hover:text-foreground';
  link.dataset['slot'] = 'world-badge';
  link.textContent = `World: ${world} · Mock`;

  const corner = document.createElement('aside');
  corner.setAttribute('aria-label', 'Development');
  corner.append(link);
  document.body.append(corner);
};
