-- Staff edit terms by change sets, which name a row by one column.
alter table public.product_terms add column id uuid not null default gen_random_uuid() unique;
grant insert (id) on public.product_terms to authenticated;
update private.audited_tables set key_columns = '{id}' where table_name = 'product_terms';
