import type { Collection } from '@trait-market/contract/economy/collections';
import type { Balance } from '@trait-market/contract/economy/wallets';
import type { ReactNode } from 'react';

import { QueryFailure } from '@/components/query-failure';
import { useCollections } from '@/lib/economy/collections/use-collections';
import { useBalances } from '@/lib/economy/wallets/wallet-queries';

import type { FormProps } from '../action';
import { FormSkeleton } from './form-skeleton';

/** The counters that orders contain, and the fees of the collections. */
export type OrderMarket = { balances: readonly Balance[]; collections: readonly Collection[] };

/** Loads the market's part of several orders before their form. */
export const withMarket = <Own,>(
  failureTitle: string,
  LinesForm: (props: FormProps<Own> & OrderMarket) => ReactNode,
) =>
  function Form(props: FormProps<Own>) {
    const balances = useBalances();
    const collections = useCollections();
    if (balances.data && collections.data)
      return <LinesForm {...props} balances={balances.data} collections={collections.data} />;
    const failed = balances.error ? balances : collections;
    if (failed.error === null) return <FormSkeleton />;
    return <QueryFailure title={failureTitle} query={failed} />;
  };
