import { languageOf } from '#i18n/locale.ts';
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
  const { status, note, noteAr, at, isVisible, by, byName, photos } = entry;
  const [own, other] = locale === 'ar' ? [noteAr, note] : [note, noteAr];
  return (
    <li>
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h3 className="font-medium">{t(`adminOrders.status.${status}`)}</h3>
        {!isVisible && <Badge>{t('adminOrders.orderEntries.internal')}</Badge>}
      </div>
      <p className="text-sm text-muted">
        <time dateTime={at.toISOString()}>{date(at, 'dateTime')}</time>
        {' · '}
        {byName ? <bdi>{byName}</bdi> : t(`adminOrders.orderEntries.by.${by}`)}
      </p>
      <NoteText text={own ?? other} />
      {own && other !== own && <NoteText text={other} isTranslation />}
      <Photos photos={photos} />
    </li>
  );
}

/** What the customer reads in the other language stands back. */
function NoteText({ text, isTranslation }: { text: string | null; isTranslation?: boolean }) {
  if (!text) return null;
  const look = isTranslation ? 'text-sm text-muted' : 'mt-1';
  return (
    <p className={`max-w-prose whitespace-pre-line ${look}`} lang={languageOf(text)} dir="auto">
      {text}
    </p>
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
