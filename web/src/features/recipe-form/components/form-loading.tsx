import { PageHeader } from '#ui/page-header.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

export function FormLoading({ title }: { title: string }) {
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={title} />
      <VisuallyHidden live>Loading recipe...</VisuallyHidden>
      <SkeletonText lines={6} />
    </div>
  );
}
