-- Product reviews by customers, and the pictures in them.

create table public.reviews (
  id uuid primary key default gen_random_uuid(),
  product_id uuid not null references public.products (id) on delete cascade,
  user_id uuid default auth.uid() references auth.users (id) on delete set null,
  rating smallint not null check (rating between 1 and 5),
  body text not null check (char_length(btrim(body)) between 1 and 5000),
  is_anonymous boolean not null default false,
  -- A copy of the name; null for an anonymous review.
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
create trigger rows_inserted after insert on public.reviews
  referencing new table as new_rows
  for each statement execute function private.notify_rows_changed('product_id');
create trigger rows_updated after update on public.reviews
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.notify_rows_changed('product_id');
create trigger rows_deleted after delete on public.reviews
  referencing old table as old_rows
  for each statement execute function private.notify_rows_changed('product_id');
create trigger emptied after truncate on public.reviews
  for each statement execute function private.notify_content_changed();

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

-- Not user_id, which would reveal the author of an anonymous review. Staff approve or reject a review
-- and never edit its text; its author deletes it and writes another.
grant select (
    id, product_id, rating, body, is_anonymous, author_name, status, verified_purchase, created_at, updated_at
  ) on public.reviews to anon, authenticated;
grant insert (id, product_id, user_id, rating, body, is_anonymous),
  update (status),
  delete on public.reviews to authenticated;
grant select, insert, update, delete on public.reviews to service_role;

create table public.review_photos (
  id uuid primary key default gen_random_uuid(),
  review_id uuid not null references public.reviews (id) on delete cascade,
  position smallint not null check (position between 0 and 3),
  -- A file name in the private upload store, never a public address.
  file text not null unique check (file ~ '^reviews/[0-9a-f-]+\.webp$'),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  created_at timestamptz not null default now(),
  -- With the check of position: at most four pictures per review.
  unique (review_id, position)
);

create trigger content_changed after insert or update or delete or truncate on public.review_photos
  for each statement execute function private.notify_content_changed();

alter table public.review_photos enable row level security;
alter table public.review_photos force row level security;
create policy system on public.review_photos to service_role using (true) with check (true);
-- A caller who may read the review may read its pictures.
create policy with_review on public.review_photos for select to anon, authenticated
  using (exists (select from public.reviews r where r.id = review_id));

grant select on public.review_photos to anon, authenticated;
grant select, insert, update, delete on public.review_photos to service_role;
