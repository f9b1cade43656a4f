-- The prize game: whether it is open, what can be won, and every change of the remaining quantity.

create table public.game_settings (
  id smallint primary key default 1 check (id = 1),
  is_enabled boolean not null default false,
  updated_at timestamptz not null default now()
);
-- Required data: staff edit this row and never add one.
insert into public.game_settings default values;

create trigger set_updated_at before update on public.game_settings
  for each row execute function private.set_updated_at();
create trigger content_changed after insert or update or delete or truncate on public.game_settings
  for each statement execute function private.notify_content_changed();

alter table public.game_settings enable row level security;
alter table public.game_settings force row level security;
create policy system on public.game_settings to service_role using (true) with check (true);
create policy public_read on public.game_settings for select to anon, authenticated using (true);
create policy staff_update on public.game_settings for update to authenticated
  using ((select private.has_role('marketing'))) with check ((select private.has_role('marketing')));

grant select on public.game_settings to anon, authenticated;
grant update (is_enabled, updated_at) on public.game_settings to authenticated;
grant select, insert, update, delete on public.game_settings to service_role;

create table public.game_prizes (
  id uuid primary key default gen_random_uuid(),
  name text not null check (btrim(name) <> ''),
  name_ar text,
  type text not null default 'product' check (type in ('product', 'coupon')),
  -- Percent off; only coupons have one.
  value numeric(5, 2) check (value > 0 and value <= 100),
  image_url text,
  alt_en text,
  alt_ar text,
  width integer check (width > 0),
  height integer check (height > 0),
  dominant_color text check (dominant_color ~ '^#[0-9a-f]{6}$'),
  quantity integer not null check (quantity >= 0),
  original_quantity integer not null,
  active boolean not null default true,
  -- Staff are warned when the quantity falls to this number.
  status_threshold integer not null default 5 check (status_threshold >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (original_quantity >= quantity),
  check (value is null or type = 'coupon')
);

create index game_prizes_to_win on public.game_prizes (quantity desc, id) where active and quantity > 0;

create trigger set_updated_at before update on public.game_prizes
  for each row execute function private.set_updated_at();
create trigger content_changed after insert or update or delete or truncate on public.game_prizes
  for each statement execute function private.notify_content_changed();

alter table public.game_prizes enable row level security;
alter table public.game_prizes force row level security;
create policy system on public.game_prizes to service_role using (true) with check (true);
create policy public_read on public.game_prizes for select to anon, authenticated using (active);
create policy staff on public.game_prizes to authenticated
  using ((select private.has_role('marketing'))) with check ((select private.has_role('marketing')));

-- Staff do not update the quantity directly: claims, their verification and restocking change it.
grant select on public.game_prizes to anon, authenticated;
grant insert (
    id, name, name_ar, type, value, image_url, alt_en, alt_ar, width, height, dominant_color,
    quantity, original_quantity, active, status_threshold
  ),
  update (
    name, name_ar, type, value, image_url, alt_en, alt_ar, width, height, dominant_color,
    active, status_threshold, updated_at
  ),
  delete on public.game_prizes to authenticated;
grant select, insert, update, delete on public.game_prizes to service_role;

create table public.prize_inventory_history (
  id uuid primary key default gen_random_uuid(),
  prize_id uuid not null references public.game_prizes (id) on delete cascade,
  quantity_before integer not null,
  quantity_after integer not null,
  change integer generated always as (quantity_after - quantity_before) stored,
  reason text not null default 'correction'
    check (reason in ('created', 'claimed', 'rejected', 'restocked', 'correction')),
  -- No foreign key: the entry stays when the claim is deleted.
  claim_id uuid,
  changed_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now()
);

create index prize_inventory_history_of_prize
  on public.prize_inventory_history (prize_id, created_at desc, id desc);
create index prize_inventory_history_by_staff on public.prize_inventory_history (changed_by)
  where changed_by is not null;

alter table public.prize_inventory_history enable row level security;
alter table public.prize_inventory_history force row level security;
create policy system on public.prize_inventory_history to service_role using (true) with check (true);
create policy staff_read on public.prize_inventory_history for select to authenticated
  using ((select private.has_role('marketing')));

grant select on public.prize_inventory_history to authenticated;
grant select, insert, update, delete on public.prize_inventory_history to service_role;
