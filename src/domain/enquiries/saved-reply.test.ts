import { describe, expect, it } from 'vitest';
import { fillReply, savedReplyInput } from './saved-reply.ts';

const reply = { name: 'Lead time', name_ar: '', body: 'Dear {name},', body_ar: 'أهلًا {name}،' };

describe('a saved reply', () => {
  it('is filled with the customer and the colleague', () => {
    const values = { name: 'Mona', colleague: 'Nour' };
    expect(fillReply('Dear {name},\nsix weeks. {colleague}', values)).toBe(
      'Dear Mona,\nsix weeks. Nour',
    );
    expect(fillReply('Dear {name},', { name: '', colleague: '' })).toBe('Dear,');
  });

  it('takes no placeholder that nothing fills', () => {
    expect(savedReplyInput.safeParse(reply).success).toBe(true);
    for (const body of ['Dear {nmae},', 'Dear {},', '{number}']) {
      const parsed = savedReplyInput.safeParse({ ...reply, body });
      expect(parsed.error?.issues[0]?.message, body).toBe('unknown_placeholder');
    }
  });
});
