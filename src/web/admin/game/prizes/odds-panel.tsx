import { claimStatuses } from '#domain/game/game.ts';
import { simulatedDraws } from '#domain/game/wheel-odds.ts';
import { segmentCount } from '#domain/game/wheel.ts';
import { useLanguage } from '#i18n/react.tsx';
import type { PrizeForecast, WheelForecast } from '#services/game/read-odds.server.ts';
import { Link } from '#ui/link.tsx';
import { Table, type Column } from '#ui/table.tsx';
import { BilingualCell } from '../../lists/bilingual-cell.tsx';
import './prizes.css';

/** The next wheel, where ten thousand of them would stop, and how long the prizes last. */
export function OddsPanel({ odds }: { odds: WheelForecast }) {
  const { t, number } = useLanguage();
  const columns = useOddsColumns(odds);
  return (
    <section className="odds-panel" aria-labelledby="odds-title">
      <h2 id="odds-title" className="text-xl">
        {t('adminGame.odds.title')}
      </h2>
      {odds.segments.length === 0 ? (
        <p>{t('adminGame.gameSettings.obstacles.no_prize')}</p>
      ) : (
        <>
          <p className="text-muted">
            {t('adminGame.odds.lead', { count: simulatedDraws, total: number(segmentCount) })}
          </p>
          <WheelSegments odds={odds} />
          <Table
            caption={t('adminGame.odds.title')}
            columns={columns}
            rows={odds.prizes}
            rowKey={({ id }) => id}
          />
        </>
      )}
    </section>
  );
}

/** Pieces of rejected claims come back. */
const counted = claimStatuses.filter((status) => status !== 'rejected');

/** In the order of the wheel. */
function WheelSegments({ odds: { segments, prizes } }: { odds: WheelForecast }) {
  const { t, locale } = useLanguage();
  const byId = new Map(prizes.map((prize) => [prize.id, prize]));
  return (
    <ol className="odds-segments" aria-label={t('adminGame.odds.segments')}>
      {segments.map((id, place) => {
        const prize = byId.get(id);
        return (
          <li key={place}>
            <bdi>{(locale === 'ar' && prize?.nameAr) || prize?.name}</bdi>
          </li>
        );
      })}
    </ol>
  );
}

function useOddsColumns({ countedDays: { from, to } }: WheelForecast): Column<PrizeForecast>[] {
  const { t, number, date } = useLanguage();
  const header = (id: 'prize' | 'segments' | 'share' | 'pace' | 'empty') => ({
    id,
    header: t(`adminGame.odds.columns.${id}`),
  });
  return [
    {
      ...header('prize'),
      cell: ({ id, name, nameAr }) => (
        <Link to={`/admin/game/prizes/${id}`} variant="quiet">
          <BilingualCell en={name} ar={nameAr} />
        </Link>
      ),
    },
    { ...header('segments'), end: true, cell: ({ segments }) => number(segments) },
    {
      ...header('share'),
      end: true,
      cell: ({ stops }) =>
        t('adminGame.percent', {
          percent: number(Math.round((stops * 1000) / simulatedDraws) / 10),
        }),
    },
    {
      ...header('pace'),
      end: true,
      cell: ({ id, claims }) => (
        <Link
          to={`/admin/game/verification?prize=${id}&status=${counted.join(',')}&claimed=${from}..${to}`}
        >
          {number(claims)}
        </Link>
      ),
    },
    {
      ...header('empty'),
      cell: ({ emptyOn }) =>
        emptyOn
          ? t('adminGame.odds.emptyOn', { date: date(`${emptyOn}T12:00:00Z`, 'medium') })
          : t('adminGame.odds.noPace'),
    },
  ];
}
