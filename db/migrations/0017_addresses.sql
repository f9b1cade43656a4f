-- Where we deliver and for how much, and the addresses that customers save.

create table public.governorates (
  code text primary key check (code ~ '^[a-z]+(_[a-z]+)*$'),
  name text not null,
  name_ar text not null,
  delivery_fee numeric(12, 2) not null check (delivery_fee >= 0),
  is_served boolean not null default true,
  display_order smallint not null,
  -- How long a delivery is on the road, for the estimate on product pages.
  road_min_days smallint not null default 2 check (road_min_days >= 0),
  road_max_days smallint not null default 4 check (road_max_days >= road_min_days)
);

-- Required data: no order can be placed without a governorate.
insert into public.governorates
  (display_order, code, name, name_ar, delivery_fee, road_min_days, road_max_days) values
  (1, 'cairo', 'Cairo', 'القاهرة', 0, 1, 2),
  (2, 'giza', 'Giza', 'الجيزة', 0, 1, 2),
  (3, 'alexandria', 'Alexandria', 'الإسكندرية', 25, 2, 3),
  (4, 'qalyubia', 'Qalyubia', 'القليوبية', 15, 1, 2),
  (5, 'sharqia', 'Sharqia', 'الشرقية', 25, 2, 3),
  (6, 'dakahlia', 'Dakahlia', 'الدقهلية', 25, 2, 3),
  (7, 'gharbia', 'Gharbia', 'الغربية', 25, 2, 3),
  (8, 'monufia', 'Monufia', 'المنوفية', 25, 2, 3),
  (9, 'beheira', 'Beheira', 'البحيرة', 25, 2, 3),
  (10, 'kafr_el_sheikh', 'Kafr El Sheikh', 'كفر الشيخ', 30, 2, 3),
  (11, 'damietta', 'Damietta', 'دمياط', 25, 2, 3),
  (12, 'port_said', 'Port Said', 'بورسعيد', 30, 2, 3),
  (13, 'ismailia', 'Ismailia', 'الإسماعيلية', 25, 2, 3),
  (14, 'suez', 'Suez', 'السويس', 25, 2, 3),
  (15, 'faiyum', 'Faiyum', 'الفيوم', 25, 2, 3),
  (16, 'beni_suef', 'Beni Suef', 'بني سويف', 25, 2, 3),
  (17, 'minya', 'Minya', 'المنيا', 35, 3, 5),
  (18, 'asyut', 'Asyut', 'أسيوط', 40, 3, 5),
  (19, 'sohag', 'Sohag', 'سوهاج', 45, 3, 5),
  (20, 'qena', 'Qena', 'قنا', 45, 3, 5),
  (21, 'luxor', 'Luxor', 'الأقصر', 50, 4, 7),
  (22, 'aswan', 'Aswan', 'أسوان', 55, 4, 7),
  (23, 'red_sea', 'Red Sea', 'البحر الأحمر', 50, 3, 5),
  (24, 'new_valley', 'New Valley', 'الوادي الجديد', 60, 4, 7),
  (25, 'matrouh', 'Matrouh', 'مطروح', 50, 3, 5),
  (26, 'north_sinai', 'North Sinai', 'شمال سيناء', 60, 4, 7),
  (27, 'south_sinai', 'South Sinai', 'جنوب سيناء', 55, 4, 7);

create trigger content_changed after insert or update or delete or truncate on public.governorates
  for each statement execute function private.notify_content_changed();

alter table public.governorates enable row level security;
alter table public.governorates force row level security;
create policy system on public.governorates to service_role using (true) with check (true);
create policy public_read on public.governorates for select to anon, authenticated using (true);
create policy staff_update on public.governorates for update to authenticated
  using ((select private.has_role('admin'))) with check ((select private.has_role('admin')));

grant select on public.governorates to anon, authenticated;
grant update (delivery_fee, is_served, display_order, road_min_days, road_max_days) on public.governorates to authenticated;
grant select, insert, update, delete on public.governorates to service_role;

create table public.addresses (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  label text check (char_length(label) <= 60),
  full_name text not null check (char_length(btrim(full_name)) between 2 and 120),
  phone text not null check (phone ~ '^\+[1-9][0-9]{7,14}$'),
  governorate text not null references public.governorates (code),
  city text not null check (char_length(btrim(city)) between 1 and 120),
  street text not null check (char_length(btrim(street)) between 1 and 200),
  building text not null check (char_length(btrim(building)) between 1 and 60),
  floor text check (char_length(floor) <= 30),
  apartment text check (char_length(apartment) <= 30),
  landmark text check (char_length(landmark) <= 200),
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index addresses_of_user on public.addresses (user_id, created_at);
create index addresses_in_governorate on public.addresses (governorate);
create unique index addresses_one_default on public.addresses (user_id) where is_default;

create trigger set_updated_at before update on public.addresses
  for each row execute function private.set_updated_at();

alter table public.addresses enable row level security;
alter table public.addresses force row level security;
create policy system on public.addresses to service_role using (true) with check (true);
create policy own on public.addresses to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy staff_read on public.addresses for select to authenticated
  using ((select private.has_role('admin')));

grant select on public.addresses to authenticated;
grant insert (id, user_id, label, full_name, phone, governorate, city, street, building, floor, apartment, landmark, is_default),
  update (label, full_name, phone, governorate, city, street, building, floor, apartment, landmark, is_default),
  delete on public.addresses to authenticated;
grant select, insert, update, delete on public.addresses to service_role;
