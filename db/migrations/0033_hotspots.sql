-- Where in a picture of a commission a product stands. Named by picture and product alone: the list of
-- products used is replaced as a whole whenever it is saved, and must not take the points with it.

create table public.portfolio_hotspots (
  id uuid primary key default gen_random_uuid(),
  image_id uuid not null references public.portfolio_images (id) on delete cascade,
  product_id uuid not null references public.products (id) on delete cascade,
  -- Percent of the picture's width and height, from its top left corner in either language.
  x numeric(4, 1) not null check (x between 0 and 100),
  y numeric(4, 1) not null check (y between 0 and 100),
  created_at timestamptz not null default now(),
  unique (image_id, product_id)
);

create index portfolio_hotspots_of_product on public.portfolio_hotspots (product_id);

create trigger content_changed after insert or update or delete or truncate on public.portfolio_hotspots
  for each statement execute function private.notify_content_changed();

alter table public.portfolio_hotspots enable row level security;
alter table public.portfolio_hotspots force row level security;
create policy system on public.portfolio_hotspots to service_role using (true) with check (true);
create policy public_read on public.portfolio_hotspots for select to anon, authenticated
  using (
    exists (
      select from public.portfolio_images i
      join public.portfolio_projects p on p.id = i.portfolio_id
      where i.id = image_id and p.status = 'published'
    )
    and exists (select from public.products p where p.id = product_id and p.status = 'published')
  );
create policy staff on public.portfolio_hotspots to authenticated
  using ((select private.has_role('technical_office_manager')))
  with check ((select private.has_role('technical_office_manager')));

grant select on public.portfolio_hotspots to anon, authenticated;
grant insert (id, image_id, product_id, x, y), update (x, y), delete
  on public.portfolio_hotspots to authenticated;
grant select, insert, update, delete on public.portfolio_hotspots to service_role;
