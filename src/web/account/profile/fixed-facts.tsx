import { useT } from '#i18n/react.tsx';
import type { Profile } from '#services/identity/account.ts';
import { Link } from '#ui/link.tsx';

/** Name, email and phone belong to the login and are only shown here. */
export function FixedFacts({ profile }: { profile: Profile }) {
  const t = useT();
  return (
    <section className="account-panel">
      <dl className="account-facts">
        <dt>{t('account.fields.fullName')}</dt>
        <dd>
          <bdi>{profile.fullName}</bdi>
        </dd>
        <dt>{t('account.profile.loginEmail')}</dt>
        <dd className="break-all">
          <bdi>{profile.email}</bdi>
        </dd>
        <dt>{t('account.fields.phone')}</dt>
        <dd>
          <bdi dir="ltr">{profile.phone ?? '—'}</bdi>
        </dd>
      </dl>
      <p className="mt-6 text-sm text-muted">
        {t('account.profile.fixedNote')}{' '}
        <Link to="/contact" className="form-link">
          {t('header.contact')}
        </Link>
      </p>
    </section>
  );
}
