import { useLanguage } from '#i18n/react.tsx';
import type { PrizeMovement } from '#services/game/prize-history.server.ts';
import { Table } from '#ui/table.tsx';

/** Every change of the pieces of a prize, newest first. */
export function PrizeMovements({ movements }: { movements: readonly PrizeMovement[] }) {
  const { t, number, date } = useLanguage();
  const header = (id: 'at' | 'reason' | 'change' | 'left' | 'by') => ({
    id,
    header: t(`adminGame.prizes.columns.${id}`),
  });
  return (
    <Table
      caption={t('adminGame.prizes.history')}
      rows={movements}
      rowKey={({ id }) => id}
      className="mt-4"
      columns={[
        { ...header('at'), cell: ({ at }) => date(at, 'dateTime') },
        { ...header('reason'), cell: ({ reason }) => t(`adminGame.prizes.reasons.${reason}`) },
        {
          ...header('change'),
          end: true,
          cell: ({ change }) => (
            <bdi dir="ltr">
              {change < 0 ? '−' : '+'}
              {number(Math.abs(change))}
            </bdi>
          ),
        },
        { ...header('left'), end: true, cell: ({ left }) => number(left) },
        { ...header('by'), cell: ({ by }) => <bdi>{by ?? '–'}</bdi> },
      ]}
    />
  );
}
