import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import type { TestDatabase } from '#tests/support/database.ts';

/** What people own. They may write it by any client; `private.row_limits` says how much of it. */
const ownContent: Record<string, string> = {
  'public.addresses': 'where the owner wants to receive orders; an order copies it',
  'public.carts': 'what the owner left in the cart; prices are computed again',
  'public.notification_preferences': 'what the owner wants to be told',
  'public.notifications': 'the owner marks as read and deletes',
  'public.profiles': 'job, company and language of the owner',
  'public.reviews': 'shown after staff approve it; author and purchase are set by a trigger',
  'public.stock_alerts': 'what the owner waits for',
  'public.wishlist_items': 'what the owner likes',
  'public.wishlist_shares': 'the link to the own wishlist; the database makes its token',
};

/** What staff edit: roles and columns are in permissions.md, and the audit log says who did it. */
const editedByStaff: Record<string, string> = {
  'public.abuse_limits': 'settings of an admin, within bounds',
  'public.careers': 'texts of a page',
  'public.contact_messages': 'status, note and assignee',
  'public.coupons': 'terms; uses are counted elsewhere, and a used coupon keeps its code',
  'public.custom_service_requests': 'status, note and assignee',
  'public.enquiry_notes': 'a note in the name of its author',
  'public.faq_categories': 'texts of a page',
  'public.faq_items': 'texts of a page',
  'public.footer_config': 'texts of every page',
  'public.footer_social_links': 'links of every page',
  'public.game_prizes': 'what can be won; its quantity is set once and then recorded',
  'public.game_questions': 'questions',
  'public.game_settings': 'whether the game is open',
  'public.governorates': 'delivery: fee, days, whether it is served',
  'public.job_applications': 'status and note',
  'public.media': 'focus and alternative text of a picture',
  'public.newsletter_subscriptions': 'may be removed',
  'public.notification_campaigns': 'drafts; the shop sends them',
  'public.notification_categories': 'texts',
  'public.notifications': 'notices to customers, in the name of their author',
  'public.page_content': 'texts of a page',
  'public.page_sections': 'sections of a page',
  'public.partners': 'texts of a page',
  'public.portfolio_highlights': 'texts of a page',
  'public.portfolio_hotspots': 'points on a picture',
  'public.portfolio_images': 'pictures of a page',
  'public.portfolio_products': 'pieces of a project',
  'public.portfolio_projects': 'texts of a page',
  'public.product_images': 'pictures of a product',
  'public.product_terms': 'names of colours and materials',
  'public.product_variants': 'price and options; its first count opens the ledger of stock',
  'public.products': 'texts, price and options; its first count opens the ledger of stock',
  'public.project_images': 'pictures of a project',
  'public.projects': 'texts of a page',
  'public.reviews': 'approved or rejected',
  'public.search_synonyms': 'words of the search',
  'public.saved_replies': 'texts that staff use again in answers',
  'public.seo_settings': 'texts for search engines',
  'public.set_pieces': 'pieces that are offered together',
  'public.site_settings': 'settings of an admin, within bounds',
  'public.team_members': 'texts of a page',
  'public.workshops': 'texts of a page',
  'realtime.messages': 'messages of channels, as its policies say; not at /rest/v1',
  'storage.buckets': 'buckets of admins; not at /rest/v1',
  'storage.objects': 'files, as the policies of their bucket say; not at /rest/v1',
};

/** Why people cannot insert rows without end, where `private.row_limits` has no line. */
const unlimited: Record<string, string> = {
  'public.carts': 'one for each account, by its key; its length is checked',
  'public.notification_preferences': 'one for each account and category, by its key',
  'public.notifications': 'only staff insert them, in their name',
  'public.wishlist_shares': 'one for each account, by its key',
};

const clientRoles = ['anon', 'authenticated', 'service_key'];
let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

interface Grant {
  table: string;
  role: string;
  /** insert, update and delete, with the columns of the first two. */
  rights: string[];
}

/** Every table of our schemas with what each role of a client may write there. */
async function readGrants(): Promise<Grant[]> {
  const { rows } = await database.owner.query<Grant>(
    `select n.nspname || '.' || c.relname as table, role, array(
       select verb || ' ' || a.attname from pg_attribute a, unnest('{insert,update}'::text[]) verb
       where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
         and has_column_privilege(role, c.oid, a.attnum, verb)
       union all select verb from unnest('{delete,truncate}'::text[]) verb
       where has_table_privilege(role, c.oid, verb)
       order by 1
     ) as rights
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     cross join unnest($1::text[]) role
     where c.relkind in ('r', 'p', 'v') and not c.relispartition
       and n.nspname in ('public', 'auth', 'private', 'realtime', 'storage')
     order by 1, 2`,
    [clientRoles],
  );
  return rows;
}

describe('clients', () => {
  it('write what people own and what staff edit, and nothing that the shop relies on', async () => {
    const grants = await readGrants();
    const written = new Set(grants.filter(({ rights }) => rights.length > 0).map((g) => g.table));
    const listed = new Set([...Object.keys(ownContent), ...Object.keys(editedByStaff)]);
    expect([...written].toSorted()).toEqual([...listed].toSorted());
    for (const table of ['change_sets', 'content_versions', 'orders', 'stock_movements']) {
      expect(grants.map((each) => each.table)).toContain(`public.${table}`);
    }
  });

  it('insert what people own within limits', async () => {
    const grants = await readGrants();
    const inserted = Object.keys(ownContent).filter((table) =>
      grants.some((each) => each.table === table && each.rights.join().includes('insert ')),
    );
    const { rows } = await database.owner.query<{ table: string }>(
      `select distinct 'public.' || table_name as table from private.row_limits l
       join pg_trigger t on t.tgrelid = ('public.' || table_name)::regclass and t.tgname = 'limit_rows'`,
    );
    const limited = new Set(rows.map(({ table }) => table));
    expect(inserted.filter((table) => !limited.has(table))).toEqual(Object.keys(unlimited));
  });

  it('write with the secret key in every row what people may write in theirs, and no more', async () => {
    const grants = await readGrants();
    const rightsOf = (role: string) =>
      Object.fromEntries(
        grants.filter((each) => each.role === role).map(({ table, rights }) => [table, rights]),
      );
    expect(rightsOf('service_key')).toEqual(rightsOf('authenticated'));
  });

  it('read every table of public with the secret key', async () => {
    const { rows } = await database.owner.query(`
      select c.relname from pg_class c where c.relnamespace = 'public'::regnamespace
        and c.relkind in ('r', 'p', 'v') and not (
          has_table_privilege('service_key', c.oid, 'select') and (c.relkind = 'v' or exists (
            select from pg_policy p where p.polrelid = c.oid and p.polname = 'system'
              and 'service_key'::regrole = any (p.polroles))))`);
    expect(rows).toEqual([]);
  });
});

it('has no function of public that could change who the caller is', async () => {
  const { rows } = await database.owner.query<{ name: string }>(`
    select p.proname as name from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and p.prosrc ~* 'set_config|\\mset\\s+(local\\s+|session\\s+)?(role|session)|\\mexecute\\s+(format|[a-z_]+\\s*(;|using))'`);
  expect(rows).toEqual([]);
});
