-- Devices of the game by the day on which they first came, for the analytics: a year of them is some
-- thousand rows instead of every device. refresh_daily_game_analytics counts them.
create table public.daily_game_devices (
  date date not null,
  device_type text not null,
  os text not null,
  browser text not null,
  devices integer not null check (devices > 0),
  primary key (date, device_type, os, browser)
);

alter table public.daily_game_devices enable row level security;
alter table public.daily_game_devices force row level security;
create policy system on public.daily_game_devices to service_role using (true) with check (true);
create policy staff_read on public.daily_game_devices for select to authenticated
  using ((select private.has_role('marketing')));
grant select on public.daily_game_devices to authenticated;
grant select, insert, update, delete on public.daily_game_devices to service_role;

insert into public.daily_game_devices (date, device_type, os, browser, devices)
select (first_session at time zone 'Africa/Cairo')::date, device_type, os, browser, count(*)
from public.game_device_analytics group by 1, 2, 3, 4;

-- The refresh finds the devices of the last days by it; the other columns are no longer read from it.
drop index public.game_device_analytics_by_day;
create index game_device_analytics_by_day on public.game_device_analytics (first_session);
