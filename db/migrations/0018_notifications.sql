-- Notifications in the account area, their categories, and which of them a customer wants.

create table public.notification_categories (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(_[a-z0-9]+)*$'),
  name text not null,
  name_ar text,
  description text,
  description_ar text,
  is_visible boolean not null default true,
  display_order smallint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Mails that a customer needs, such as the status of an order, cannot be switched off.
  always_mailed boolean not null default false
);

-- Required data: the shop itself sends these kinds. The demo data refers to them by id.
insert into public.notification_categories
  (id, display_order, slug, always_mailed, name, name_ar, description, description_ar) values
  ('301e6dba-bad1-590b-8ffd-b9a1dce56c59', 0, 'orders', true, 'Orders', 'الطلبات',
   'Each step of an order, from the workshop to your door.', 'كل خطوة في الطلب، من الورشة إلى بابك.'),
  ('2b323bcc-21d4-5d37-ac88-2cbc1eaff020', 1, 'stock', false, 'Back in stock', 'توفر من جديد',
   'When a piece you asked about is here again.', 'حين تعود قطعة سألت عنها.'),
  ('11ce50dd-a274-517c-90a9-8c8e095832c0', 2, 'reviews', false, 'Reviews', 'التقييمات',
   'When something you wrote appears beside its piece.', 'حين يظهر ما كتبته بجوار القطعة.'),
  ('7f275f5b-6fe1-52cf-b711-9f67e7bf5490', 3, 'rewards', false, 'Rewards', 'المكافآت',
   'Points, prizes and game coupons.', 'النقاط والجوائز وكوبونات اللعبة.'),
  ('d59a4806-eafb-5f91-8554-69bcc24a9edc', 4, 'offers', false, 'Offers', 'العروض',
   'Coupons and seasonal prices, a few times a year.', 'كوبونات وأسعار الموسم، مرات قليلة في السنة.'),
  ('afc8041a-006f-5221-b5df-3335826486a7', 5, 'new_pieces', false, 'New pieces', 'الجديد',
   'What left the workshops this month.', 'ما خرج من الورش هذا الشهر.');

create trigger set_updated_at before update on public.notification_categories
  for each row execute function private.set_updated_at();

alter table public.notification_categories enable row level security;
alter table public.notification_categories force row level security;
create policy system on public.notification_categories to service_role using (true) with check (true);
create policy public_read on public.notification_categories for select to authenticated using (is_visible);
create policy staff on public.notification_categories to authenticated
  using ((select private.has_role('marketing'))) with check ((select private.has_role('marketing')));

grant select on public.notification_categories to authenticated;
grant insert (id, slug, name, name_ar, description, description_ar, is_visible, display_order),
  update (slug, name, name_ar, description, description_ar, is_visible, display_order),
  delete on public.notification_categories to authenticated;
grant select, insert, update, delete on public.notification_categories to service_role;

create table public.notification_preferences (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  category_id uuid not null references public.notification_categories (id) on delete cascade,
  in_app boolean not null default true,
  email boolean not null default true,
  updated_at timestamptz not null default now(),
  primary key (user_id, category_id)
);

create index notification_preferences_of_category on public.notification_preferences (category_id);

create trigger set_updated_at before update on public.notification_preferences
  for each row execute function private.set_updated_at();

alter table public.notification_preferences enable row level security;
alter table public.notification_preferences force row level security;
create policy system on public.notification_preferences to service_role using (true) with check (true);
create policy own on public.notification_preferences to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy staff_read on public.notification_preferences for select to authenticated
  using ((select private.has_role('admin')));

grant select on public.notification_preferences to authenticated;
grant insert (user_id, category_id, in_app, email), update (in_app, email), delete
  on public.notification_preferences to authenticated;
grant select, insert, update, delete on public.notification_preferences to service_role;

create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  category_id uuid references public.notification_categories (id) on delete set null,
  title text not null,
  title_ar text,
  body text not null default '',
  body_ar text,
  link_url text check (link_url ~ '^/([^/\\]|$)'),
  -- A scheduled notification is hidden until then.
  visible_from timestamptz not null default now(),
  read_at timestamptz,
  -- The member of staff who wrote it; null for notifications of the shop itself.
  created_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now()
);

create index notifications_of_user on public.notifications (user_id, visible_from desc, id desc);
create index notifications_of_category on public.notifications (category_id) where category_id is not null;
create index notifications_of_author on public.notifications (created_by, visible_from desc)
  where created_by is not null;
-- The account menu shows their number on every page.
create index notifications_unread on public.notifications (user_id, visible_from) where read_at is null;

alter table public.notifications enable row level security;
alter table public.notifications force row level security;
create policy system on public.notifications to service_role using (true) with check (true);
create policy own_read on public.notifications for select to authenticated
  using (user_id = (select auth.uid()) and visible_from <= now());
create policy own_update on public.notifications for update to authenticated
  using (user_id = (select auth.uid()) and visible_from <= now())
  with check (user_id = (select auth.uid()));
create policy own_delete on public.notifications for delete to authenticated
  using (user_id = (select auth.uid()) and visible_from <= now());
-- Marketing sees notifications by staff, not those of the shop itself, for example about orders.
create policy staff_read on public.notifications for select to authenticated
  using (created_by is not null and (select private.has_role('marketing')));
create policy staff_insert on public.notifications for insert to authenticated
  with check (created_by = (select auth.uid()) and (select private.has_role('marketing')));
create policy staff_delete on public.notifications for delete to authenticated
  using (created_by is not null and (select private.has_role('marketing')));
create policy admin_read on public.notifications for select to authenticated
  using ((select private.has_role('admin')));

grant select on public.notifications to authenticated;
grant insert (id, user_id, category_id, title, title_ar, body, body_ar, link_url, visible_from),
  update (read_at), delete on public.notifications to authenticated;
grant select, insert, update, delete on public.notifications to service_role;
