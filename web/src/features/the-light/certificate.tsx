import type { BurnCertificate, LightBurn } from '@trait-market/contract/economy/burns';
import type { ReactNode } from 'react';

import { PartyLink } from '@/components/economy/people/party-link';
import { TransactionLink } from '@/components/economy/provenance/transaction-link';
import { SafePicture } from '@/components/safe-picture';
import { editionsText } from '@/lib/economy/traits/trait-words';
import { dayText } from '@/lib/format/dates';
import { grouped } from '@/lib/format/grouped';
import { plainText } from '@/lib/format/plain-text';

const leftText = ({ before, after }: BurnCertificate): string => {
  if (after === 0)
    return `${before === 1 ? 'It was the only one' : `There were ${grouped(before)}`}. None are left.`;
  return `${grouped(after)} of ${grouped(before)} ${after === 1 ? 'is' : 'are'} left.`;
};

function Seal() {
  return (
    <svg viewBox="0 0 64 64" aria-hidden className="size-14 shrink-0">
      <circle cx="32" cy="32" r="31" fill="var(--accent)" />
      <path d="M20 24q2-10 12-10t12 10z" fill="var(--plaster-ink)" />
      <path d="M23 26h18l8 26H15z" fill="var(--plaster-light)" opacity="0.85" />
      <circle cx="32" cy="40" r="3" fill="var(--accent)" />
    </svg>
  );
}

type CertificateProps = {
  burn: LightBurn;
  certificate: BurnCertificate;
  name: ReactNode;
};

/** The certificate of a burn that is final. It looks like paper in both themes. */
export function Certificate({ burn, certificate, name }: CertificateProps) {
  const { number, at } = certificate;
  return (
    <article className="relative overflow-hidden rounded-card bg-plaster-light p-7 text-plaster-ink outline-1 -outline-offset-12 outline-plaster-shade sm:p-9">
      <div className="flex items-start justify-between gap-4">
        <p className="font-semibold">
          Certificate <span className="tabular-nums">No. {number}</span>
        </p>
        <Seal />
      </div>
      <div className="mt-2 grid grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-5">
        <SafePicture
          src={burn.trait.imageUrl}
          size={88}
          className="aspect-square w-full overflow-hidden rounded-control [mask-image:linear-gradient(to_top,black,transparent)] opacity-60 grayscale"
        />
        <div className="min-w-0">
          {name}
          <p className="mt-1 text-sm">
            {editionsText(burn.quantity)}, burned on{' '}
            <time dateTime={at}>{dayText(new Date(at))}</time>
          </p>
        </div>
      </div>
      <p className="mt-5 border-t border-plaster-shade pt-4 text-sm">
        Burned by <PartyLink party={burn.by} />. {leftText(certificate)}
      </p>
      <TransactionLink
        settled={burn}
        what={`burn No. ${number}`}
        className="mt-2 text-sm text-plaster-ink"
      />
    </article>
  );
}

export const burnedName = ({ trait }: LightBurn): string =>
  plainText(trait.value) || 'Unnamed trait';
