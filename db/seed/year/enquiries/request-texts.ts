import type { Text } from '../../text.ts';

type RequestText = {
  title: Text;
  message: Text;
  service: 'custom_furniture' | 'interior_design' | 'restoration' | 'design_consultation';
  project: 'residential' | 'commercial' | 'office' | 'hospitality';
  budget: 'under_10k' | '10k_25k' | '25k_50k' | '50k_100k' | 'above_100k';
  /** Square metres. */
  area: number | null;
};

/** What people ask the technical office to make. */
export const requestTexts: readonly RequestText[] = [
  {
    title: ['Library wall for a study', 'مكتبة حائط لغرفة مكتب'],
    message: [
      'Floor to ceiling, 420 by 280 cm, with a ladder and two glass doors for the old books.',
      'من الأرض إلى السقف بعرض ٤٢٠ سم، مع سلم وضلفتين زجاج للكتب القديمة.',
    ],
    service: 'custom_furniture',
    project: 'residential',
    budget: '10k_25k',
    area: 24,
  },
  {
    title: ['Mashrabiya for a balcony', 'مشربية للشرفة'],
    message: [
      'The afternoon sun is strong. We want shade without losing the view of the street.',
      'شمس العصر قوية، ونريد ظلًا لا يحجب الشارع.',
    ],
    service: 'custom_furniture',
    project: 'residential',
    budget: 'under_10k',
    area: 9,
  },
  {
    title: ['Reception of a dental clinic', 'استقبال عيادة أسنان'],
    message: [
      'A counter, eight chairs and something on the wall that calms people.',
      'كاونتر وثمانية كراسي وعمل على الحائط يهدئ الناس.',
    ],
    service: 'interior_design',
    project: 'commercial',
    budget: '10k_25k',
    area: 45,
  },
  {
    title: ['My parents’ dining chairs', 'كراسي سفرة والديّ'],
    message: [
      'Eight chairs from 1961. Three wobble, and the cane has given way on two.',
      'ثمانية كراسي من عام ١٩٦١، ثلاثة منها تهتز والخيزران انقطع في اثنين.',
    ],
    service: 'restoration',
    project: 'residential',
    budget: 'under_10k',
    area: null,
  },
  {
    title: ['Boardroom for twelve', 'غرفة اجتماعات لاثني عشر شخصًا'],
    message: [
      'An oval table with sockets that do not show, and a sideboard for the screen.',
      'ترابيزة بيضاوية بمآخذ كهرباء غير ظاهرة، وبوفيه للشاشة.',
    ],
    service: 'custom_furniture',
    project: 'office',
    budget: '25k_50k',
    area: 60,
  },
  {
    title: ['Rooms of a small hotel', 'غرف فندق صغير'],
    message: [
      'Fourteen rooms by the sea. Beds, wardrobes and lamps that stand salt and guests.',
      'أربع عشرة غرفة على البحر، أسرّة ودواليب وأباجورات تتحمل الملح والنزلاء.',
    ],
    service: 'interior_design',
    project: 'hospitality',
    budget: 'above_100k',
    area: 520,
  },
  {
    title: ['Which wood for a kitchen', 'أي خشب للمطبخ'],
    message: [
      'We have plans from the architect and would like an hour of advice before we decide.',
      'معنا رسومات المهندس ونريد ساعة مشورة قبل القرار.',
    ],
    service: 'design_consultation',
    project: 'residential',
    budget: '10k_25k',
    area: 18,
  },
  {
    title: ['Café in an old garage', 'مقهى في جراج قديم'],
    message: [
      'Ten small tables, a long bench and lanterns. We open after the feast.',
      'عشر ترابيزات صغيرة وكنبة طويلة وفوانيس، والافتتاح بعد العيد.',
    ],
    service: 'interior_design',
    project: 'hospitality',
    budget: '25k_50k',
    area: 130,
  },
];
