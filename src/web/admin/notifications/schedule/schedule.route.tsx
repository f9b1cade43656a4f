import { inCairo } from '#domain/cairo-time.ts';
import { isMonth } from '#domain/campaigns/month-grid.ts';
import { useLanguage } from '#i18n/react.tsx';
import { readSchedule } from '#services/campaigns/read-schedule.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { AdminTitle } from '../../admin-title.tsx';
import { BackLink } from '../../back-link.tsx';
import { staffNow } from '../../records/staff-now.server.ts';
import { requireMenuRole } from '../../require-menu-role.server.ts';
import type { Route } from './+types/schedule.route.ts';
import { CampaignLink } from './campaign-link.tsx';
import { MonthTable } from './month-table.tsx';
import './schedule.css';

export const middleware = [requireMenuRole];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { actor, now } = staffNow(context);
  const sent = url.searchParams.get('month');
  const today = inCairo(now).slice(0, 10);
  const month = isMonth(sent) ? sent : today.slice(0, 7);
  return { month, today, ...(await readSchedule(month, actor)) };
}

export default function Schedule({ loaderData }: Route.ComponentProps) {
  const { t, date } = useLanguage();
  const { month, today, inMonth, waiting } = loaderData;
  const title = t('admin.pages.notificationSchedule');
  return (
    <>
      <BackLink to="/admin/notifications" label={t('adminNotifications.back')} />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <AdminTitle page={title}>{title}</AdminTitle>
        <ButtonLink to="/admin/notifications/new" size="small">
          {t('adminNotifications.list.new')}
        </ButtonLink>
      </div>
      <MonthTable {...{ month, today }} campaigns={inMonth} />
      <section className="mt-8" aria-labelledby="waiting-campaigns">
        <h2 id="waiting-campaigns">{t('adminNotifications.schedule.waiting')}</h2>
        {waiting.length === 0 && (
          <p className="mt-2 text-muted">{t('adminNotifications.schedule.empty')}</p>
        )}
        <ul className="schedule-list">
          {waiting.map((campaign) => (
            <li key={campaign.id}>
              <time dateTime={campaign.sendAt.toISOString()}>
                {date(campaign.sendAt, 'dateTime')}
              </time>
              <CampaignLink campaign={campaign} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
