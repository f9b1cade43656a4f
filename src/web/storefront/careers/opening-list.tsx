import type { Opening } from '#domain/enquiries/opening.ts';
import { useLanguage, useT } from '#i18n/react.tsx';
import { Link } from '#ui/link.tsx';
import { RichText } from '../sections/rich-text.tsx';

export function OpeningList({ openings }: { openings: readonly Opening[] }) {
  const t = useT();
  return (
    <section aria-labelledby="openings-title" className="openings">
      <h2 id="openings-title" className="sr-only">
        {t('enquiries.careers.openings')}
      </h2>
      <ul>
        {openings.map((opening) => (
          <OpeningItem key={opening.id} opening={opening} />
        ))}
      </ul>
    </section>
  );
}

function OpeningItem({ opening }: { opening: Opening }) {
  const { t, date } = useLanguage();
  const { id, title, department, location, type, description, requirements, closesOn } = opening;
  return (
    <li className="opening">
      <div className="opening-head">
        <p className="eyebrow">{department}</p>
        <h3>{title}</h3>
        <p className="text-sm text-muted">
          {location} · {t(`enquiries.careers.types.${type}`)}
        </p>
        {closesOn && (
          <p className="text-sm text-muted">
            {t('enquiries.careers.closes', { date: date(closesOn) })}
          </p>
        )}
      </div>
      <div className="opening-text">
        <RichText nodes={description} />
        {requirements.length > 0 && (
          <>
            <h4>{t('enquiries.careers.requirements')}</h4>
            <ul>
              {requirements.map((requirement) => (
                <li key={requirement}>{requirement}</li>
              ))}
            </ul>
          </>
        )}
        <Link
          to={`/careers?opening=${id}#apply`}
          variant="arrow"
          aria-label={`${t('enquiries.careers.apply')}: ${title}`}
        >
          {t('enquiries.careers.apply')}
        </Link>
      </div>
    </li>
  );
}
