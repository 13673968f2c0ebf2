import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { csvFile } from '@/lib/format/csv';
import { downloadFile } from '@/lib/download-file';
import { showFailure } from '@/lib/failure-toast';
import { grouped } from '@/lib/format/grouped';

import { fetchHistory, type HistoryQuery } from './fetch-history';
import { historyCsv } from './history-csv';

type DownloadHistoryProps = { query: HistoryQuery; total: number };

/** Saves all pages of the history as one file; a key per query stops the download of another. */
export function DownloadHistory({ query, total }: DownloadHistoryProps) {
  const running = useRef<AbortController>(null);
  const [fetched, setFetched] = useState<number>();
  useEffect(() => () => running.current?.abort(), []);

  const download = async () => {
    const { signal } = (running.current = new AbortController());
    setFetched(0);
    try {
      const activities = await fetchHistory(query, { onProgress: setFetched, signal });
      downloadFile(csvFile(historyCsv(activities)), `history-${query.wallet}.csv`);
    } catch (error) {
      if (!signal.aborted)
        showFailure(error, {
          header: 'Couldn’t download the history',
          description: 'Nothing was saved. Try again in a moment.',
        });
    }
    setFetched(undefined);
  };

  const isRunning = fetched !== undefined;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status" className="text-sm text-muted tabular-nums">
        {isRunning && `${grouped(fetched)} of ${grouped(total)} loaded`}
      </p>
      <Button
        variant="outline"
        size="sm"
        onClick={() => {
          if (isRunning) running.current?.abort();
          else void download();
        }}
      >
        {isRunning ? <Spinner aria-hidden /> : <Download aria-hidden />}
        <span>{isRunning ? 'Stop' : 'Download as CSV'}</span>
      </Button>
    </div>
  );
}
