import { sql } from 'kysely';
import { chartSteps } from '#domain/marketing/chart-steps.ts';
import type { Figure, Report, ReportTable } from '#domain/marketing/report.ts';
import type { DaySpan } from '#domain/marketing/report-range.ts';
import { shareOf } from '#domain/marketing/sums.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import { deviceTable, prizeTable } from './game-tables.ts';
import { rangeOf, type ReportRequest } from './report-request.ts';
import {
  selectDevices,
  selectGameDays,
  selectPrizes,
  selectRefreshTime,
  type GameSums,
} from './select-game.ts';
import { daysBySteps } from './sum-steps.ts';

const nothing = sql<never>`select where false`;

type GameCounts = GameSums & { views: number; questions: number };

export const funnelStages = ['views', 'games', 'questions', 'spins', 'claims'] as const;

export interface GameReport extends Report {
  funnel: { stage: (typeof funnelStages)[number]; count: number }[];
  /** When the games were counted last. */
  refreshedAt: Date | null;
}

/** How the prize game is played, what it gives away and on which devices. */
export async function readGameReport(
  request: ReportRequest,
  { hasTables = true }: { hasTables?: boolean } = {},
): Promise<GameReport> {
  const range = rangeOf(request);
  const [days, prizes, devices, [refresh]] = await asUser(request.staff.actor).readOnReplica(
    selectGameDays(range),
    hasTables ? selectPrizes : nothing,
    hasTables ? selectDevices(range) : nothing,
    selectRefreshTime,
  );
  const steps = chartSteps(range);
  const placed = daysBySteps(days, range, steps);
  const now = placed.now.map(addGames);
  const before = placed.before.map(addGames);
  const total = addGames(now);
  return {
    range,
    steps,
    currency: { shown: '', all: [] },
    figures: gameFigures(total, addGames(before)),
    series: [
      {
        name: 'games',
        kind: 'count',
        now: now.map(({ games }) => games),
        before: before.map(({ games }) => games),
      },
    ],
    funnel: funnelStages.map((stage) => ({ stage, count: total[stage] })),
    refreshedAt: refresh?.at ?? null,
    tables: [
      stepTable(steps, now),
      prizeTable(prizes, request.locale),
      deviceTable(devices, request.search.get('device')),
    ],
  };
}

const names = [
  ...['views', 'questions', 'games', 'completed', 'answered'],
  ...['correct', 'wheels', 'spins', 'claims'],
] as (keyof GameCounts)[];

const addGames = (rows: readonly GameCounts[]): GameCounts =>
  Object.fromEntries(
    names.map((name) => [name, rows.reduce((count, row) => count + row[name], 0)]),
  ) as unknown as GameCounts;

function gameFigures(now: GameCounts, before: GameCounts): Figure[] {
  const count = (name: 'views' | 'games' | 'completed' | 'wheels' | 'claims'): Figure => ({
    name,
    kind: 'count',
    now: now[name],
    before: before[name],
  });
  return [
    count('views'),
    count('games'),
    count('completed'),
    {
      name: 'correctShare',
      kind: 'percent',
      now: shareOf(now.correct, now.answered),
      before: shareOf(before.correct, before.answered),
    },
    count('wheels'),
    count('claims'),
  ];
}

const stepTable = (steps: readonly DaySpan[], sums: readonly GameCounts[]): ReportTable => ({
  name: 'game-days',
  columns: [
    { id: 'views', kind: 'count' },
    { id: 'games', kind: 'count' },
    { id: 'questions', kind: 'count' },
    { id: 'completed', kind: 'count' },
    { id: 'correctShare', kind: 'percent' },
    { id: 'wheels', kind: 'count' },
    { id: 'spins', kind: 'count' },
    { id: 'claims', kind: 'count' },
  ],
  rows: steps.map((days, step) => {
    const { correct, answered, ...counts } = sums[step]!;
    const correctShare = shareOf(correct, answered);
    return { key: days.from, name: null, days, cells: { ...counts, correctShare } };
  }),
});
