import { hasRole } from '#domain/identity/roles.ts';
import { useLanguage } from '#i18n/react.tsx';
import type { PictureDetail, PictureUse } from '#services/media/read-picture.server.ts';
import { Link } from '#ui/link.tsx';
import { useAuth } from '../../shared/session/auth.tsx';
import { rolesFor } from '../menu/menu.ts';
import { pathOfUse } from './path-of-use.ts';

/** Size, address and every place that shows the picture. */
export function PictureFacts({ picture }: { picture: PictureDetail }) {
  const { t, number, date } = useLanguage();
  const { width, height, bytes, createdAt, uses } = picture;
  return (
    <section className="record-section mt-6" aria-labelledby="picture-uses">
      <h2 id="picture-uses">{t('adminMedia.picture.uses')}</h2>
      <p className="text-sm text-muted">
        <bdi>
          {number(width)} × {number(height)}
        </bdi>{' '}
        · {t('adminMedia.picture.kilobytes', { size: number(Math.ceil(bytes / 1000)) })} ·{' '}
        {t('adminMedia.picture.added', { date: date(createdAt) })}
      </p>
      {uses.length === 0 ? (
        <p>{t('adminMedia.library.notUsed')}</p>
      ) : (
        <ul className="picture-uses">
          {uses.map((use) => (
            <li key={`${use.place} ${use.record}`}>
              <UseLine use={use} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** A link for those who may open the page. */
function UseLine({ use }: { use: PictureUse }) {
  const { t } = useLanguage();
  const { roles } = useAuth();
  const place = t(`adminMedia.picture.places.${use.place}`);
  const path = pathOfUse(use);
  const mayOpen = path && hasRole(roles, ...rolesFor(path));
  return (
    <>
      <span className="text-muted">{place}</span>{' '}
      {mayOpen ? (
        <Link to={path}>
          <bdi>{use.label}</bdi>
        </Link>
      ) : (
        <bdi>{use.label}</bdi>
      )}
    </>
  );
}
