import { redirect } from 'react-router';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contactInput } from '#domain/enquiries/contact.ts';
import { signUpInput } from '#domain/identity/account-forms.ts';
import type { FormResult } from './form-result.ts';
import { handleForm, parseForm } from './handle-form.server.ts';

process.env['DATABASE_URL'] ??= 'postgres://nobody@127.0.0.1/none';
process.env['AUTH_SECRET'] ??= 'only-for-tests-0123456789-abcdefghij';

function formOf(fields: Record<string, string | string[]>): FormData {
  const form = new FormData();
  for (const [name, values] of Object.entries(fields)) {
    for (const value of [values].flat()) form.append(name, value);
  }
  return form;
}

const signIn = z.object({ email: z.string(), password: z.string() });
const typed = { email: 'mona@example.com', password: 'secret', token: 'secret', intent: 'work' };

async function handle(...[form, handling]: Parameters<typeof handleForm>) {
  const response = await handleForm(form, handling);
  if (response instanceof Response) throw new Error('expected a result');
  const { data, init } = response as { data: FormResult; init: ResponseInit };
  return { result: data, status: init.status, headers: new Headers(init.headers) };
}

describe('a handled form', () => {
  it('gives the service the value of the schema and adds the intent to its result', async () => {
    const { result, status } = await handle(formOf(typed), {
      schema: signIn,
      submit: async (input) => ({ ok: true as const, ...(input as object) }),
    });
    const value = { email: 'mona@example.com', password: 'secret' };
    expect(result).toEqual({ ok: true, ...value, intent: 'work' });
    expect(status).toBe(200);
  });

  it('returns what was typed with a rejection, but no secret', async () => {
    const { result, status } = await handle(formOf(typed), {
      schema: signIn,
      submit: async () => ({ ok: false, reason: 'invalid_credentials' }),
    });
    expect(result).toEqual({
      ok: false,
      reason: 'invalid_credentials',
      intent: 'work',
      fields: {},
      values: { email: 'mona@example.com', intent: 'work' },
    });
    expect(status).toBe(400);
  });

  it('says after too many attempts when to try again', async () => {
    const { result, status, headers } = await handle(formOf(typed), {
      schema: signIn,
      submit: async () => ({ ok: false, reason: 'rate_limited', retryAfter: 90 }),
    });
    expect(result).toMatchObject({ reason: 'rate_limited', retryAfter: 90 });
    expect(status).toBe(429);
    expect(headers.get('Retry-After')).toBe('90');
  });

  it('turns an unexpected error into a rejection that keeps the input', async () => {
    const { result, status } = await handle(formOf(typed), {
      schema: signIn,
      submit: () => Promise.reject(new Error('connection refused')),
    });
    expect(result).toMatchObject({ reason: 'failed', values: { email: 'mona@example.com' } });
    expect(status).toBe(503);
  });

  it('passes on redirects, returned or thrown', async () => {
    const away = redirect('/account');
    const schema = signIn;
    expect(await handleForm(formOf(typed), { schema, submit: async () => away })).toBe(away);
    const submit = () => Promise.reject(away);
    await expect(handleForm(formOf(typed), { schema, submit })).rejects.toBe(away);
  });

  it('reports problems of files together with those of fields, before the service is called', async () => {
    const { result } = await handle(formOf({ email: 'mona@example.com' }), {
      schema: z.object({ email: z.string(), name: z.string('required') }),
      fileProblems: { cv: 'cv_required' },
      submit: () => Promise.reject(new Error('must not be called')),
    });
    expect(result).toMatchObject({ fields: { name: 'required', cv: 'cv_required' } });
  });

  it('marks the field that a weak password was typed into', async () => {
    const { result } = await handle(formOf({ ...typed, newPassword: 'short' }), {
      schema: signIn,
      submit: async () => ({
        ok: false,
        reason: 'weak_password',
        reasons: ['length'],
        minimum: 12,
      }),
    });
    expect(result).toMatchObject({
      fields: { newPassword: 'weak_password' },
      weakPassword: { reasons: ['length'], minimumLength: 12 },
    });
  });

  it('rejects programs when it is public, after the fields are valid', async () => {
    const submit = async () => ({ ok: true as const });
    const form = formOf({ ...typed, homepage: 'spam' });
    const { result } = await handle(form, { schema: signIn, isPublic: true, submit });
    expect(result).toMatchObject({ reason: 'trapped' });
    expect(result.ok ? {} : result.values).not.toHaveProperty('homepage');
  });
});

describe('a parsed form', () => {
  it('names the first problem of each field', () => {
    const form = formOf({ fullName: '', email: 'mona@', phone: '01001234567', password: 'x' });
    const fields = { fullName: 'required', email: 'invalid_email' };
    expect(parseForm(form, signUpInput)).toEqual({ ok: false, fields });
  });

  it('leaves hidden inputs out, which strict schemas would reject', () => {
    const form = formOf({
      full_name: 'Mona',
      email: 'mona@example.com',
      subject: 'general',
      message: 'Hello',
      stamp: 'x',
      homepage: '',
    });
    const parsed = parseForm(form, contactInput);
    expect(parsed.ok ? [] : Object.keys(parsed.fields)).not.toContain('');
  });

  it('reads a group of checkboxes as a list, empty when none is checked', () => {
    const schema = z.object({ styles: z.array(z.string()) });
    const values = (form: FormData) => parseForm(form, schema, { multiple: ['styles'] });
    expect(values(formOf({ styles: ['a', 'b'] }))).toEqual({
      ok: true,
      value: { styles: ['a', 'b'] },
    });
    expect(values(formOf({ styles: 'a' }))).toEqual({ ok: true, value: { styles: ['a'] } });
    expect(values(formOf({}))).toEqual({ ok: true, value: { styles: [] } });
  });
});
