-- The rating and review count of a product follow its approved reviews. The product is locked first, so
-- that two concurrent approvals are both counted.
create or replace function private.rate_product() returns trigger
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

create or replace trigger rate_product after insert or update of rating, status, product_id or delete on public.reviews
  for each row execute function private.rate_product();
