-- The picture of a product in lists is its main one: the primary picture, else the first.
create or replace function private.show_main_picture() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  touched uuid[];
begin
  if tg_op = 'DELETE' then
    select array_agg(distinct product_id) into touched from old_rows;
  else
    select array_agg(distinct product_id) into touched from new_rows;
  end if;
  update public.products p set image_url = main.image_url
  from (
    select t.id, (
      select i.image_url from public.product_images i where i.product_id = t.id
      order by i.is_primary desc, i.display_order, i.id limit 1
    ) as image_url
    from unnest(touched) as t (id)
  ) main
  where p.id = main.id and p.image_url is distinct from main.image_url;
  return null;
end
$$;
alter function private.show_main_picture() owner to service_role;

create or replace trigger show_main_after_insert after insert on public.product_images
  referencing new table as new_rows
  for each statement execute function private.show_main_picture();
create or replace trigger show_main_after_update after update on public.product_images
  referencing new table as new_rows
  for each statement execute function private.show_main_picture();
create or replace trigger show_main_after_delete after delete on public.product_images
  referencing old table as old_rows
  for each statement execute function private.show_main_picture();
