-- Forms that visitors send. The shop itself writes these rows after checking the form; only staff
-- read them.

create table public.custom_service_requests (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete set null,
  project_title text not null check (char_length(btrim(project_title)) between 1 and 200),
  full_name text not null check (char_length(btrim(full_name)) between 1 and 200),
  email text not null check (position('@' in email) > 1 and char_length(email) <= 254),
  phone text not null check (char_length(phone) between 5 and 30),
  service_type text not null
    check (service_type in ('custom_furniture', 'interior_design', 'restoration', 'design_consultation')),
  budget_range text not null
    check (budget_range in ('under_10k', '10k_25k', '25k_50k', '50k_100k', 'above_100k')),
  project_type text not null
    check (project_type in ('residential', 'commercial', 'office', 'hospitality')),
  house_area numeric(10, 2) check (house_area > 0),
  preferred_timeline text not null
    check (preferred_timeline in ('asap', 'within_1_month', 'within_3_months', 'within_6_months', 'flexible')),
  style_preferences text[] not null default '{}' check (
    style_preferences <@ array['modern', 'classic', 'minimalist', 'rustic', 'industrial', 'eclectic']
  ),
  reference_urls text[] not null default '{}',
  message text check (char_length(message) <= 5000),
  locale text not null default 'en' check (locale in ('en', 'ar')),
  status text not null default 'new'
    check (status in ('new', 'contacted', 'quoted', 'in_progress', 'completed', 'declined')),
  staff_notes text,
  assigned_to uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index custom_service_requests_by_newest on public.custom_service_requests (status, created_at desc, id desc);
create index custom_service_requests_of_user on public.custom_service_requests (user_id) where user_id is not null;
create index custom_service_requests_of_staff on public.custom_service_requests (assigned_to)
  where assigned_to is not null;

create trigger set_updated_at before update on public.custom_service_requests
  for each row execute function private.set_updated_at();

alter table public.custom_service_requests enable row level security;
alter table public.custom_service_requests force row level security;
create policy system on public.custom_service_requests to service_role using (true) with check (true);
create policy staff_read on public.custom_service_requests for select to authenticated
  using ((select private.has_role('sales', 'technical_office_manager')));
create policy staff_update on public.custom_service_requests for update to authenticated
  using ((select private.has_role('sales', 'technical_office_manager')))
  with check ((select private.has_role('sales', 'technical_office_manager')));
create policy staff_delete on public.custom_service_requests for delete to authenticated
  using ((select private.has_role('admin')));

grant select, update (status, staff_notes, assigned_to), delete
  on public.custom_service_requests to authenticated;
grant select, insert, update, delete on public.custom_service_requests to service_role;

create table public.custom_service_images (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references public.custom_service_requests (id) on delete cascade,
  image_url text not null check (btrim(image_url) <> ''),
  display_order smallint not null default 0 check (display_order between 0 and 4),
  width integer check (width > 0),
  height integer check (height > 0),
  created_at timestamptz not null default now(),
  -- With the check of display_order: at most five pictures per request.
  unique (request_id, display_order)
);

alter table public.custom_service_images enable row level security;
alter table public.custom_service_images force row level security;
create policy system on public.custom_service_images to service_role using (true) with check (true);
create policy staff_read on public.custom_service_images for select to authenticated
  using ((select private.has_role('sales', 'technical_office_manager')));

grant select on public.custom_service_images to authenticated;
grant select, insert, update, delete on public.custom_service_images to service_role;

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete set null,
  full_name text not null check (char_length(btrim(full_name)) between 1 and 200),
  email text not null check (position('@' in email) > 1 and char_length(email) <= 254),
  phone text check (char_length(phone) <= 30),
  subject text not null
    check (subject in ('product_inquiry', 'order_status', 'return_exchange', 'custom_furniture', 'other')),
  message text not null check (char_length(btrim(message)) between 1 and 5000),
  locale text not null default 'en' check (locale in ('en', 'ar')),
  status text not null default 'new' check (status in ('new', 'answered', 'closed')),
  staff_notes text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index contact_messages_by_newest on public.contact_messages (status, created_at desc, id desc);
create index contact_messages_of_user on public.contact_messages (user_id) where user_id is not null;

create trigger set_updated_at before update on public.contact_messages
  for each row execute function private.set_updated_at();

alter table public.contact_messages enable row level security;
alter table public.contact_messages force row level security;
create policy system on public.contact_messages to service_role using (true) with check (true);
create policy staff_read on public.contact_messages for select to authenticated
  using ((select private.has_role('sales')));
create policy staff_update on public.contact_messages for update to authenticated
  using ((select private.has_role('sales'))) with check ((select private.has_role('sales')));
create policy staff_delete on public.contact_messages for delete to authenticated
  using ((select private.has_role('admin')));

grant select, update (status, staff_notes), delete on public.contact_messages to authenticated;
grant select, insert, update, delete on public.contact_messages to service_role;

create table public.newsletter_subscriptions (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(btrim(email)) and position('@' in email) > 1),
  locale text not null default 'en' check (locale in ('en', 'ar')),
  -- Ends the subscription with one click; it is sent in mails only.
  unsubscribe_token uuid not null unique default gen_random_uuid(),
  created_at timestamptz not null default now(),
  unsubscribed_at timestamptz
);

create index newsletter_subscriptions_by_newest on public.newsletter_subscriptions (created_at desc, id desc);

alter table public.newsletter_subscriptions enable row level security;
alter table public.newsletter_subscriptions force row level security;
create policy system on public.newsletter_subscriptions to service_role using (true) with check (true);
create policy staff_read on public.newsletter_subscriptions for select to authenticated
  using ((select private.has_role('marketing')));
create policy staff_delete on public.newsletter_subscriptions for delete to authenticated
  using ((select private.has_role('marketing')));

grant select (id, email, locale, created_at, unsubscribed_at), delete
  on public.newsletter_subscriptions to authenticated;
grant select, insert, update, delete on public.newsletter_subscriptions to service_role;
