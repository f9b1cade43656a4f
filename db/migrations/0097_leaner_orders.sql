-- Prefixes of orders_of_recipient (email, created_at), which finds the few orders of an address as well.
drop index public.orders_of_address;
drop index public.orders_of_guest;
