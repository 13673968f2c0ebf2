import { LoadingText, Skeleton } from '../ui/skeleton';
import { editorColumns } from './editor-columns';

export function EditorSkeleton() {
  return (
    <div className={editorColumns.row}>
      <LoadingText>Loading the avatar</LoadingText>
      <div className={editorColumns.stage}>
        <Skeleton className="aspect-square rounded-card" />
      </div>
      <div className={editorColumns.work}>
        <Skeleton className="h-8 w-1/2 rounded-control" />
        <div className="mt-6 grid gap-3">
          {Array.from({ length: 7 }, (_, index) => (
            <Skeleton key={index} className="h-20 rounded-card" />
          ))}
        </div>
      </div>
    </div>
  );
}
