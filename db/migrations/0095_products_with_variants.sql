-- The list of products filtered by variants, newest change first.
create index products_with_variants on public.products (has_variants, updated_at, id);
