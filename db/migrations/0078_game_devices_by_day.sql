-- Devices by the day on which they first came, for the analytics of the game. The first session never
-- changes, so that later sessions do not touch the index.
create index game_device_analytics_by_day on public.game_device_analytics
  (first_session, device_type, os, browser);
