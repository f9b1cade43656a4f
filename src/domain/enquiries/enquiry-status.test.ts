import { describe, expect, it } from 'vitest';
import { movesFrom, nextEnquiryStep, requestStatuses } from './enquiry-status.ts';

describe('the course of an enquiry', () => {
  it('leads a request step by step to its end', () => {
    const steps = requestStatuses.map((status) => nextEnquiryStep('custom_service', status));
    expect(steps).toEqual([
      'contacted',
      'quoted',
      'in_progress',
      'completed',
      undefined,
      undefined,
    ]);
    expect(nextEnquiryStep('contact', 'answered')).toBe('closed');
  });

  it('lets staff take a step back, until an answer was sent', () => {
    const contacted = { kind: 'custom_service', status: 'contacted' } as const;
    expect(movesFrom({ ...contacted, isAnswered: false })).toEqual([
      'new',
      'quoted',
      'in_progress',
      'completed',
      'declined',
    ]);
    expect(movesFrom({ ...contacted, isAnswered: true })).not.toContain('new');
  });

  it('does not mix the statuses of messages and requests', () => {
    expect(movesFrom({ kind: 'contact', status: 'new', isAnswered: false })).toEqual([
      'answered',
      'closed',
    ]);
  });
});
