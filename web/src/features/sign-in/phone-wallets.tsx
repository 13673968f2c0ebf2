import { ExternalLink } from 'lucide-react';

import { walletAppLinks } from '@/lib/wallet/wallet-sites';

export function PhoneWallets() {
  return (
    <section aria-labelledby="wallet-apps" className="grid gap-2">
      <h3 id="wallet-apps" className="text-sm font-semibold">
        Open this page in your wallet&rsquo;s app
      </h3>
      <ul className="grid gap-2">
        {walletAppLinks(window.location.href).map(({ name, href }) => (
          <li key={href}>
            <a
              href={href}
              className="flex min-h-12 items-center justify-between gap-3 rounded-control border border-hairline bg-surface-raised px-4 font-semibold transition-colors hover:border-control"
            >
              {name} app
              <ExternalLink aria-hidden className="size-4 text-muted" />
            </a>
          </li>
        ))}
      </ul>
      <h3 className="pt-2 text-sm font-semibold">Or connect from here</h3>
    </section>
  );
}
