import { LoadingText, Skeleton } from '@/components/ui/skeleton';

export function PanelLoading() {
  return (
    <div className="grid gap-3 p-3">
      <LoadingText>Loading your notifications</LoadingText>
      {['one', 'two', 'three'].map((key) => (
        <Skeleton key={key} className="h-16 w-full rounded-control" />
      ))}
    </div>
  );
}
