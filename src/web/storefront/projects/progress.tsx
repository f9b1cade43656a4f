import { useT } from '#i18n/react.tsx';

/** Progress in percent. */
export function Progress({ progress }: { progress: number }) {
  const t = useT();
  const text = t('storefront.work.progress', { percent: progress });
  return (
    <div className="grid gap-2 text-sm text-muted">
      <progress max={100} value={progress} aria-label={text} />
      <span aria-hidden="true">{text}</span>
    </div>
  );
}
