import { useLanguage } from '#i18n/react.tsx';
import type { SystemFacts } from '#services/settings/system-facts.server.ts';
import { Facts, type LabelledFact } from '../facts.tsx';
import { useMegabytes } from './use-megabytes.ts';

export function SystemFactsList({ facts }: { facts: SystemFacts }) {
  const { t, number } = useLanguage();
  const hours = Math.floor(facts.runningSeconds / 3600);
  return (
    <>
      <FactSection
        id="running"
        title={t('adminSettings.system.running')}
        facts={[
          [t('adminSettings.system.node'), <bdi key="node">{facts.node}</bdi>],
          [t('adminSettings.system.postgres'), <bdi key="postgres">{facts.database.version}</bdi>],
          [
            t('adminSettings.system.processSince'),
            hours === 0
              ? t('adminSettings.system.lessThanHour')
              : t('adminSettings.system.hours', { count: hours }),
          ],
          [
            t('adminSettings.system.mailServer'),
            facts.hasMailServer
              ? t('adminSettings.system.mailServerSet')
              : t('adminSettings.system.mailServerMissing'),
          ],
          [
            t('adminSettings.system.mailRetention'),
            t('adminSettings.system.days', { count: facts.mailRetentionDays }),
          ],
          [t('adminSettings.system.fileStore'), t(`adminSettings.system.${facts.fileStore}`)],
          [t('adminSettings.system.queue'), number(facts.queue.waiting)],
        ]}
      />
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
    <FactSection
      id="database"
      title={t('adminSettings.system.database')}
      facts={[
        [t('adminSettings.system.size'), megabytes(database.bytes)],
        [t('adminSettings.system.connections'), number(database.connections)],
        [t('adminSettings.system.startedAt'), date(database.startedAt, 'dateTime')],
        [
          t('adminSettings.system.archive'),
          isArchiving ? archived : t('adminSettings.system.archiveOff'),
        ],
      ]}
    />
  );
}

interface FactSectionProps {
  id: string;
  title: string;
  facts: readonly LabelledFact[];
}

const FactSection = ({ id, title, facts }: FactSectionProps) => (
  <section className="settings-section" aria-labelledby={id}>
    <h2 id={id} className="mb-4 text-xl">
      {title}
    </h2>
    <Facts facts={facts} layout="columns" />
  </section>
);
