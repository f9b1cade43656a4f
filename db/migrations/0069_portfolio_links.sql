-- Change sets lock the rows that they remove, and locking a row needs the right to change a column of it.
grant update (product_id) on public.portfolio_products to authenticated;
