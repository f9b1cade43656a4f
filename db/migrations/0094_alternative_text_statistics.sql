-- Without statistics of these expressions the planner expects that every 200th picture lacks a text.
-- After an import every one may: then it read all pictures to count the first 10,000 products.
create statistics public.product_images_texts on (coalesce(alt_en, '')), (coalesce(alt_ar, ''))
  from public.product_images;
