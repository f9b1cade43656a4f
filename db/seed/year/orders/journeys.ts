import type { OrderStatus } from '#domain/orders/status.ts';
import { productOf } from '../../catalog/catalog.ts';
import type { OrderLine } from '../../commerce/orders.ts';
import type { OrderPhoto, OrderStep } from '../../commerce/seeded-order.ts';
import { userId } from '../../people/people-rows.ts';
import { pictureOfRoom } from '../../pictures.ts';
import type { Text } from '../../text.ts';
import { hoursAfter } from '../../time.ts';
import { workingTime } from '../calendar.ts';
import type { Random } from '../random.ts';
import { photoAlts, stepNotes } from './step-notes.ts';

export type Road = { road_min_days: number; road_max_days: number };

export type Journey = {
  placedAt: Date;
  buyer: string | null;
  lines: readonly OrderLine[];
  road: Road;
  ending: Ending;
};

/** How an order ends if nothing interrupts it. */
export type Ending = 'delivered' | 'late' | 'refused' | 'cancelled' | 'withdrawn' | 'unreachable';

export const drawEnding = (random: Random): Ending =>
  random.pickWeighted(Object.keys(endings) as Ending[], (ending) => endings[ending]);

const endings: Readonly<Record<Ending, number>> = {
  delivered: 82,
  late: 5,
  refused: 4,
  cancelled: 3,
  withdrawn: 3,
  unreachable: 3,
};

export const staffIds = {
  sales: userId('sales@fustat.example'),
  admin: userId('admin@fustat.example'),
};

/** How long an unconfirmed order is held, in hours, as the shop's limits are at first. */
export const holdHours = 72;

const day = 24;
const week = 7 * day;

/** Builds a timeline step by step; each step is some hours after the one before. */
function createTimeline({ placedAt, buyer }: Journey, random: Random) {
  const steps: OrderStep[] = [
    { status: 'placed', at: placedAt, note: null, by: 'customer', actor: buyer },
  ];
  return {
    steps,
    /** By staff, in their working hours. */
    next(
      status: OrderStatus,
      hours: number,
      notes: readonly Text[],
      more: Partial<OrderStep> = {},
    ) {
      const actor = random.chance(0.85) ? staffIds.sales : staffIds.admin;
      const at = workingTime(hoursAfter(steps.at(-1)!.at, hours), random);
      steps.push({ status, at, note: random.pick(notes), by: 'staff', actor, ...more });
    },
  };
}

type Timeline = ReturnType<typeof createTimeline>;

/** Weeks in the workshop of the slowest piece; undefined when all are in stock. */
const leadOf = (lines: readonly OrderLine[]) =>
  lines
    .map(({ slug }) => productOf(slug).lead)
    .filter((lead) => lead !== undefined)
    .toSorted(([, one], [, other]) => other - one)[0];

/** Everything that happens to an order, also what lies in the future. */
export function stepsOf(journey: Journey, random: Random): OrderStep[] {
  const timeline = createTimeline(journey, random);
  const { ending, lines, road } = journey;
  if (ending === 'unreachable') return expire(timeline, journey, random);
  if (random.chance(0.2)) addMissedCall(timeline, random.between(1, 5));
  if (ending === 'withdrawn') return withdraw(timeline, journey, random.between(1, 9));
  timeline.next('confirmed', random.between(1, 20), stepNotes.confirmed);
  if (ending === 'cancelled') {
    timeline.next('cancelled', random.between(4, 30), stepNotes.cancelled);
    return timeline.steps;
  }
  make(timeline, { lead: leadOf(lines), isLate: ending === 'late' }, random);
  timeline.next('shipped', random.between(8, 30), stepNotes.shipped);
  const hours = random.between(road.road_min_days, road.road_max_days) * day - 8;
  const end = ending === 'refused' ? 'refused' : 'delivered';
  timeline.next(end, hours, stepNotes[end]);
  return timeline.steps;
}

const addMissedCall = ({ next }: Timeline, hours: number): void =>
  next('placed', hours, stepNotes.missedCall, { isInternal: true });

function make(
  { next }: Timeline,
  { lead, isLate }: { lead: readonly [number, number] | undefined; isLate: boolean },
  random: Random,
): void {
  const slow = isLate ? 1.6 : 1;
  if (!lead) {
    next('preparing', random.between(6, 30) + (isLate ? 8 * day : 0), stepNotes.preparing);
    return;
  }
  const hours = random.between(lead[0] * 0.8, lead[0] * 0.95) * week * slow;
  next(
    'in_production',
    random.between(10, 40),
    stepNotes.in_production,
    photos('workshop-boards', random),
  );
  next('in_production', hours * 0.5, stepNotes.atTheBench, photos('workshop', random));
  next('preparing', hours * 0.4, stepNotes.preparing);
}

/** Every second update from the workshop has a photo. */
function photos(room: keyof typeof photoAlts, random: Random): { photos: OrderPhoto[] } {
  const { url, width, height } = pictureOfRoom(room);
  return { photos: random.chance(0.5) ? [{ url, width, height, alt: photoAlts[room] }] : [] };
}

/** Cancelled by the shop itself when staff never reach the buyer. */
function expire(timeline: Timeline, { placedAt }: Journey, random: Random): OrderStep[] {
  addMissedCall(timeline, random.between(2, 12));
  addMissedCall(timeline, random.between(14, 20));
  const missed = timeline.steps.filter(({ at }) => at < hoursAfter(placedAt, holdHours));
  return [
    ...missed,
    {
      status: 'cancelled',
      at: hoursAfter(placedAt, holdHours),
      note: stepNotes.expired[0],
      by: 'system',
      actor: null,
    },
  ];
}

/** Cancelled by the buyer before the call. */
function withdraw({ steps }: Timeline, { buyer }: Journey, hours: number): OrderStep[] {
  const at = hoursAfter(steps.at(-1)!.at, hours);
  return [...steps, { status: 'cancelled', at, note: null, by: 'customer', actor: buyer }];
}
