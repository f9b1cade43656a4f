import { useT } from '#i18n/react.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import { AdminTitle } from '../admin-title.tsx';
import { requireMenuRole } from '../require-menu-role.server.ts';
import './settings.css';

export const middleware = [requireMenuRole];

/** Makes the guard run on client navigations too. */
export const loader = () => null;

const cards = [
  { name: 'shopSettings', path: 'shop' },
  { name: 'opening', path: 'opening' },
  { name: 'moneySettings', path: 'money' },
  { name: 'deliverySettings', path: 'delivery' },
  { name: 'abuseLimits', path: 'limits' },
  { name: 'mails', path: 'mail' },
  { name: 'failedJobs', path: 'jobs' },
  { name: 'system', path: 'system' },
  { name: 'history', path: '/admin/history' },
] as const;

export default function Settings() {
  const t = useT();
  const title = t('admin.pages.settings');
  return (
    <>
      <AdminTitle page={title}>{title}</AdminTitle>
      <ul className="settings-cards">
        {cards.map(({ name, path }) => (
          <li key={name}>
            <SmartLink
              to={path.startsWith('/') ? path : `/admin/settings/${path}`}
              className="settings-card"
            >
              <span className="block text-lg font-medium">{t(`admin.pages.${name}`)}</span>
              <span className="mt-1 block text-sm text-muted">
                {t(`adminSettings.hub.${name}`)}
              </span>
            </SmartLink>
          </li>
        ))}
      </ul>
    </>
  );
}
