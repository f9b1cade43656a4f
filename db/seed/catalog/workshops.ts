import type { Text } from '../text.ts';
import type { CraftKey, OriginKey } from './vocabulary.ts';

const abuSamra: Text = ['Abu Samra & Sons', 'ورشة أبو سمرة وأولاده'];

const byOrigin: Record<OriginKey, Text> = {
  damietta: ['Shatta Joiners', 'نجارو شطا'],
  khan: ['Sayed Inlay, Wekalat al-Qutn', 'عم سيد الصدفجي، وكالة القطن'],
  nahhasin: ['Bayt al-Nahhas', 'بيت النحّاس'],
  khayamiya: ['Tarek the Tentmaker', 'الأسطى طارق الخيّامي'],
  ghouriya: ['Ghouriya Cloth', 'أقمشة الغورية'],
  darb: ['Taht al-Rab Lathes', 'مخارط تحت الربع'],
  fustat: ['Hoda’s Kiln', 'فرن هدى'],
  tanneries: ['Magra Saddlers', 'سروجية مجرى العيون'],
  mekky: ['Mekky Brothers', 'الإخوة مكي'],
  kerdasa: ['Kerdasa Wide Looms', 'أنوال كرداسة العريضة'],
  harraniya: ['The Harraniya Weavers', 'نسّاجات الحرانية'],
  manqadi: ['Umm Karim’s Bench', 'ورشة أم كريم'],
  fuwwah: ['Fuwwah Kilim House', 'بيت كليم فوّه'],
  tunis: ['Lake Pottery', 'فخار البحيرة'],
  fayoum: ['The Basket Women of Al-Aalam', 'سيدات سلال الأعلام'],
  akhmim: ['Akhmim Loom House', 'بيت أنوال أخميم'],
  naqada: ['Naqada Ferka Weavers', 'نسّاجو فركة نقادة'],
  garagos: ['Garagos Village Pottery', 'فخار قرية جراجوس'],
  hegaza: ['Hegaza Carvers', 'حفّارو حجازة'],
  qurna: ['Abdel-Radi Alabaster', 'ألباستر الشيخ عبد الراضي'],
  aswan: ['Soheil Basket Circle', 'سيدات سلال سهيل'],
  siwa: ['Shali Households', 'بيوت شالي'],
  arish: ['Women Weavers of Al-Arish', 'ناسجات العريش'],
};

/** Where several crafts share a quarter, the craft decides which workshop makes a piece. */
const byCraft: Partial<Record<OriginKey, Partial<Record<CraftKey, Text>>>> = {
  damietta: {
    mashrabiya: abuSamra,
    arabesque: ['Usta Mahrous', 'ورشة الأسطى محروس'],
    carving: ['Usta Ragab', 'ورشة الأسطى رجب'],
    upholstery: ['Damietta Upholsterers', 'منجّدو دمياط'],
  },
  khan: {
    metalwork: ['Khan Coppersmiths', 'نحّاسو الخان'],
    arabesque: ['Usta Gamal, Khan el-Khalili', 'ورشة الأسطى جمال، خان الخليلي'],
  },
  darb: {
    metalwork: ['Darb al-Ahmar Lanterns', 'فوانيس الدرب الأحمر'],
    joinery: ['Darb al-Ahmar Joiners', 'نجارو الدرب الأحمر'],
  },
};

export const workshopOf = (origin: OriginKey, craft: CraftKey): Text =>
  byCraft[origin]?.[craft] ?? byOrigin[origin];
