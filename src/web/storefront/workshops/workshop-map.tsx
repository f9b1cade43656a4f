import { useT } from '#i18n/react.tsx';
import type { WorkshopPlace } from '#services/workshops/list-workshops.server.ts';
import { SmartLink } from '#ui/smart-link.tsx';
import { lakes, land, mapSize, pointOnMap, river } from './egypt-drawing.ts';

/** Labels of these places stand to the left, so that neighbours do not cover each other. */
const labelledLeft = new Set(['giza', 'monufia', 'kafr_el_sheikh', 'faiyum', 'sohag', 'luxor']);

interface WorkshopMapProps {
  places: readonly WorkshopPlace[];
  selected: string | null;
}

/** The Nile with its places, and below it the same places as links. */
export function WorkshopMap({ places, selected }: WorkshopMapProps) {
  const t = useT();
  return (
    <nav aria-label={t('workshops.map')} className="nile-map">
      <Drawing places={places} selected={selected} />
      <ul className="nile-map-places">
        {[null, ...places].map((place) => (
          <li key={place?.code ?? ''}>
            <SmartLink
              to={urlOf(place)}
              preventScrollReset
              aria-current={(place?.code ?? null) === selected ? 'page' : undefined}
            >
              {place?.name ?? t('workshops.everywhere')}
            </SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const urlOf = (place: WorkshopPlace | null) =>
  place ? `/workshops?place=${place.code}` : '/workshops';

/** North is up in both languages. The links below serve keyboards and screen readers. */
const Drawing = ({ places, selected }: WorkshopMapProps) => (
  <svg viewBox={`0 0 ${mapSize.width} ${mapSize.height}`} direction="ltr" aria-hidden="true">
    <path className="nile-map-land" d={land} />
    {lakes.map((d) => (
      <path key={d} className="nile-map-lake" d={d} />
    ))}
    {river.map((d) => (
      <path key={d} className="nile-map-river" d={d} />
    ))}
    {places.map((place) => (
      <PlaceMark key={place.code} place={place} isSelected={place.code === selected} />
    ))}
  </svg>
);

function PlaceMark({ place, isSelected }: { place: WorkshopPlace; isSelected: boolean }) {
  const { x, y } = pointOnMap(place.latitude, place.longitude);
  const isLeft = labelledLeft.has(place.code);
  return (
    <SmartLink
      to={urlOf(place)}
      preventScrollReset
      tabIndex={-1}
      className="nile-map-place"
      data-selected={isSelected || undefined}
    >
      <circle cx={x} cy={y} r={isSelected ? 8 : 5.5} />
      <text x={x + (isLeft ? -12 : 12)} y={y + 5} textAnchor={isLeft ? 'end' : 'start'}>
        {place.name}
      </text>
    </SmartLink>
  );
}
