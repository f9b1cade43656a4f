-- What a customer follows an order by: notes in both languages, photographs from the workshop, the
-- day of delivery that the time for returns counts from, and which pieces were made for this order.

alter table public.order_timeline add column note_ar text check (char_length(note_ar) <= 2000);

alter table public.orders add column delivered_at timestamptz;
alter table public.order_items add column made_to_order boolean not null default false;

-- The tables hold their owner to their policies too; the system may write every row.
set local role service_role;
update public.orders o
set delivered_at = (
  select max(t.created_at) from public.order_timeline t
  where t.order_id = o.id and t.status = 'delivered'
);

update public.order_items i
set made_to_order = true
from public.products p
where p.id = i.product_id and p.is_preorder;
reset role;

-- A piece that was sold before it existed is made for its buyer; the line remembers it, whatever
-- becomes of the product.
create function private.note_made_to_order() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  select new.made_to_order or p.is_preorder into new.made_to_order
  from public.products p where p.id = new.product_id;
  new.made_to_order := coalesce(new.made_to_order, false);
  return new;
end
$$;
alter function private.note_made_to_order() owner to service_role;

create trigger note_made_to_order before insert on public.order_items
  for each row when (new.product_id is not null) execute function private.note_made_to_order();

create table public.order_photos (
  id uuid primary key default gen_random_uuid(),
  timeline_id uuid not null references public.order_timeline (id) on delete cascade,
  -- A name in the private store, or an address among the shop's own public pictures.
  image_url text not null check (image_url ~ '^(order-photos/|/pictures/)[\w/-]+\.webp$'),
  alt_en text check (char_length(alt_en) <= 300),
  alt_ar text check (char_length(alt_ar) <= 300),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  display_order smallint not null default 0 check (display_order between 0 and 9),
  created_at timestamptz not null default now(),
  unique (timeline_id, display_order)
);

alter table public.order_photos enable row level security;
alter table public.order_photos force row level security;
create policy system on public.order_photos to service_role using (true) with check (true);
-- Whoever sees the entry sees its photographs.
create policy with_entry on public.order_photos for select to authenticated
  using (exists (select from public.order_timeline t where t.id = timeline_id));

grant select on public.order_photos to authenticated;
grant select, insert, update, delete on public.order_photos to service_role;
