-- The hero of the home page was photographed anew, wider, and upright for telephones. Whoever kept
-- the picture that came with the shop gets the new one; a picture of their own stays.

update public.page_content
set content = content || jsonb_build_object(
  'image', '/pictures/rooms/hero/1920.webp',
  'image_width', 1920,
  'image_height', 1080,
  'image_upright', '/pictures/rooms/hero-upright/960.webp'
)
where content ->> 'image' = '/pictures/rooms/hero/1584.webp';

update public.project_images
set image_url = '/pictures/work/sheikh-zayed-villa-3/1260.webp', width = 1260, height = 840
where image_url = '/pictures/work/sheikh-zayed-villa-3/1050.webp';
