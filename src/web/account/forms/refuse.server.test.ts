import { describe, expect, it } from 'vitest';
import { signUpInput } from '#domain/identity/account-forms.ts';
import type { WeakPassword } from '#services/identity/password-rules.server.ts';
import { refuse, refuseInput } from './refuse.server.ts';

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

describe('a refused form', () => {
  it('brings back what was typed, and no secret', () => {
    const form = formOf({ email: 'mona@example.com', password: 'secret', token: 'secret' });
    const { data, init } = refuse(form, { ok: false, reason: 'invalid_credentials' });
    expect(data.typed).toEqual({ email: 'mona@example.com' });
    expect(init?.status).toBe(400);
  });

  it('says after too many attempts when to come again', () => {
    const { data, init } = refuse(formOf({}), {
      ok: false,
      reason: 'rate_limited',
      retryAfter: 90,
    });
    expect(data.retryAfter).toBe(90);
    expect(init?.status).toBe(429);
    expect(new Headers(init?.headers).get('Retry-After')).toBe('90');
  });

  it('names the first thing wrong with each field', () => {
    const form = formOf({ fullName: '', email: 'mona@', phone: '01001234567', password: 'x' });
    const { data } = refuseInput(form, signUpInput.safeParse(Object.fromEntries(form)).error!);
    expect(data.fields).toEqual({ fullName: 'required', email: 'invalid_email' });
  });

  it('asks for as many characters as the service does, however many were typed', () => {
    const reason = 'weak_password' as const;
    const weak: WeakPassword = { ok: false, reason, reasons: ['length'], minimum: 12 };
    expect(refuse(formOf({ password: 'short' }), weak).data.minimumLength).toBe(12);
  });
});
