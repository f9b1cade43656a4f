-- Photos of the demo's reviews are public files of the shop, as those of its orders are.
alter table public.review_photos drop constraint review_photos_file_check;
alter table public.review_photos add constraint review_photos_file_check
  check (file ~ '^(reviews/[0-9a-f-]+|/pictures/reviews/[a-z_]+)\.webp$');
