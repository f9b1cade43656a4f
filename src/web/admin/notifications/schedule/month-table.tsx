import { monthAfter, weeksOfMonth } from '#domain/campaigns/month-grid.ts';
import { useLanguage } from '#i18n/react.tsx';
import type { PlannedCampaign } from '#services/campaigns/read-schedule.server.ts';
import { Link } from '#ui/link.tsx';
import { useShell } from '../../../shared/shell/shell-data.tsx';
import { useTimeOfDay } from '../../forms/use-time-of-day.ts';
import { CampaignLink } from './campaign-link.tsx';

interface MonthTableProps {
  /** Such as 2026-11. */
  month: string;
  today: string;
  campaigns: readonly PlannedCampaign[];
}

const weekdays = ['sat', 'sun', 'mon', 'tue', 'wed', 'thu', 'fri'] as const;

/** A month by days of Cairo; on phones only the days on which something is sent. */
export function MonthTable({ month, today, campaigns }: MonthTableProps) {
  const { t, locale } = useLanguage();
  const { digits } = useShell().site;
  const tag = locale === 'ar' ? `ar-EG-u-nu-${digits}` : 'en-GB';
  const monthName = new Intl.DateTimeFormat(tag, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (
    <>
      <nav className="schedule-months" aria-label={t('adminNotifications.schedule.months')}>
        <Link to={`?month=${monthAfter(month, -1)}`} preventScrollReset>
          {t('adminNotifications.schedule.earlier')}
        </Link>
        <Link to={`?month=${monthAfter(month, 1)}`} preventScrollReset>
          {t('adminNotifications.schedule.later')}
        </Link>
      </nav>
      <table className="schedule-month">
        <caption>{monthName.format(new Date(`${month}-01T00:00:00Z`))}</caption>
        <thead>
          <tr>
            {weekdays.map((day) => (
              <th key={day} scope="col">
                {t(`adminNotifications.schedule.days.${day}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOfMonth(month).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <Day key={day} {...{ day, month, today }} campaigns={campaigns} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Day({ day, month, today, campaigns }: MonthTableProps & { day: string }) {
  const { number } = useLanguage();
  const timeOfDay = useTimeOfDay();
  const own = campaigns.filter((campaign) => campaign.day === day);
  const isOther = !day.startsWith(month);
  return (
    <td data-empty={own.length === 0 || undefined} data-other={isOther || undefined}>
      <span className="schedule-day" aria-current={day === today ? 'date' : undefined}>
        {number(Number(day.slice(8)))}
      </span>
      {own.map((campaign) => (
        <p key={campaign.id}>
          <time dateTime={campaign.sendAt.toISOString()}>{timeOfDay(campaign.sendAt)}</time>{' '}
          <CampaignLink campaign={campaign} />
        </p>
      ))}
    </td>
  );
}
