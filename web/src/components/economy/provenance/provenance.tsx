import type { ReactNode } from 'react';

import { Section } from '@/components/page/section';
import type { TokenRef } from '@/lib/economy/tokens/token-ref';

import { TokenFacts } from './token-facts';

type ProvenanceProps = {
  token: TokenRef;
  history: string;
  children: ReactNode;
};

export function Provenance({ token, history, children }: ProvenanceProps) {
  return (
    <Section title="Provenance">
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-5">
          <TokenFacts token={token} />
        </div>
        <div className="min-w-0 lg:col-span-7">
          <h3 className="mb-2 font-display text-base font-bold">{history}</h3>
          {children}
        </div>
      </div>
    </Section>
  );
}
