-- What customers say about products, keep in mind, and want to be told about.

create table public.reviews (
  id uuid primary key default gen_random_uuid(),
  product_id uuid not null references public.products (id) on delete cascade,
  user_id uuid default auth.uid() references auth.users (id) on delete set null,
  rating smallint not null check (rating between 1 and 5),
  body text not null check (char_length(btrim(body)) between 1 and 5000),
  is_anonymous boolean not null default false,
  -- Snapshot of the name; an anonymous review carries none.
  author_name text check (char_length(author_name) <= 200),
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  verified_purchase boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (not is_anonymous or author_name is null),
  unique (user_id, product_id)
);

create index reviews_of_product on public.reviews (product_id, status, created_at desc, id desc);
create index reviews_by_status on public.reviews (status, created_at desc, id desc);

create trigger set_updated_at before update on public.reviews
  for each row execute function private.set_updated_at();
create trigger content_changed after insert or update or delete or truncate on public.reviews
  for each statement execute function private.notify_content_changed();

-- Definer: the reviewer may not write these two columns, and the order decides one of them.
create function private.sign_review() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.is_anonymous then
    new.author_name := null;
  elsif new.author_name is null then
    select nullif(full_name, '') into new.author_name from public.profiles where id = new.user_id;
  end if;
  new.verified_purchase := new.verified_purchase or exists (
    select from public.orders o join public.order_items i on i.order_id = o.id
    where o.user_id = new.user_id and o.status = 'delivered' and i.product_id = new.product_id
  );
  return new;
end
$$;
alter function private.sign_review() owner to service_role;
create trigger sign before insert or update of is_anonymous on public.reviews
  for each row execute function private.sign_review();

-- The product's rating and count follow its approved reviews. The product row is locked first, so
-- that two approvals at once are both counted.
create function private.rate_product() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  touched uuid[] := array_remove(array[
    case when tg_op <> 'INSERT' then old.product_id end,
    case when tg_op <> 'DELETE' then new.product_id end
  ], null);
begin
  perform from public.products where id = any (touched) order by id for update;
  update public.products p
  set rating = approved.rating, review_count = approved.review_count
  from (
    select t.product_id, coalesce(round(avg(r.rating), 2), 0) as rating, count(r.id) as review_count
    from (select distinct unnest(touched) as product_id) t
    left join public.reviews r on r.product_id = t.product_id and r.status = 'approved'
    group by t.product_id
  ) approved
  where p.id = approved.product_id
    and (p.rating, p.review_count) is distinct from (approved.rating, approved.review_count::integer);
  return null;
end
$$;
alter function private.rate_product() owner to service_role;
create trigger rate_product after insert or update of rating, status, product_id or delete on public.reviews
  for each row execute function private.rate_product();

alter table public.reviews enable row level security;
alter table public.reviews force row level security;
create policy system on public.reviews to service_role using (true) with check (true);
create policy public_read on public.reviews for select to anon, authenticated
  using (status = 'approved' and exists (
    select from public.products p where p.id = product_id and p.status = 'published'
  ));
create policy own_read on public.reviews for select to authenticated
  using (user_id = (select auth.uid()));
create policy own_insert on public.reviews for insert to authenticated
  with check (
    user_id = (select auth.uid()) and status = 'pending'
    and exists (select from public.products p where p.id = product_id and p.status = 'published')
  );
create policy own_delete on public.reviews for delete to authenticated
  using (user_id = (select auth.uid()));
create policy staff_read on public.reviews for select to authenticated
  using ((select private.has_role('technical_office_manager')));
create policy staff_moderate on public.reviews for update to authenticated
  using ((select private.has_role('technical_office_manager')))
  with check ((select private.has_role('technical_office_manager')));
create policy staff_delete on public.reviews for delete to authenticated
  using ((select private.has_role('technical_office_manager')));

-- user_id would tell who wrote an anonymous review. Staff decide about a review and never change its
-- words; its author takes it back and writes another.
grant select (
    id, product_id, rating, body, is_anonymous, author_name, status, verified_purchase, created_at, updated_at
  ) on public.reviews to anon, authenticated;
grant insert (id, product_id, user_id, rating, body, is_anonymous),
  update (status),
  delete on public.reviews to authenticated;
grant select, insert, update, delete on public.reviews to service_role;

create table public.wishlist_items (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  product_id uuid not null references public.products (id) on delete cascade,
  variant_id uuid,
  created_at timestamptz not null default now(),
  unique nulls not distinct (user_id, product_id, variant_id),
  foreign key (variant_id, product_id) references public.product_variants (id, product_id) on delete cascade
);

create index wishlist_items_of_user on public.wishlist_items (user_id, created_at desc, id desc);
create index wishlist_items_of_product on public.wishlist_items (product_id);
create index wishlist_items_of_variant on public.wishlist_items (variant_id) where variant_id is not null;

alter table public.wishlist_items enable row level security;
alter table public.wishlist_items force row level security;
create policy system on public.wishlist_items to service_role using (true) with check (true);
create policy own on public.wishlist_items to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy staff_read on public.wishlist_items for select to authenticated
  using ((select private.has_role('admin')));

grant select on public.wishlist_items to authenticated;
grant insert (id, user_id, product_id, variant_id), delete on public.wishlist_items to authenticated;
grant select, insert, update, delete on public.wishlist_items to service_role;

create table public.stock_alerts (
  id uuid primary key default gen_random_uuid(),
  product_id uuid not null references public.products (id) on delete cascade,
  variant_id uuid,
  user_id uuid default auth.uid() references auth.users (id) on delete cascade,
  email text check (email = lower(btrim(email)) and position('@' in email) > 1),
  locale text not null default 'en' check (locale in ('en', 'ar')),
  created_at timestamptz not null default now(),
  notified_at timestamptz,
  check (num_nonnulls(user_id, email) = 1),
  foreign key (variant_id, product_id) references public.product_variants (id, product_id) on delete cascade
);

create unique index stock_alerts_once_per_user on public.stock_alerts (user_id, product_id, variant_id)
  nulls not distinct where user_id is not null;
create unique index stock_alerts_once_per_email on public.stock_alerts (email, product_id, variant_id)
  nulls not distinct where email is not null;
create index stock_alerts_waiting on public.stock_alerts (product_id, variant_id) where notified_at is null;
create index stock_alerts_of_variant on public.stock_alerts (variant_id) where variant_id is not null;

alter table public.stock_alerts enable row level security;
alter table public.stock_alerts force row level security;
create policy system on public.stock_alerts to service_role using (true) with check (true);
create policy own on public.stock_alerts to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy staff_read on public.stock_alerts for select to authenticated
  using ((select private.has_role('technical_office_manager')));

grant select on public.stock_alerts to authenticated;
grant insert (id, product_id, variant_id, user_id, locale), delete on public.stock_alerts to authenticated;
grant select, insert, update, delete on public.stock_alerts to service_role;
