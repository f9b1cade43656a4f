-- Sends a broadcast to the subscribers of a topic of /realtime/v1, when the transaction commits. The
-- caller needs the right to insert into realtime.messages; the row that is tried is taken back, and a
-- message that may not be sent only raises a warning, as with hosted backends.
create or replace function realtime.send(
  payload jsonb, event text, topic text, private boolean default true
) returns void
language plpgsql set search_path = '' as $$
declare
  -- A notification holds 8,000 bytes.
  part_length constant integer := 7500;
  max_bytes constant integer := 262144;
  id constant uuid := gen_random_uuid();
  message text;
  parts integer;
begin
  perform pg_catalog.set_config('realtime.topic', send.topic, true);
  begin
    insert into realtime.messages (topic, extension, event, payload, private)
    values (send.topic, 'broadcast', send.event, send.payload, send.private);
    raise exception using errcode = 'RT000';
  exception when others then
    if sqlstate <> 'RT000' then
      raise warning 'WarnSendingBroadcastMessage: %', sqlerrm;
      return;
    end if;
  end;
  if octet_length(payload::text) > max_bytes then
    raise warning 'WarnSendingBroadcastMessage: the payload is larger than % bytes', max_bytes;
    return;
  end if;
  message := translate(encode(convert_to(jsonb_build_object(
    'topic', topic, 'event', event, 'private', private,
    'payload', jsonb_build_object('id', id) || payload
  )::text, 'UTF8'), 'base64'), E'\n', '');
  parts := ceil(length(message)::numeric / part_length);
  perform private.pg_notify('realtime_broadcasts',
    concat_ws(' ', id, n, parts, substr(message, n * part_length + 1, part_length)))
  from generate_series(0, parts - 1) n;
end
$$;
revoke execute on function realtime.send(jsonb, text, text, boolean) from public;
grant execute on function realtime.send(jsonb, text, text, boolean)
  to anon, authenticated, service_role;
