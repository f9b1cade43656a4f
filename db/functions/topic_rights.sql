-- What the caller may do in a private channel, decided by the policies on realtime.messages. Every row
-- that is tried is taken back; a policy that fails counts as a rejection.
create or replace function private.topic_rights(topic text)
returns table (readable text[], writable text[])
language plpgsql set search_path = '' as $$
declare
  tried text;
  samples uuid[];
begin
  readable := '{}';
  writable := '{}';
  perform pg_catalog.set_config('realtime.topic', topic, true);
  begin
    samples := private.add_topic_samples(topic);
    select coalesce(array_agg(m.extension order by m.extension), '{}') into readable
    from realtime.messages m where m.id = any (samples);
    raise exception using errcode = 'RT000';
  exception when others then
    if sqlstate <> 'RT000' then readable := '{}'; end if;
  end;
  foreach tried in array array['broadcast', 'presence'] loop
    begin
      insert into realtime.messages (topic, extension)
      values (topic_rights.topic, tried);
      raise exception using errcode = 'RT000';
    exception when others then
      if sqlstate = 'RT000' then writable := writable || tried; end if;
    end;
  end loop;
  return next;
end
$$;
grant execute on function private.topic_rights(text) to anon, authenticated, service_role;
