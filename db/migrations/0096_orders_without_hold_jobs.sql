-- Holds of orders are looked after by one job for all of them; the job of each order is not run any more.
do $$
begin
  if to_regclass('graphile_worker._private_jobs') is not null then
    execute 'delete from graphile_worker._private_jobs where key like ''order-hold:%'' and locked_at is null';
  end if;
end
$$;
