import {
  visitRenewedEvery,
  type PresentColleague,
  type VisitInput,
} from '#domain/admin/presence.ts';
import { subscribeToUpdates } from '../live/update-store.ts';

const address = '/admin/presence';

export interface RecordVisit {
  setEditing(isEditing: boolean): void;
  close(): void;
}

/** Says that this page has a record open, and shows who else has, until it is closed. */
export function openVisit(
  record: { kind: string; id: string },
  show: (colleagues: PresentColleague[]) => void,
): RecordVisit {
  const visit = crypto.randomUUID();
  let state: VisitInput['state'] = 'looking';
  const body = (now: VisitInput['state']) =>
    new URLSearchParams({ kind: record.kind, record: record.id, visit, state: now });
  const leave = () => void navigator.sendBeacon(address, body('closed'));

  // One after the other, so that an old answer never replaces a newer one.
  let last = Promise.resolve();
  const renew = () => {
    last = renewAfter(last);
  };
  const isClosed = () => state === 'closed';
  async function renewAfter(before: Promise<void>): Promise<void> {
    await before;
    if (isClosed()) return;
    const colleagues = await announce(body(state));
    if (!isClosed()) show(colleagues);
  }

  const leaveAfter = async (before: Promise<void>) => {
    await before;
    leave();
  };

  const timer = setInterval(renew, visitRenewedEvery);
  const stopListening = subscribeToUpdates((message) => {
    const concerns =
      message.kind === 'missed' ||
      message.updates.some(
        ({ area, id, isOwn }) => area === 'presence' && id === record.id && !isOwn,
      );
    if (concerns) renew();
  });
  addEventListener('pagehide', leave);
  addEventListener('pageshow', renew);
  renew();

  return {
    setEditing(isEditing) {
      const next = isEditing ? 'editing' : 'looking';
      if (isClosed() || state === next) return;
      state = next;
      renew();
    },
    close() {
      state = 'closed';
      clearInterval(timer);
      stopListening();
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', renew);
      void leaveAfter(last);
    },
  };
}

/** Shows no colleagues while the shop cannot be reached: what was known is outdated soon. */
async function announce(body: URLSearchParams): Promise<PresentColleague[]> {
  try {
    const response = await fetch(address, { method: 'POST', body });
    return response.ok ? ((await response.json()) as PresentColleague[]) : [];
  } catch {
    return [];
  }
}
