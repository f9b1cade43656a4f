import { listen } from '#platform/database/listen.server.ts';
import { parseNotice } from '../admin/live/parse-notice.ts';

/** A page that shows an order. It gets a notice that something changed, and reads the order with its own rights. */
export interface OrderReader {
  changed(): void;
  /** At intervals, so that both sides notice a dead connection. */
  beat(): void;
  end(): void;
}

export type FollowOrderResult =
  | { ok: true; stop(): void }
  | { ok: false; reason: 'too_many' | 'stopping' };

/** Pages of one order that are open at once. */
export const maxReadersPerOrder = 20;
const maxReaders = 2_000;
const beatMilliseconds = 20_000;
/** A stream ends after this many beats; the browser comes back, and its rights are checked again. */
const maxBeats = 45;

const readers = new Map<OrderReader, { orderId: string; beats: number }>();
let listening: Promise<unknown> | undefined;
let beating: NodeJS.Timeout | undefined;
let isStopping = false;

/** Reports changes of an order until stopped; the caller has checked that it may be seen. */
export async function followOrder(
  orderId: string,
  reader: OrderReader,
): Promise<FollowOrderResult> {
  if (isStopping) return { ok: false, reason: 'stopping' };
  const ofOrder = [...readers.values()].filter((each) => each.orderId === orderId);
  if (readers.size >= maxReaders || ofOrder.length >= maxReadersPerOrder) {
    return { ok: false, reason: 'too_many' };
  }
  readers.set(reader, { orderId, beats: 0 });
  beating ??= setInterval(beatAll, beatMilliseconds).unref();
  try {
    await (listening ??= listen('live_updates', receive, () => reportChange(() => true)));
  } catch (error) {
    listening = undefined;
    readers.delete(reader);
    throw error;
  }
  return { ok: true, stop: () => void readers.delete(reader) };
}

/** Ends every stream and accepts no more; called when the process stops. */
export function endOrderStreams(): void {
  isStopping = true;
  clearInterval(beating);
  for (const reader of readers.keys()) reader.end();
  readers.clear();
}

function receive(payload: string): void {
  const notice = parseNotice(payload);
  if (notice?.area === 'orders' && !notice.isForStaff)
    reportChange((orderId) => orderId === notice.id);
}

function reportChange(isConcerned: (orderId: string) => boolean): void {
  for (const [reader, { orderId }] of readers) if (isConcerned(orderId)) reader.changed();
}

function beatAll(): void {
  for (const [reader, state] of readers) {
    state.beats += 1;
    if (state.beats > maxBeats) reader.end();
    else reader.beat();
  }
}
