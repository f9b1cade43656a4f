-- Pictures that customers send: of themselves, and of pieces in their rooms.

-- Files are stored and removed by this name, so only the shop itself may write it.
revoke update (avatar_url) on public.profiles from authenticated;

create table public.review_photos (
  id uuid primary key default gen_random_uuid(),
  review_id uuid not null references public.reviews (id) on delete cascade,
  position smallint not null check (position between 0 and 3),
  -- A name in the private store of uploads, never an address on the web.
  file text not null unique check (file ~ '^reviews/[0-9a-f-]+\.webp$'),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  created_at timestamptz not null default now(),
  -- With the four places above: no more than four pictures per review.
  unique (review_id, position)
);

create trigger content_changed after insert or update or delete or truncate on public.review_photos
  for each statement execute function private.notify_content_changed();

alter table public.review_photos enable row level security;
alter table public.review_photos force row level security;
create policy system on public.review_photos to service_role using (true) with check (true);
-- Whoever sees the review sees its pictures.
create policy with_review on public.review_photos for select to anon, authenticated
  using (exists (select from public.reviews r where r.id = review_id));

grant select on public.review_photos to anon, authenticated;
grant select, insert, update, delete on public.review_photos to service_role;
