-- The shop's name, currency, tax and address, and the metadata of each page for search engines.

create table public.site_settings (
  id smallint primary key default 1 check (id = 1),
  brand_name text not null default 'Fustat',
  brand_name_ar text not null default 'الفسطاط',
  currency text not null default 'USD' check (currency in ('USD', 'EGP')),
  tax_mode text not null default 'included' check (tax_mode in ('included', 'exclusive')),
  tax_rate numeric(5, 2) not null default 14 check (tax_rate between 0 and 100),
  -- The digits in Arabic texts: Arabic-Indic or Western.
  arabic_digits text not null default 'arab' check (arabic_digits in ('arab', 'latn')),
  contact_email text not null default '',
  contact_phone text not null default '',
  address text not null default '',
  address_ar text not null default '',
  opening_hours text not null default 'Saturday to Thursday, 9am-6pm',
  opening_hours_ar text not null default 'من السبت إلى الخميس، ٩ صباحًا – ٦ مساءً',
  map_url text check (map_url ~ '^https://'),
  updated_at timestamptz not null default now(),
  -- Printed on invoices, as the law requires.
  legal_name text not null default '',
  legal_name_ar text not null default '',
  tax_number text not null default '',
  commercial_register text not null default ''
);
-- Required data: the shop reads its name, currency and tax from this row.
insert into public.site_settings default values;

create trigger set_updated_at before update on public.site_settings
  for each row execute function private.set_updated_at();
create trigger content_changed after insert or update or delete or truncate on public.site_settings
  for each statement execute function private.notify_content_changed();

alter table public.site_settings enable row level security;
alter table public.site_settings force row level security;
create policy system on public.site_settings to service_role using (true) with check (true);
create policy public_read on public.site_settings for select to anon, authenticated using (true);
create policy staff_update on public.site_settings for update to authenticated
  using ((select private.has_role('admin'))) with check ((select private.has_role('admin')));

grant select on public.site_settings to anon, authenticated;
grant update (
    brand_name, brand_name_ar, currency, tax_mode, tax_rate, arabic_digits, contact_email,
    contact_phone, address, address_ar, opening_hours, opening_hours_ar, map_url, legal_name,
    legal_name_ar, tax_number, commercial_register
  ) on public.site_settings to authenticated;
grant select, insert, update, delete on public.site_settings to service_role;

create table public.seo_settings (
  id uuid primary key default gen_random_uuid(),
  page_name text not null unique check (page_name ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title text,
  title_ar text,
  description text,
  description_ar text,
  keywords text,
  keywords_ar text,
  robots text not null default 'index, follow'
    check (robots in ('index, follow', 'noindex, follow', 'noindex, nofollow')),
  og_image_url text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create trigger set_updated_at before update on public.seo_settings
  for each row execute function private.set_updated_at();
create trigger content_changed after insert or update or delete or truncate on public.seo_settings
  for each statement execute function private.notify_content_changed();

alter table public.seo_settings enable row level security;
alter table public.seo_settings force row level security;
create policy system on public.seo_settings to service_role using (true) with check (true);
create policy public_read on public.seo_settings for select to anon, authenticated using (true);
create policy staff on public.seo_settings to authenticated
  using ((select private.has_role('marketing'))) with check ((select private.has_role('marketing')));

grant select on public.seo_settings to anon, authenticated;
grant insert (id, page_name, title, title_ar, description, description_ar, keywords, keywords_ar, robots, og_image_url),
  update (page_name, title, title_ar, description, description_ar, keywords, keywords_ar, robots, og_image_url),
  delete on public.seo_settings to authenticated;
grant select, insert, update, delete on public.seo_settings to service_role;
