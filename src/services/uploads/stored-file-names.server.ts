import { sql, type RawBuilder } from 'kysely';

/** Every column that names a file in the store. A table that stores files is added here. */
export const storedFileNames: RawBuilder<{ name: string }> = sql`
  select file as name from public.review_photos
  union all select image_url from public.custom_service_images
  union all select cv_file from public.job_applications
  union all select image_url from public.order_photos
  union all select photo ->> 'name' from public.order_moves, jsonb_array_elements(photos) photo
  union all select image_url from public.return_photos
  union all select regexp_replace(avatar_url, '^/media/(avatars/[0-9a-f-]{36})$', '\\1.webp')
    from public.profiles where avatar_url like '/media/avatars/%'
  union all select 'media/' || m.id || '-' || m.width / 3 * thirds || '.' || type
    from public.media m, generate_series(1, 3) as thirds, unnest(array['webp', 'avif']) as type
  union all select substr(url, length('/media/') + 1)
    from public.product_models, unnest(array[glb_url, usdz_url]) as url where url like '/media/%'
  union all select 'storage/' || version || '.bin' from storage.objects
  union all select file from storage.resumable_parts`;

/** Files that are made again when they are missing: parts of pictures around their focal point. */
export const derivedFileNames: RawBuilder<{ name: string }> = sql`
  select 'media/' || m.id || '-' || cut || '-' || m.focal_x || '-' || m.focal_y || '-'
    || m.width / 3 * thirds || '.' || type as name
  from public.media m, unnest(array['4x5', '3x2', '16x9', '1x1']) as cut,
    generate_series(1, 3) as thirds, unnest(array['webp', 'avif']) as type`;
