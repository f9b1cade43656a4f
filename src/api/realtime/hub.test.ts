import { expect, it } from 'vitest';
import { Hub } from './hub.ts';
import { limits, rates } from './limits.ts';

/** A room with so many channels, of one network or of several. */
function hubWith(members: number): Hub {
  const hub = new Hub();
  for (let index = 0; index < members; index += 1) {
    hub.enter({
      room: 'arena',
      topic: 'realtime:arena',
      receivesBroadcasts: true,
      receivesPresence: true,
      follower: undefined,
      connection: { version: 1, send: () => {} },
      fail: () => {},
    });
  }
  return hub;
}

function countAllowed(attempt: () => boolean): number {
  let count = 0;
  while (count < 1_000_000 && attempt()) count += 1;
  return count;
}

it.each([0, 1, 200, 1000])(
  'lets a network cause the same traffic in a room of %i as in any other',
  (members) => {
    const hub = hubWith(members);
    const bytes = 4096;
    const sent = countAllowed(() => hub.maySend('192.0.2.1', 'arena', bytes));
    const cost = (members + 1) * (bytes + limits.messageCost);
    expect(sent).toBeGreaterThanOrEqual(Math.floor(rates.traffic.burst / cost));
    // What comes back while this runs is small.
    expect(sent * cost).toBeLessThan(2 * rates.traffic.burst);
    expect(hub.maySend('198.51.100.1', 'arena', bytes)).toBe(true);
  },
);

it('counts the presences that are sent to who enters', () => {
  const hub = hubWith(1);
  const enter = () => hub.mayEnter('192.0.2.1', 'arena');
  for (let index = 0; index < limits.presencesPerTopic; index += 1) {
    hub.presences.apply('arena', {
      joins: [{ ref: `${index}`, key: 'k', meta: '{}' }],
      leaves: [],
    });
  }
  expect(countAllowed(enter)).toBeLessThan(300);
});
