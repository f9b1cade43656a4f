import { adminPageAt, type AdminPageName } from '#web/admin/menu/pages.ts';
import { demoAccount, type DemoRole } from '#tests/support/login.ts';
import { inShop } from '#tests/support/shop-database.ts';

/** Where the records of pages with an id are. */
const tables: Partial<Record<string, string>> = {
  editProduct: 'products',
  order: 'orders',
  user: 'profiles',
  editPortfolio: 'portfolio_projects',
  editProject: 'projects',
  message: 'contact_messages',
  customServiceRequest: 'custom_service_requests',
  partner: 'partners',
  workshop: 'workshops',
  question: 'game_questions',
  prize: 'game_prizes',
  faqItem: 'faq_items',
  faqCategory: 'faq_categories',
  teamMember: 'team_members',
  career: 'careers',
  coupon: 'coupons',
  giveCoupon: 'coupons',
  notificationCategory: 'notification_categories',
  searchWord: 'search_synonyms',
};

/** Records that the demo shop has none of. */
const newRecords: Partial<Record<AdminPageName, string>> = {
  // Everybody sees their own changes alone.
  changeSet: `insert into change_sets (actor_id, title, changes)
    select id, 'Nothing', '[]' from auth.users where email = $1 returning id`,
  picture: `insert into media (width, height, dominant_color, sha256, bytes, uploaded_by)
    select 3, 3, '#a8782b', encode(sha256(gen_random_uuid()::text::bytea), 'hex'), 1, id
    from auth.users where email = $1 returning id`,
  application: `insert into job_applications (position, full_name, email, phone, cv_file)
    values ('Guard', 'Nour Adel', $1, '+201001234567', 'applications/' || gen_random_uuid() || '.pdf')
    returning id`,
  campaign: `insert into notification_campaigns (category_id, title, title_ar)
    select id, 'Guard', 'حارس' from notification_categories where slug = 'offers' and $1 <> '' returning id`,
  newsletter: `insert into notification_campaigns (kind, by_notice, by_mail, title, title_ar)
    select 'newsletter', false, true, 'Guard', 'حارس' where $1 <> '' returning id`,
  savedReply: `insert into saved_replies (name, body, body_ar)
    select 'Guard', 'Thank you.', 'شكرًا لك.' where $1 <> '' returning id`,
  mail: `insert into mail_outbox (recipient, locale, template, subject, text, html, status)
    values ($1, 'en', 'welcome', 'Welcome', 'Hello', '<p>Hello</p>', 'kept') returning id`,
};

/** Addresses of records that exist, so that a page shows the record or rejects the role. */
export async function recordAddresses(
  patterns: readonly string[],
  role: DemoRole,
): Promise<Map<string, string>> {
  const addresses = new Map<string, string>();
  for (const pattern of patterns.filter((each) => each.includes(':id'))) {
    addresses.set(pattern, pattern.replace(':id', await findRecord(pattern, role)));
  }
  return addresses;
}

/** Removes the pictures of a role that have no file, which the library would miss. */
export async function removeNewPictures(role: DemoRole): Promise<void> {
  await inShop(
    `delete from media where bytes = 1
     and uploaded_by = (select id from auth.users where email = $1)`,
    [demoAccount(role).email],
  );
}

async function findRecord(pattern: string, role: DemoRole): Promise<string> {
  const name = adminPageAt(pattern)!;
  if (name === 'seoPage') return 'home';
  const [table, insert] = [tables[name], newRecords[name]];
  if (!table && !insert) throw new Error(`Name the table of ${pattern} here.`);
  const [row] = insert
    ? await inShop<{ id: string }>(insert, [demoAccount(role).email])
    : await inShop<{ id: string }>(`select id from ${table} order by created_at limit 1`);
  if (!row) throw new Error(`The demo shop has no record for ${pattern}.`);
  return row.id;
}
