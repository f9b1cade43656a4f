import { useLanguage, useT } from '#i18n/react.tsx';
import type { UserSession } from '#services/users/user-detail.ts';
import { Table, type Column } from '#ui/table.tsx';
import { UserSection } from './user-section.tsx';

export function UserSessions({ sessions }: { sessions: readonly UserSession[] }) {
  const { t, date } = useLanguage();
  const columns: Column<UserSession>[] = [
    {
      id: 'device',
      header: t('adminUsers.userPage.device'),
      cell: (session) => <Device session={session} />,
    },
    {
      id: 'opened',
      header: t('adminUsers.userPage.opened'),
      cell: ({ openedAt }) => (
        <time dateTime={openedAt.toISOString()}>{date(openedAt, 'dateTime')}</time>
      ),
    },
    {
      id: 'seen',
      header: t('adminUsers.userPage.lastSeen'),
      cell: ({ lastSeenAt }) => (
        <time dateTime={lastSeenAt.toISOString()}>{date(lastSeenAt, 'dateTime')}</time>
      ),
    },
  ];
  return (
    <UserSection id="sessions" title={t('adminUsers.userPage.sessions')}>
      <Table
        caption={t('adminUsers.userPage.sessions')}
        className="user-table"
        columns={columns}
        rows={sessions}
        rowKey={({ id }) => id}
        empty={<p className="text-muted">{t('adminUsers.userPage.noSessions')}</p>}
      />
    </UserSection>
  );
}

/** As describeDevice names a browser or system that it does not know. */
const unknown = 'Other';

function Device({ session: { browser, system, userAgent } }: { session: UserSession }) {
  const t = useT();
  const isKnown = browser !== unknown && system !== unknown;
  return (
    <>
      {isKnown
        ? t('adminUsers.userPage.deviceName', { name: browser, label: system })
        : t('adminUsers.userPage.unknownDevice')}
      <span className="block text-xs wrap-anywhere text-muted">
        <bdi lang="en" dir="ltr">
          {userAgent}
        </bdi>
      </span>
    </>
  );
}
