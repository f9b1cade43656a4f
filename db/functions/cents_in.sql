-- The cents of a typed amount: "1,200", "1.5k", "ألفين". The last separator before two digits is that of cents.
create or replace function private.cents_in(amount text) returns bigint
language sql immutable strict parallel safe set search_path = '' as $$
  select case
    when amount ~ '[أا]لفين' then 200000
    when digits is null then 100000
    else (least(digits::numeric, 99999999)
      * case when amount ~ '\dk|\d\s*k|\d\s*[أا]لف|\d\s*[آا]لاف' then 1000 else 1 end * 100)::bigint
  end
  from (
    select regexp_replace(
      regexp_replace(substring(amount from '\d[\d.,]*'), '[.,](\d{3})(?!\d)', '\1', 'g'), ',', '.', 'g'
    ) as written
  ) typed
  cross join lateral (select substring(written from '^\d+(?:\.\d+)?') as digits) read
$$;
grant execute on function private.cents_in(text) to service_role;
