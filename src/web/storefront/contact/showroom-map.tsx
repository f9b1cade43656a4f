import { useLocale, useT } from '#i18n/react.tsx';
import { cx } from '#ui/cx.ts';
import { Link } from '#ui/link.tsx';
import { streets, water } from './map-drawing.ts';

/** Positions are set in the stylesheet; minor places are shown on wide screens only. */
const places = [
  'nile',
  'roda',
  'metro',
  'museum',
  'mosque',
  'gardens',
  'lake',
  'walk',
  'showroom',
] as const;

const onWideScreens = new Set<string>(['roda', 'museum', 'gardens', 'lake']);

/** North is up in both languages: the map does not mirror. A press anywhere on it opens a real one. */
export function ShowroomMap({ mapUrl }: { mapUrl: string | null }) {
  const t = useT();
  const locale = useLocale();
  return (
    <figure className="map" dir="ltr" aria-label={t('enquiries.contact.map.title')}>
      <div className="map-sheet">
        <svg viewBox="0 0 1200 520" aria-hidden="true">
          {water.map((d) => (
            <path key={d} d={d} className="map-water" />
          ))}
          <path
            className="map-island"
            d="M70 560C40 430 44 320 96 236c20-32 48-26 52 8 10 84-14 190-10 316z"
          />
          <path
            className="map-park"
            d="M860 60h250c30 0 44 22 36 52l-30 118c-6 26-24 38-52 38H872c-26 0-38-16-36-42l-6-128c0-24 8-38 30-38z"
          />
          {streets.map(({ d, kind }) => (
            <path key={d} d={d} className={`map-street map-street-${kind}`} />
          ))}
          <path className="map-walk" d="M402 318C470 352 560 356 640 346S720 322 744 312" />
          <g className="map-landmarks">
            <rect x="424" y="228" width="44" height="34" />
            <rect x="586" y="112" width="76" height="58" />
            <rect x="606" y="128" width="36" height="26" />
          </g>
          <circle className="map-station" cx="402" cy="318" r="9" />
        </svg>
        {places.map((place) => (
          <span
            key={place}
            lang={locale}
            className={cx(
              'map-label',
              `map-label-${place}`,
              onWideScreens.has(place) && 'map-label-lesser',
            )}
          >
            {place === 'showroom' && <Star />}
            <span dir="auto">{t(`enquiries.contact.map.${place}`)}</span>
          </span>
        ))}
      </div>
      {mapUrl && (
        <figcaption lang={locale} dir={locale === 'ar' ? 'rtl' : 'ltr'}>
          <Link to={mapUrl} variant="arrow" className="map-link">
            {t('enquiries.contact.directions')}
          </Link>
        </figcaption>
      )}
    </figure>
  );
}

/** The shop's mark of two squares, one of them turned. */
const Star = () => (
  <svg viewBox="-12 -12 24 24" className="map-star" aria-hidden="true">
    <rect x="-8" y="-8" width="16" height="16" />
    <rect x="-8" y="-8" width="16" height="16" transform="rotate(45)" />
    <circle r="3" />
  </svg>
);
