import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { contactInput } from '#domain/enquiries/contact.ts';
import { customServiceInput } from '#domain/enquiries/custom-service.ts';
import { mailsTo, makeAccount } from '#tests/support/accounts.ts';
import { fileDatabase } from '#tests/support/file-database.ts';
import { fileUploads } from '#tests/support/uploads.ts';
import { sendContactMessage } from './contact.server.ts';
import { requestCustomService } from './custom-service.server.ts';
import type { Caller } from '../shared/caller.ts';

const now = new Date('2026-11-15T10:00:00Z');
const staff = 'studio@example.com';

const uploads = fileUploads();
const database = fileDatabase();
beforeAll(async () => {
  await database.owner.query(`update site_settings set contact_email = $1`, [staff]);
});

let people = 0;
const newEmail = () => `person${++people}@example.com`;
const visitor = (locale: 'en' | 'ar' = 'en'): Caller => ({
  actor: { kind: 'visitor' },
  attempt: { now, address: null, locale },
});
const rows = async (table: string, email: string) =>
  (await database.owner.query(`select * from ${table} where email = $1`, [email])).rows;
const noticesAbout = async (email: string) =>
  (await mailsTo(database.owner, staff)).filter(({ text }) => text.includes(email));

const sendMessage = (email: string) =>
  contactInput.parse({
    full_name: 'Mona Farid',
    email,
    phone: '01012345678',
    subject: 'return_exchange',
    message: 'The drawer sticks.\nWhat now?',
  });

const request = (email: string) =>
  customServiceInput.parse({
    project_title: 'A library for the long wall',
    full_name: 'Mona Farid',
    email,
    phone: '01012345678',
    service_type: 'custom_furniture',
    budget_range: '10k_25k',
    project_type: 'residential',
    house_area: '120.5',
    preferred_timeline: 'within_3_months',
    style_preferences: ['modern', 'rustic'],
    reference_urls: 'example.com/one',
    message: 'Walnut, please.',
  });

const picture = async (width = 40, name = 'room.jpg') => {
  const bytes = await sharp({
    create: { width, height: 30, channels: 3, background: '#a8782b' },
  })
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(bytes)], name);
};
const textFile = (text: string, name: string) => new File([text], name, { type: 'image/png' });

describe('a contact message', () => {
  it('is stored, reported to staff, and acknowledged in the sender’s language', async () => {
    const email = newEmail();
    const sent = await sendContactMessage(sendMessage(email), visitor('ar'));
    const [stored] = await rows('contact_messages', email);
    expect(sent).toEqual({ ok: true, id: stored.id });
    expect(stored).toMatchObject({
      phone: '+201012345678',
      subject: 'return_exchange',
      locale: 'ar',
      user_id: null,
      status: 'new',
    });
    expect(await mailsTo(database.owner, email)).toMatchObject([
      { template: 'contact_received', locale: 'ar' },
    ]);
    const [notice] = await noticesAbout(email);
    expect(notice).toMatchObject({ template: 'enquiry_notice', locale: 'en' });
    expect(notice!.subject).toContain('Return/exchange');
    expect(notice!.text).toContain('The drawer sticks.\nWhat now?');
  });

  it('is not quoted in the acknowledgement, because the address may belong to another person', async () => {
    const email = newEmail();
    await sendContactMessage({ ...sendMessage(email), message: 'Buy pills' }, visitor());
    const [mail] = await mailsTo(database.owner, email);
    expect(mail!.text).not.toContain('pills');
  });

  it('sent twice at once, or again within minutes, is one message', async () => {
    const email = newEmail();
    const results = await Promise.all(
      [1, 2, 3].map(() => sendContactMessage(sendMessage(email), visitor())),
    );
    expect(new Set(results.map((result) => result.ok && result.id)).size).toBe(1);
    expect(await rows('contact_messages', email)).toHaveLength(1);
    expect(await mailsTo(database.owner, email)).toHaveLength(1);
    await sendContactMessage({ ...sendMessage(email), message: 'And another thing.' }, visitor());
    expect(await rows('contact_messages', email)).toHaveLength(2);
  });

  it('belongs to the signed-in customer', async () => {
    const { userId } = await makeAccount(now);
    const email = newEmail();
    const actor = { kind: 'user', userId, claims: {} } as const;
    await sendContactMessage(sendMessage(email), { ...visitor(), actor });
    expect(await rows('contact_messages', email)).toMatchObject([{ user_id: userId }]);
  });

  it('is rejected after too many with the same address', async () => {
    const email = newEmail();
    const results = [];
    for (let count = 0; count < 6; count += 1) {
      const input = { ...sendMessage(email), message: `Number ${count}` };
      results.push(await sendContactMessage(input, visitor()));
    }
    expect(results.at(-1)).toMatchObject({ ok: false, reason: 'rate_limited' });
    expect(await rows('contact_messages', email)).toHaveLength(5);
  });

  it('is stored without a mail to staff when no mailbox is set', async () => {
    await database.owner.query(`update site_settings set contact_email = ''`);
    const email = newEmail();
    expect((await sendContactMessage(sendMessage(email), visitor())).ok).toBe(true);
    await database.owner.query(`update site_settings set contact_email = $1`, [staff]);
    expect(await noticesAbout(email)).toEqual([]);
  });
});

