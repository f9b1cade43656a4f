import type { Text } from '../text.ts';

export type ProjectSeed = {
  slug: string;
  title: Text;
  category: 'residential' | 'commercial' | 'office' | 'hospitality';
  description: Text;
  location: Text;
  client: Text;
  /** Percent; 100 means handed over. */
  progress: number;
  /** Days before the seed date. */
  startedDaysAgo: number;
  completedDaysAgo?: number;
};

export const projects: readonly ProjectSeed[] = [
  {
    slug: 'esna-caravanserai',
    title: ['The caravanserai of Esna', 'وكالة إسنا'],
    category: 'hospitality',
    description: [
      'Eighteen guest rooms and a courtyard café in a restored Ottoman caravanserai. Doors and screens are on the lathes; the beds are assembled and waiting for their finish.',
      'ثماني عشرة غرفة للنزلاء ومقهى في حوش وكالة عثمانية مرممة. الأبواب والمشربيات على المخارط، والأسرّة رُكّبت وتنتظر التشطيب.',
    ],
    location: ['Esna, Luxor', 'إسنا، الأقصر'],
    client: ['Wekalat Esna', 'وكالة إسنا للضيافة'],
    progress: 65,
    startedDaysAgo: 190,
  },
  {
    slug: 'sheikh-zayed-villa',
    title: ['A courtyard villa in Sheikh Zayed', 'فيلا بفناء في الشيخ زايد'],
    category: 'residential',
    description: [
      'A new house drawn around an old idea: the courtyard. We are making its windows, its kitchen and everything that stands on the floor.',
      'بيت جديد حول فكرة قديمة: الفناء. نصنع شبابيكه ومطبخه وكل ما يقف على أرضه.',
    ],
    location: ['Sheikh Zayed, Giza', 'الشيخ زايد، الجيزة'],
    client: ['A family who prefer not to be named', 'عائلة فضّلت عدم ذكر اسمها'],
    progress: 40,
    startedDaysAgo: 110,
  },
  {
    slug: 'downtown-archive',
    title: ['An archive downtown', 'أرشيف في وسط البلد'],
    category: 'office',
    description: [
      'Shelving, reading desks and lockers for a photographic archive. Mock-ups are approved, the walnut is drying.',
      'رفوف ومكاتب قراءة وخزائن لأرشيف صور فوتوغرافية. اعتُمدت النماذج، والجوز في التجفيف.',
    ],
    location: ['Downtown, Cairo', 'وسط البلد، القاهرة'],
    client: ['Ain Photo Archive', 'أرشيف عين للصورة'],
    progress: 20,
    startedDaysAgo: 45,
  },
  {
    slug: 'dahab-restaurant',
    title: ['A fish restaurant in Dahab', 'مطعم أسماك في دهب'],
    category: 'hospitality',
    description: [
      'Forty covers by the water in beech, cane and brass that may turn green. The chairs are being packed; the lanterns come next.',
      'أربعون مقعدًا على الماء من الزان والخيزران ونحاس لا يضره أن يخضرّ. الكراسي تُغلَّف الآن، والفوانيس بعدها.',
    ],
    location: ['Dahab, South Sinai', 'دهب، جنوب سيناء'],
    client: ['Sayyad Restaurant', 'مطعم الصياد'],
    progress: 85,
    startedDaysAgo: 130,
  },
  {
    slug: 'mansoura-clinic',
    title: ['A children’s clinic in Mansoura', 'عيادة أطفال في المنصورة'],
    category: 'commercial',
    description: [
      'Round edges, washable linen and a mashrabiya house in the waiting room. Handed over on time, tested by its patients.',
      'حواف مدوّرة وكتان يُغسل وبيت مشربية في غرفة الانتظار. سُلّمت في موعدها واختبرها المرضى الصغار.',
    ],
    location: ['Mansoura, Dakahlia', 'المنصورة، الدقهلية'],
    client: ['Dr. Mona Fahmy', 'د. منى فهمي'],
    progress: 100,
    startedDaysAgo: 320,
    completedDaysAgo: 150,
  },
  {
    slug: 'manial-reading-room',
    title: ['A reading room in Manial', 'قاعة قراءة في المنيل'],
    category: 'office',
    description: [
      'Twelve reading desks with alabaster lamps for a private library, and a ladder that runs the length of the room without a sound.',
      'اثنا عشر مكتبًا للقراءة بأباجورات ألباستر لمكتبة خاصة، وسلم يجري بطول القاعة بلا صوت.',
    ],
    location: ['Manial, Cairo', 'المنيل، القاهرة'],
    client: ['Raouf Library', 'مكتبة رؤوف'],
    progress: 100,
    startedDaysAgo: 400,
    completedDaysAgo: 215,
  },
];
