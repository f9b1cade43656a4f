import { createClient } from '@supabase/supabase-js';

const shop = createClient(process.env.SHOP_URL, process.env.ANON_KEY);
const { data, error } = await shop.rpc('search_content', { search_term: 'lantern' });
if (error) throw error;
console.log(JSON.stringify(data));
