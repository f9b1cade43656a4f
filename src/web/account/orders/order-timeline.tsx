import type { OrderStatus } from '#domain/orders/status.ts';
import { languageOf } from '#i18n/locale.ts';
import { useLanguage } from '#i18n/react.tsx';
import type { OrderPhoto } from '#services/orders/order-photo.ts';
import type { TimelineEntry } from '#services/orders/order-timeline.server.ts';
import { KhatamMark } from '#ui/khatam.tsx';
import { Picture } from '#ui/picture.tsx';

interface OrderTimelineProps {
  entries: TimelineEntry[];
  /** The stages still ahead. */
  ahead: OrderStatus[];
}

/** The events that customers may see, oldest first, and what comes next. */
export function OrderTimeline({ entries, ahead }: OrderTimelineProps) {
  const { t } = useLanguage();
  return (
    <ol className="order-path">
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
      {ahead.map((status) => (
        <li key={status} data-ahead="">
          <KhatamMark className="order-path-mark" />
          <p>{t(`account.orderStatus.${status}`)}</p>
        </li>
      ))}
    </ol>
  );
}

function Entry({ entry: { status, note, at, photos } }: { entry: TimelineEntry }) {
  const { t, date } = useLanguage();
  return (
    <li>
      <KhatamMark className="order-path-mark" />
      <h3 className="text-lg">{t(`account.orderStatus.${status}`)}</h3>
      <p className="text-sm text-muted">
        <time dateTime={at.toISOString()}>{date(at)}</time>
      </p>
      {note && (
        <p className="mt-2 max-w-prose" lang={languageOf(note)} dir="auto">
          {note}
        </p>
      )}
      <Photos photos={photos} />
    </li>
  );
}

function Photos({ photos }: { photos: OrderPhoto[] }) {
  const { t } = useLanguage();
  if (photos.length === 0) return null;
  return (
    <div className="order-photos">
      {photos.map(({ id, address, alt, width, height }) => (
        <figure key={id}>
          <Picture
            src={address}
            alt={alt || t('account.order.workshop')}
            frame="project"
            {...{ width, height }}
          />
          <figcaption aria-hidden="true">{alt || t('account.order.workshop')}</figcaption>
        </figure>
      ))}
    </div>
  );
}
