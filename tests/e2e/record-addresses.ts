import { adminPageAt, type AdminPageName } from '#web/admin/menu/pages.ts';
import { demoAccount, type DemoRole } from '#tests/support/login.ts';
import { inShop } from '#tests/support/shop-database.ts';

/** Where the records of pages with an id are. */
const tables: Partial<Record<AdminPageName, string>> = {
  editProduct: 'products',
  order: 'orders',
  user: 'profiles',
  editPortfolio: 'portfolio_projects',
  message: 'contact_messages',
  customServiceRequest: 'custom_service_requests',
  mail: 'mail_outbox',
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

async function findRecord(pattern: string, role: DemoRole): Promise<string> {
  const name = adminPageAt(pattern)!;
  if (name === 'seoPage') return 'home';
  const table = tables[name];
  if (!table && name !== 'changeSet') throw new Error(`Name the table of ${pattern} here.`);
  const [row] = table
    ? await inShop<{ id: string }>(`select id from ${table} order by created_at limit 1`)
    : await ownChangeSet(role);
  if (!row) throw new Error(`The demo shop has no record for ${pattern}.`);
  return row.id;
}

/** Everybody sees their own changes alone. */
const ownChangeSet = (role: DemoRole) =>
  inShop<{ id: string }>(
    `insert into change_sets (actor_id, title, changes)
     select id, 'Nothing', '[]' from auth.users where email = $1 returning id`,
    [demoAccount(role).email],
  );
