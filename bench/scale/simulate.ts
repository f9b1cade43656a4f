import { costs, orderLimits, pageBytes } from './assumptions.ts';
import { percent, printTable, round } from './print-table.ts';
import { drawArrivals, stepSeconds } from './simulation/arrivals.ts';
import { createRandom } from './simulation/random.ts';
import { simulate, type Result } from './simulation/simulate.ts';
import { type DayOptions, highestRates, simulateDay } from './simulation/simulate-day.ts';

/** Milliseconds that a commit waits for its disk and a replica beside it or far away: `-- commits`. */
const [near, far] = [4, 22];
const large = { factor: 1_000, workers: 16, databaseCores: 8 };
const days: DayOptions[] = [
  { factor: 10, workers: 2, databaseCores: 2, commitWait: near },
  { factor: 100, workers: 2, databaseCores: 2, commitWait: near },
  { factor: 1_000, workers: 4, databaseCores: 4, commitWait: near },
  { ...large, commitWait: near },
  { ...large, commitWait: near, cdn: 0.9 },
  { ...large, commitWait: far },
  { ...large, commitWait: far, notifies: true },
  { ...large, commitWait: far, hotShare: 0 },
  { ...large, commitWait: far, hotShare: 0, notifies: true },
];

/** What is at its limit first: the busiest minutes, the highest ahead. */
function describePeaks({ peaks }: Result): string {
  const highest = Object.entries(peaks).toSorted(([, a], [, b]) => b - a);
  return highest
    .slice(0, 2)
    .map(([part, share]) => `${part} ${percent(share)}`)
    .join(', ');
}

const times = (durations: Result['orders']) =>
  [0.5, 0.95, 0.99].map((share) => round(durations.percentile(share))).join(' / ');

const rejectedShare = ({ orders, rejected }: Result) => rejected / (orders.count + rejected);

export function printLoads(): void {
  const rows = [1, 10, 100, 1_000].map((factor) => {
    const { hour, sale } = highestRates(factor);
    const megabits = (pages: number) => round((pages * pageBytes * 8) / 1e6);
    return [
      `${round(factor)} ×`,
      ...[...hour, ...sale].map(round),
      ...[megabits(hour[0]), megabits(sale[0])],
    ];
  });
  printTable(
    'Load each second in the hour before the sale, and when it opens',
    ['load', 'pages', 'orders', 'pages, sale', 'orders, sale', 'Mbit/s of pages', 'Mbit/s, sale'],
    rows,
  );
}

export function simulateDays(): void {
  const rows = days.map((options) => {
    const result = simulateDay(options);
    const { factor, workers, databaseCores, commitWait, cdn, notifies = false, hotShare } = options;
    const more = [
      ...(cdn ? [`CDN ${percent(cdn)}`] : []),
      ...(hotShare === 0 ? ['many products'] : []),
      ...(notifies ? ['orders notify'] : []),
    ];
    return [
      `${round(factor)} ×`,
      [`${workers} + ${databaseCores}`, ...more].join(', '),
      `${commitWait} ms`,
      ...[times(result.stored), times(result.rendered), times(result.orders)],
      percent(rejectedShare(result)),
      describePeaks(result),
    ];
  });
  printTable(
    'A day with a sale in the evening; p50 / p95 / p99 in ms',
    [
      ...['load', 'workers + database cores', 'commit waits', 'stored pages', 'rendered pages'],
      ...['orders', '429', 'busiest minute'],
    ],
    rows,
  );
}

/** 240 arrivals a second for ten seconds on one worker, as `bench:checkout` sends them on two cores. */
export function compareWithMeasured(): void {
  const perSecond = 240;
  const seconds = 10;
  const rows = [0, 1].map((hotShare) => {
    const random = createRandom(1);
    const counts = Array<number>(seconds / stepSeconds).fill(perSecond * stepSeconds);
    const result = simulate(
      {
        ...{ workers: 1, databaseCores: 1, commitWait: 0, roundTrip: 0.1, notifies: false },
        limits: { ...orderLimits, atATime: 8 },
      },
      costs,
      {
        ...{
          stored: none(),
          storedPerArrival: 1,
          rendered: none(),
          orders: drawArrivals(counts, random),
        },
        hotShare: () => hotShare,
      },
      random,
    );
    const { orders, rejected, endedAt } = result;
    return [
      hotShare === 1 ? 'one product' : 'many products',
      round((1_000 * orders.count) / endedAt),
      ...[rejected, times(orders)],
    ];
  });
  printTable(
    `The model beside bench:checkout: ${perSecond} arrivals a second for ${seconds} s, one worker, one core for the database`,
    ['orders of', 'orders/s', '429', 'orders, p50 / p95 / p99 in ms'],
    rows,
  );
}

const none = () => drawArrivals([], createRandom(1));
