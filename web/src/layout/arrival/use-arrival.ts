import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';

import type { Arrival } from '@/components/page/arrival-context';

export const useArrival = (): { arrival: Arrival; announcement: string } => {
  const { key } = useLocation();
  const [firstKey] = useState(key);
  const [hasMoved, setHasMoved] = useState(false);
  const [announcement, announce] = useState('');
  if (!hasMoved && key !== firstKey) setHasMoved(true);
  const arrival = useMemo(() => ({ hasMoved, announce }), [hasMoved]);
  return { arrival, announcement };
};
