import { describe, expect, it } from 'vitest';
import { translator } from '#i18n/translator.server.ts';
import { waitingTime } from './waiting-time.ts';

const textFor = (locale: 'en' | 'ar', seconds: number) => {
  const { key, count } = waitingTime(seconds);
  return translator(locale)(key, { count });
};

describe('after too many attempts', () => {
  it('a short wait is given in seconds', () => {
    expect(textFor('en', 1)).toContain('wait 1 second and');
    expect(textFor('en', 90)).toContain('wait 90 seconds');
  });

  it('a longer wait is given in minutes, rounded up', () => {
    expect(textFor('en', 91)).toContain('wait 2 minutes');
    expect(textFor('en', 900)).toContain('wait 15 minutes');
    expect(textFor('ar', 91)).toContain('انتظر دقيقتين');
    expect(textFor('ar', 300)).toMatch(/انتظر \S+ دقائق/);
    expect(textFor('ar', 900)).toMatch(/انتظر \S+ دقيقة/);
  });
});
