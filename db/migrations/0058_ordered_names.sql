-- Every name under which a piece was ordered, one time: to find orders by the name of a piece, few names
-- are searched and not all lines.

create table public.ordered_names (
  id integer generated always as identity primary key,
  name text not null,
  name_ar text,
  sku text not null,
  constraint ordered_names_unique unique nulls not distinct (name, name_ar, sku)
);
create index ordered_names_by_words on public.ordered_names using gin (
  name extensions.gin_trgm_ops, name_ar extensions.gin_trgm_ops, sku extensions.gin_trgm_ops);

alter table public.ordered_names enable row level security;
alter table public.ordered_names force row level security;
create policy system on public.ordered_names to service_role using (true) with check (true);
grant select, insert, update, delete on public.ordered_names to service_role;

insert into public.ordered_names (name, name_ar, sku)
select distinct name, name_ar, sku from public.order_items;

-- private.name_ordered_piece fills it.
alter table public.order_items add column name_id integer references public.ordered_names (id);
update public.order_items i set name_id = n.id from public.ordered_names n
where n.name = i.name and n.name_ar is not distinct from i.name_ar and n.sku = i.sku;
create index order_items_of_name on public.order_items (name_id, order_id);
drop index public.order_items_by_words;

-- One update of an order after its lines are inserted, by private.summarise_order_lines.
drop trigger if exists promise_with_pieces on public.order_items;
drop function if exists private.promise_with_pieces();
