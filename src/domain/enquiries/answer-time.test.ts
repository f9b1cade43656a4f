import { describe, expect, it } from 'vitest';
import { answerDueAt, hoursLeft, hoursTaken } from './answer-time.ts';

const receivedAt = new Date('2026-11-14T10:00:00Z');
const waiting = { receivedAt, answeredAt: null, isWaiting: true };

describe('the time until an answer is due', () => {
  it.each([
    ['2026-11-14T10:00:00Z', 48],
    ['2026-11-14T10:00:01Z', 47],
    ['2026-11-16T09:30:00Z', 0],
    ['2026-11-16T10:00:00Z', 0],
    ['2026-11-16T10:00:01Z', -1],
    ['2026-11-16T12:30:00Z', -3],
  ])('at %s is %s hours', (now, hours) => {
    expect(hoursLeft(waiting, new Date(now))).toBe(hours);
  });

  it('ends 48 hours after the enquiry', () => {
    expect(answerDueAt(receivedAt)).toEqual(new Date('2026-11-16T10:00:00Z'));
  });

  it('stops with the first answer', () => {
    const answered = { ...waiting, isWaiting: false, answeredAt: new Date('2026-11-15T11:59:00Z') };
    expect(hoursLeft(answered, new Date('2026-11-20T10:00:00Z'))).toBeNull();
    expect(hoursTaken(answered)).toBe(25);
    expect(hoursTaken(waiting)).toBeNull();
  });
});
