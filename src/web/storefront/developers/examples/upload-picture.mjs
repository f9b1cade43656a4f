import { readFile } from 'node:fs/promises';
import { createClient } from '@supabase/supabase-js';

const shop = createClient(process.env.SHOP_URL, process.env.SERVICE_KEY);
const pictures = shop.storage.from('product-images');
const name = `samples/${crypto.randomUUID()}.jpg`;
const { error } = await pictures.upload(name, await readFile(process.env.PICTURE), {
  contentType: 'image/jpeg',
});
if (error) throw error;
console.log(JSON.stringify(pictures.getPublicUrl(name).data));
