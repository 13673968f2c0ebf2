import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

import { readQuery, writeQuery, type MarketQuery } from './market-query';

export const useMarketQuery = (): readonly [MarketQuery, (query: MarketQuery) => void] => {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => readQuery(params), [params]);
  const change = useCallback((next: MarketQuery) => setParams(writeQuery(next)), [setParams]);
  return [query, change];
};
