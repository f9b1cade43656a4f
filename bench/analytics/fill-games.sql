-- A year of games until now, as many as bench.games says: four questions each, a wheel for those that
-- were right, and a claim for few.

insert into public.game_prizes (id, name, type, quantity, original_quantity)
select pg_temp.key('prize', n), 'Year prize ' || n, 'product', 1000, 5000 from generate_series(1, 6) n;

insert into public.game_questions (id, question, options, correct_answer)
select pg_temp.key('question', n), 'Year question ' || n, array['a', 'b'], 'a' from generate_series(1, 4) n;

create temporary table game on commit drop as
select n, pg_temp.key('game', n) as id, pg_temp.key('device', n % (games * 2 / 5 + 1)) as device_id,
  date_trunc('minute', now()) - pg_temp.scatter(n, 51, 525600) * interval '1 minute' as started,
  pg_temp.scatter(n, 52, 6) = 0 as is_right, n < games / 50 and pg_temp.scatter(n, 52, 6) = 0 as is_claimed
from (select current_setting('bench.games')::integer as games) s, generate_series(1, games) n;

insert into public.game_devices (id, play_count) select device_id, count(*) from game group by 1;
insert into public.game_device_analytics (device_id, browser, os, device_type, first_session, last_session,
  session_count)
select device_id, (array['Chrome', 'Safari', 'Firefox', 'Instagram'])[1 + min(n) % 4],
  (array['Android', 'iOS', 'Windows', 'macOS'])[1 + min(n) % 4],
  (array['mobile', 'mobile', 'desktop', 'tablet'])[1 + min(n) % 4], min(started), max(started), count(*)
from game group by 1;

insert into public.games (id, device_id, stage, started_at, expires_at, completed_at)
select id, device_id, 'complete', started, started + interval '1 hour', started + interval '2 minutes'
from game;

insert into public.game_turns (game_id, position, question_id, option_order, starts_at, answered_at, option,
  is_correct, seconds)
select id, position, pg_temp.key('question', position + 1), array[0, 1], started, started, 0,
  is_right or pg_temp.scatter(n, 60 + position, 2) = 0 and position < 3, 5
from game, generate_series(0, 3) position;

insert into public.game_draws (game_id, segments, commitment, secret, nonce, segment, drawn_at)
select id, array_fill(pg_temp.key('prize', 1 + n % 6), array[12]), repeat('a', 64), repeat('b', 64), 'n', 0,
  started
from game where is_right;

insert into public.claimed_prizes (prize_id, device_id, game_id, instagram_username, prize_name, claimed_at)
select pg_temp.key('prize', 1 + n % 6), device_id, id, 'player' || n, 'Year prize', started
from game where is_claimed;

insert into public.game_conversion_funnel (date, game_views, game_starts, questions_completed, wheel_spins,
  prizes_claimed)
select (started at time zone 'Africa/Cairo')::date, count(*) * 3, count(*), count(*),
  count(*) filter (where is_right), count(*) filter (where is_claimed)
from game group by 1;
