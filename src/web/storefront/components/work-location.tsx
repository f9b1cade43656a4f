import type { WorkCard } from '#domain/work/work.ts';
import { useT } from '#i18n/react.tsx';

/** The kind and location of a project. */
export function WorkLocation({ work, className }: { work: WorkCard; className: string }) {
  const t = useT();
  return (
    <p className={className}>
      {[t(`storefront.work.${work.category}`), work.location].filter(Boolean).join(' · ')}
    </p>
  );
}
