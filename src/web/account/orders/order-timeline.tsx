import { useLanguage } from '#i18n/react.tsx';
import type { TimelineEntry } from '#services/account/find-order.server.ts';
import { KhatamMark } from '#ui/khatam.tsx';

/** What the customer may know of what happened, oldest first. */
export function OrderTimeline({ entries }: { entries: TimelineEntry[] }) {
  const { t, date } = useLanguage();
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline" className="mb-4 text-xl">
        {t('account.order.timeline')}
      </h2>
      <ol className="timeline">
        {entries.map(({ id, status, note, at }) => (
          <li key={id}>
            <KhatamMark className="timeline-mark" />
            <p className="font-medium">{t(`account.orderStatus.${status}`)}</p>
            <p className="text-sm text-muted">
              <time dateTime={at.toISOString()}>{date(at)}</time>
            </p>
            {note && (
              <p className="mt-1 text-sm">
                <bdi>{note}</bdi>
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
