-- The first publication is version 1. What was public before it is version 0.

alter table public.content_versions drop constraint content_versions_number_check;

-- The history shows what people did, not that numbers changed.
alter table public.content_versions disable trigger audit;

-- Negative first, because a number belongs to one version at each moment.
update public.content_versions set number = -number
where (kind, record_id) in (
  select kind, record_id from public.content_versions
  where created_by is null and change_set is null and state = 'superseded' and changes = '{}'
);
with earlier as (
  select distinct on (kind, record_id) id, kind, record_id, number from public.content_versions
  where created_by is null and change_set is null and state = 'superseded' and changes = '{}'
    and number < 0
  order by kind, record_id, number desc
)
update public.content_versions v
set number = case
  when v.id = e.id then 0
  when v.number < e.number then -v.number - 1
  else -v.number
end
from earlier e where e.kind = v.kind and e.record_id = v.record_id;

alter table public.content_versions enable trigger audit;

alter table public.content_versions add constraint content_versions_number_bounds
  check (number >= 0);