describe('a custom request', () => {
  it('is stored with its pictures, reported to staff, and acknowledged with the 48 hours', async () => {
    const email = newEmail();
    const before = uploads.list().length;
    const images = [await picture(40), await picture(60, '../../../etc/passwd')];
    const sent = await requestCustomService(request(email), images, visitor());
    const [stored] = await rows('custom_service_requests', email);
    expect(sent).toEqual({ ok: true, id: stored.id });
    expect(stored).toMatchObject({
      house_area: '120.50',
      style_preferences: ['modern', 'rustic'],
      reference_urls: ['https://example.com/one'],
    });
    const { rows: pictures } = await database.owner.query(
      `select * from custom_service_images where request_id = $1 order by display_order`,
      [stored.id],
    );
    expect(pictures).toMatchObject([
      { width: 40, height: 30, image_url: expect.stringMatching(/^custom-service\/[\w-]+\.webp$/) },
      { width: 60, height: 30 },
    ]);
    expect(uploads.list()).toHaveLength(before + 2);
    const bytes = readFileSync(join(uploads.folder, pictures[0].image_url));
    expect((await sharp(bytes).metadata()).format).toBe('webp');
    const [mail] = await mailsTo(database.owner, email);
    expect(mail!.text).toContain('within 48 hours');
    const [notice] = await noticesAbout(email);
    expect(notice!.text).toContain('Budget range: $10,000 - $25,000');
    expect(notice!.text).toContain('Walnut, please.');
  });

  it('sent twice at once is one request, and leaves no second set of files', async () => {
    const email = newEmail();
    const before = uploads.list().length;
    const image = await picture();
    const results = await Promise.all(
      [1, 2, 3].map(() => requestCustomService(request(email), [image], visitor())),
    );
    expect(new Set(results.map((result) => result.ok && result.id)).size).toBe(1);
    expect(await rows('custom_service_requests', email)).toHaveLength(1);
    expect(uploads.list()).toHaveLength(before + 1);
  });

  it.each([
    ['no picture', [], 'images_required'],
    ['six pictures', Array.from({ length: 6 }, () => textFile('', 'a.png')), 'too_many_images'],
    ['a drawing that could run', [textFile('<svg onload="x"/>', 'a.png')], 'not_an_image'],
    ['words named as a picture', [textFile('hello', 'photo.jpeg')], 'not_an_image'],
    ['a first line only', [new File([Uint8Array.of(255, 216, 255, 224)], 'a.jpg')], 'not_an_image'],
    [
      'too large a file',
      [new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'a.jpg')],
      'image_too_large',
    ],
  ])('with %s is rejected, and nothing is stored', async (_, images, reason) => {
    const email = newEmail();
    const before = uploads.list().length;
    expect(await requestCustomService(request(email), images, visitor())).toEqual({
      ok: false,
      reason,
    });
    expect(await rows('custom_service_requests', email)).toEqual([]);
    expect(await mailsTo(database.owner, email)).toEqual([]);
    expect(uploads.list()).toHaveLength(before);
  });

  it('with one invalid picture among valid ones is rejected', async () => {
    const images = [await picture(), textFile('<svg/>', 'b.png')];
    expect(await requestCustomService(request(newEmail()), images, visitor())).toMatchObject({
      reason: 'not_an_image',
    });
  });

  it('removes its files when it fails', async () => {
    const email = newEmail();
    const before = uploads.list().length;
    // The mail is written last, when the files are there already.
    await database.owner.query(
      `alter table mail_outbox add constraint unreachable check (recipient <> '${email}')`,
    );
    const failing = requestCustomService(request(email), [await picture()], visitor());
    await expect(failing).rejects.toThrow('unreachable');
    expect(await rows('custom_service_requests', email)).toEqual([]);
    expect(uploads.list()).toHaveLength(before);
  });
});
