-- A notice that also names whose rows changed, so that the page of one product outlives the sale of another.
-- The argument is the column that names them.

create function private.notify_rows_changed() returns trigger
language plpgsql set search_path = '' as $$
declare
  most constant integer := 50;
  changed text[];
begin
  case tg_op
    when 'INSERT' then
      select array_agg(distinct to_jsonb(r) ->> tg_argv[0]) into changed from new_rows r;
    when 'DELETE' then
      select array_agg(distinct to_jsonb(r) ->> tg_argv[0]) into changed from old_rows r;
    else
      select array_agg(distinct row ->> tg_argv[0]) into changed
      from (select to_jsonb(o) from old_rows o union all select to_jsonb(n) from new_rows n) r (row);
  end case;
  if changed is null then
    return null;
  end if;
  perform pg_catalog.pg_notify('content_changed', tg_table_name || case
    when cardinality(changed) <= most then ' ' || array_to_string(changed, ',')
    else ''
  end);
  return null;
end
$$;

drop trigger content_changed on public.products;
create trigger rows_inserted after insert on public.products referencing new table as new_rows
  for each statement execute function private.notify_rows_changed('id');
create trigger rows_updated after update on public.products referencing old table as old_rows new table as new_rows
  for each statement execute function private.notify_rows_changed('id');
create trigger rows_deleted after delete on public.products referencing old table as old_rows
  for each statement execute function private.notify_rows_changed('id');
create trigger emptied after truncate on public.products
  for each statement execute function private.notify_content_changed();

drop trigger content_changed on public.product_variants;
create trigger rows_inserted after insert on public.product_variants referencing new table as new_rows
  for each statement execute function private.notify_rows_changed('product_id');
create trigger rows_updated after update on public.product_variants referencing old table as old_rows new table as new_rows
  for each statement execute function private.notify_rows_changed('product_id');
create trigger rows_deleted after delete on public.product_variants referencing old table as old_rows
  for each statement execute function private.notify_rows_changed('product_id');
create trigger emptied after truncate on public.product_variants
  for each statement execute function private.notify_content_changed();

drop trigger content_changed on public.product_images;
create trigger rows_inserted after insert on public.product_images referencing new table as new_rows
  for each statement execute function private.notify_rows_changed('product_id');
create trigger rows_updated after update on public.product_images referencing old table as old_rows new table as new_rows
  for each statement execute function private.notify_rows_changed('product_id');
create trigger rows_deleted after delete on public.product_images referencing old table as old_rows
  for each statement execute function private.notify_rows_changed('product_id');
create trigger emptied after truncate on public.product_images
  for each statement execute function private.notify_content_changed();

drop trigger content_changed on public.reviews;
create trigger rows_inserted after insert on public.reviews referencing new table as new_rows
  for each statement execute function private.notify_rows_changed('product_id');
create trigger rows_updated after update on public.reviews referencing old table as old_rows new table as new_rows
  for each statement execute function private.notify_rows_changed('product_id');
create trigger rows_deleted after delete on public.reviews referencing old table as old_rows
  for each statement execute function private.notify_rows_changed('product_id');
create trigger emptied after truncate on public.reviews
  for each statement execute function private.notify_content_changed();
