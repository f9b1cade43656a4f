import { sql } from 'kysely';
import { chartSteps } from '#domain/marketing/chart-steps.ts';
import type { Figure, Report, ReportTable } from '#domain/marketing/report.ts';
import type { DaySpan, ReportRange } from '#domain/marketing/report-range.ts';
import { shareOf } from '#domain/marketing/sums.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import { periodsOf } from './daily-sums.ts';
import { rangeOf, type ReportRequest } from './report-request.ts';
import { daysBySteps } from './sum-steps.ts';

interface DayRow {
  day: string;
  isNow: boolean;
  locale: string;
  joined: number;
  left: number;
}

interface StartRow {
  isNow: boolean;
  locale: string;
  subscribers: number;
}

/** Subscribers of the newsletter by language: how many there were, who came and who left. */
export async function readNewsletterReport(request: ReportRequest): Promise<Report> {
  const range = rangeOf(request);
  const [starts, days] = await asUser(request.staff.actor).readOnReplica(
    selectStarts(range),
    selectNewsletterDays(range),
  );
  const steps = chartSteps(range);
  const placed = daysBySteps(days, range, steps);
  const countsAtEnds = (isNow: boolean) =>
    subscribersAtEnds(
      isNow ? placed.now : placed.before,
      starts.filter((row) => row.isNow === isNow),
    );
  const now = countsAtEnds(true);
  const before = countsAtEnds(false);
  return {
    range,
    steps,
    currency: { shown: '', all: [] },
    figures: newsletterFigures(now, before),
    series: [
      {
        name: 'subscribers',
        kind: 'count',
        now: now.map(({ english, arabic }) => english + arabic),
        before: before.map(({ english, arabic }) => english + arabic),
      },
    ],
    tables: [stepTable(steps, now), languageTable(now)],
  };
}

/** Subscribers on the evening before each period. */
const selectStarts = (range: ReportRange) => sql<StartRow>`
  select p.is_now as "isNow", s.locale, count(*)::integer as subscribers
  from ${periodsOf(range)} join public.newsletter_subscriptions s
    on s.created_at < p.first::timestamp at time zone 'Africa/Cairo'
    and (s.unsubscribed_at is null or s.unsubscribed_at >= p.first::timestamp at time zone 'Africa/Cairo')
  group by 1, 2`;

const selectNewsletterDays = (range: ReportRange) => sql<DayRow>`
  select e.day::text as day, p.is_now as "isNow", e.locale,
    count(*) filter (where e.came)::integer as joined, count(*) filter (where not e.came)::integer as left
  from ${periodsOf(range)} join (
    select (created_at at time zone 'Africa/Cairo')::date as day, locale, true as came
    from public.newsletter_subscriptions
    union all
    select (unsubscribed_at at time zone 'Africa/Cairo')::date, locale, false
    from public.newsletter_subscriptions where unsubscribed_at is not null
  ) e on e.day between p.first and p.last
  group by 1, 2, 3`;

interface Counts {
  english: number;
  arabic: number;
  joined: number;
  left: number;
}

function subscribersAtEnds(steps: readonly DayRow[][], starts: readonly StartRow[]): Counts[] {
  const atStart = (locale: string) => starts.find((row) => row.locale === locale)?.subscribers ?? 0;
  let [english, arabic] = [atStart('en'), atStart('ar')];
  return steps.map((rows) => {
    const total = (of: readonly DayRow[], name: 'joined' | 'left') =>
      of.reduce((count, row) => count + row[name], 0);
    const change = (locale: string) => {
      const own = rows.filter((row) => row.locale === locale);
      return total(own, 'joined') - total(own, 'left');
    };
    english += change('en');
    arabic += change('ar');
    return { english, arabic, joined: total(rows, 'joined'), left: total(rows, 'left') };
  });
}

function newsletterFigures(now: readonly Counts[], before: readonly Counts[]): Figure[] {
  const end = (counts: readonly Counts[]) => counts.at(-1)!.english + counts.at(-1)!.arabic;
  const total = (counts: readonly Counts[], name: 'joined' | 'left') =>
    counts.reduce((count, row) => count + row[name], 0);
  return [
    { name: 'subscribers', kind: 'count', now: end(now), before: end(before) },
    { name: 'joined', kind: 'count', now: total(now, 'joined'), before: total(before, 'joined') },
    { name: 'left', kind: 'count', now: total(now, 'left'), before: total(before, 'left') },
  ];
}

const stepTable = (steps: readonly DaySpan[], counts: readonly Counts[]): ReportTable => ({
  name: 'newsletter-days',
  columns: [
    { id: 'english', kind: 'count' },
    { id: 'arabic', kind: 'count' },
    { id: 'joined', kind: 'count' },
    { id: 'left', kind: 'count' },
  ],
  rows: steps.map((days, step) => ({
    key: days.from,
    name: null,
    days,
    cells: { ...counts[step]! },
  })),
});

function languageTable(counts: readonly Counts[]): ReportTable {
  const { english, arabic } = counts.at(-1)!;
  const row = (key: string, subscribers: number) => ({
    key,
    name: null,
    cells: { subscribers, share: shareOf(subscribers, english + arabic) },
  });
  return {
    name: 'languages',
    columns: [
      { id: 'subscribers', kind: 'count' },
      { id: 'share', kind: 'percent' },
    ],
    bar: 'subscribers',
    rows: [row('ar', arabic), row('en', english)],
  };
}
