import { languageOf, localized } from '#i18n/locale.ts';
import { useLanguage } from '#i18n/react.tsx';
import type { DeskEntry } from '#services/order-desk/desk-timeline.server.ts';
import type { OrderPhoto } from '#services/orders/order-photo.ts';
import { Badge } from '#ui/badge.tsx';

/** Everything that happened, newest first; what the customer does not see is marked. */
export function DeskTimeline({ entries }: { entries: readonly DeskEntry[] }) {
  return (
    <ol className="desk-timeline">
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </ol>
  );
}

function Entry({ entry }: { entry: DeskEntry }) {
  const { t, date, locale } = useLanguage();
  const { status, isStep, note, noteAr, at, isVisible, by, byName, photos } = entry;
  const kind = isVisible ? 'message' : 'internalNote';
  const text = localized(locale, note, noteAr);
  return (
    <li>
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h3 className="font-medium">
          {isStep ? t(`adminOrders.status.${status}`) : t(`adminOrders.orderEntries.${kind}`)}
        </h3>
        {isStep && !isVisible && <Badge>{t('adminOrders.orderEntries.internal')}</Badge>}
      </div>
      <p className="text-sm text-muted">
        <time dateTime={at.toISOString()}>{date(at, 'dateTime')}</time>
        {' · '}
        {byName ? <bdi>{byName}</bdi> : t(`adminOrders.orderEntries.by.${by}`)}
      </p>
      {text && (
        <p className="mt-1 max-w-prose whitespace-pre-line" lang={languageOf(text)} dir="auto">
          {text}
        </p>
      )}
      <Photos photos={photos} />
    </li>
  );
}

function Photos({ photos }: { photos: readonly OrderPhoto[] }) {
  if (photos.length === 0) return null;
  return (
    <ul className="desk-photos">
      {photos.map(({ id, address, alt, width, height }) => (
        <li key={id}>
          <a href={address}>
            <img src={address} alt={alt} loading="lazy" {...{ width, height }} />
          </a>
        </li>
      ))}
    </ul>
  );
}
