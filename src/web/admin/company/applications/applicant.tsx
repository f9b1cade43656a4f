import type { ApplicationDetail } from '#services/careers/find-application.server.ts';
import { useLanguage } from '#i18n/react.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { BilingualCell } from '../../lists/bilingual-cell.tsx';

/** What the applicant sent, and the ways to reach them. */
export function Applicant({ application }: { application: ApplicationDetail }) {
  const { t, date } = useLanguage();
  const { id, email, phone, message, position, positionAr, receivedAt } = application;
  return (
    <section aria-labelledby="applicant" className="application-part">
      <h2 id="applicant">{t('adminCompany.applications.applicant')}</h2>
      <p className="flex flex-wrap gap-3">
        <ButtonLink to={`/admin/files/cv/${id}`} reloadDocument>
          {t('adminCompany.applications.cv')}
        </ButtonLink>
        <ButtonLink to={`tel:${phone}`} variant="outline">
          {t('adminCompany.applications.call')} <bdi dir="ltr">{phone}</bdi>
        </ButtonLink>
      </p>
      <dl className="application-facts">
        <div>
          <dt>{t('adminCompany.applications.opening')}</dt>
          <dd>
            <BilingualCell en={position} ar={positionAr} />
          </dd>
        </div>
        <div>
          <dt>{t('adminCompany.applications.email')}</dt>
          <dd>
            <Link to={`mailto:${email}`}>
              <bdi dir="ltr">{email}</bdi>
            </Link>
          </dd>
        </div>
        <div>
          <dt>{t('adminCompany.applications.received')}</dt>
          <dd>
            <time dateTime={receivedAt.toISOString()}>{date(receivedAt, 'dateTime')}</time>
          </dd>
        </div>
      </dl>
      <h3>{t('adminCompany.applications.letter')}</h3>
      {message ? (
        <p className="written-words" dir="auto">
          {message}
        </p>
      ) : (
        <p className="text-muted">{t('adminCompany.applications.noLetter')}</p>
      )}
    </section>
  );
}
