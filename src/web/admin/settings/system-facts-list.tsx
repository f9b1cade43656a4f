import type { ReactNode } from 'react';
import { useLanguage } from '#i18n/react.tsx';
import type { SystemFacts } from '#services/settings/system-facts.server.ts';
import { useMegabytes } from './use-megabytes.ts';

export function SystemFactsList({ facts }: { facts: SystemFacts }) {
  const { t, number } = useLanguage();
  const hours = Math.floor(facts.runningSeconds / 3600);
  return (
    <>
      <Facts id="running" title={t('adminSettings.system.running')}>
        <Fact name={t('adminSettings.system.node')}>
          <bdi>{facts.node}</bdi>
        </Fact>
        <Fact name={t('adminSettings.system.postgres')}>
          <bdi>{facts.database.version}</bdi>
        </Fact>
        <Fact name={t('adminSettings.system.processSince')}>
          {hours === 0
            ? t('adminSettings.system.lessThanHour')
            : t('adminSettings.system.hours', { count: hours })}
        </Fact>
        <Fact name={t('adminSettings.system.mailServer')}>
          {facts.hasMailServer
            ? t('adminSettings.system.mailServerSet')
            : t('adminSettings.system.mailServerMissing')}
        </Fact>
        <Fact name={t('adminSettings.system.mailRetention')}>
          {t('adminSettings.system.days', { count: facts.mailRetentionDays })}
        </Fact>
        <Fact name={t('adminSettings.system.fileStore')}>
          {t(`adminSettings.system.${facts.fileStore}`)}
        </Fact>
        <Fact name={t('adminSettings.system.queue')}>{number(facts.queue.waiting)}</Fact>
      </Facts>
      <DatabaseFacts database={facts.database} />
    </>
  );
}

function DatabaseFacts({ database }: Pick<SystemFacts, 'database'>) {
  const { t, number, date } = useLanguage();
  const megabytes = useMegabytes();
  const { isArchiving, lastArchivedAt } = database;
  const archived = lastArchivedAt
    ? t('adminSettings.system.archivedAt', { date: date(lastArchivedAt, 'dateTime') })
    : t('adminSettings.system.archiveEmpty');
  return (
    <Facts id="database" title={t('adminSettings.system.database')}>
      <Fact name={t('adminSettings.system.size')}>{megabytes(database.bytes)}</Fact>
      <Fact name={t('adminSettings.system.connections')}>{number(database.connections)}</Fact>
      <Fact name={t('adminSettings.system.startedAt')}>{date(database.startedAt, 'dateTime')}</Fact>
      <Fact name={t('adminSettings.system.archive')}>
        {isArchiving ? archived : t('adminSettings.system.archiveOff')}
      </Fact>
    </Facts>
  );
}

const Facts = (props: { id: string; title: string; children: ReactNode }) => (
  <section className="settings-section" aria-labelledby={props.id}>
    <h2 id={props.id} className="text-xl">
      {props.title}
    </h2>
    <dl className="settings-facts">{props.children}</dl>
  </section>
);

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
