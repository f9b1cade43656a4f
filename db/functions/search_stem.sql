-- A key without the endings of regular plurals and of the feminine. A key is looked up as it is first: مكتب is
-- a desk and مكتبة a bookcase.
create or replace function private.search_stem(key text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select coalesce(string_agg(
    case
      when word ~ '^[a-z]{2,}ies$' then regexp_replace(word, 'ies$', 'y')
      when word ~ '^[a-z]{2,}l?ves$' then regexp_replace(word, 'ves$', 'f')
      when word ~ '^[a-z]+(ch|sh|ss|x)es$' then left(word, -2)
      when word ~ '^[a-z]{2,}[^s]s$' then left(word, -1)
      when word ~ '^[ء-ي]{5,}$' and word ~ '(ات|اء)$' then left(word, -2)
      when word ~ '^[ء-ي]{4,}$' and word ~ '[اه]$' then left(word, -1)
      else word
    end, ' ' order by place), '')
  from unnest(string_to_array(key, ' ')) with ordinality split (word, place)
$$;
grant execute on function private.search_stem(text) to service_role;
