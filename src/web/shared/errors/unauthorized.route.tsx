import { data, useSearchParams } from 'react-router';
import { useT } from '#i18n/react.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { MessagePage } from './message-page.tsx';
import { safeReturnPath } from '../http/safe-return-path.ts';
import { useAuth } from '../session/auth.tsx';

export const loader = () => data(null, { status: 403 });

export default function Unauthorized() {
  const t = useT();
  const { user, roles } = useAuth();
  const [search] = useSearchParams();
  const next = safeReturnPath(search.get('next'));
  return (
    <MessagePage
      title={t('unauthorized.title')}
      text={t('unauthorized.text')}
      actions={
        <>
          {!user && (
            <ButtonLink to={`/login?next=${encodeURIComponent(next)}`}>
              {t('header.login')}
            </ButtonLink>
          )}
          {roles.length > 0 && <ButtonLink to="/admin">{t('header.adminDashboard')}</ButtonLink>}
          <ButtonLink to="/" variant="outline">
            {t('unauthorized.home')}
          </ButtonLink>
          <ButtonLink to="/contact" variant="quiet">
            {t('unauthorized.support')}
          </ButtonLink>
        </>
      }
      hasSearchAndRooms
    />
  );
}
