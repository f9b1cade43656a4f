import type { Text } from '../text.ts';

export const team: readonly {
  name: Text;
  position: Text;
  bio: Text;
  /** The picture of their bench or work under public/pictures/team. */
  craft: string;
}[] = [
  {
    name: ['Laila Abdelhadi', 'ليلى عبد الهادي'],
    position: ['Founder and general manager', 'المؤسسة والمديرة العامة'],
    bio: [
      'An architect who restored houses until she noticed that the doors outlived the plans. She opened the showroom in 2014 with eleven chairs.',
      'مهندسة معمارية كانت ترمم البيوت حتى لاحظت أن الأبواب تعيش أطول من الرسومات. افتتحت المعرض عام ٢٠١٤ بأحد عشر كرسيًا.',
    ],
    craft: 'doors',
  },
  {
    name: ['Karim Abu Samra', 'كريم أبو سمرة'],
    position: ['Head of the technical office', 'مدير المكتب الفني'],
    bio: [
      'Third generation of turners from Damietta. Draws by hand first, then on the computer, then by hand again.',
      'الجيل الثالث من خراطي دمياط. يرسم بيده أولًا ثم على الكمبيوتر ثم بيده من جديد.',
    ],
    craft: 'turning',
  },
  {
    name: ['Hoda Gamal', 'هدى جمال'],
    position: ['Ceramics and glass', 'الخزف والزجاج'],
    bio: [
      'Keeps the kiln and a drawer of shards found around it. Her turquoise took her six years.',
      'ترعى الفرن ومعه درج من الشقف الذي وجدته حوله. استغرق لونها الفيروزي ست سنوات.',
    ],
    craft: 'kiln',
  },
  {
    name: ['Omar Shafik', 'عمر شفيق'],
    position: ['Showroom and sales', 'المعرض والمبيعات'],
    bio: [
      'Knows which lift in Cairo takes which sofa. Calls every customer himself.',
      'يعرف أي أسانسير في القاهرة يسع أي كنبة، ويتصل بكل عميل بنفسه.',
    ],
    craft: 'showroom',
  },
  {
    name: ['Mahrous Abdel-Aal', 'محروس عبد العال'],
    position: ['Master of star panels', 'أسطى الأرابيسك'],
    bio: [
      'Has cut stars since he was twelve and still lays each one out with compass and string.',
      'يقطع النجوم منذ كان في الثانية عشرة، وما زال يرسم كل نجمة بالفرجار والخيط.',
    ],
    craft: 'stars',
  },
  {
    name: ['Dina Halim', 'دينا حليم'],
    position: ['Marketing', 'التسويق'],
    bio: [
      'Writes down what the craftsmen say and leaves it as it is. That is the whole method.',
      'تكتب ما يقوله الصنّاع وتتركه كما هو. هذا هو المنهج كله.',
    ],
    craft: 'notes',
  },
  {
    name: ['Yasmin Adel', 'ياسمين عادل'],
    position: ['Editor', 'المحررة'],
    bio: [
      'Makes sure that both languages say the same and that neither sounds translated.',
      'تحرص على أن تقول اللغتان الشيء نفسه دون أن تبدو إحداهما ترجمة للأخرى.',
    ],
    craft: 'pages',
  },
  {
    name: ['Ragab Sultan', 'رجب سلطان'],
    position: ['Carving and delivery', 'الحفر والتسليم'],
    bio: [
      'Carves headboards, and goes along to put them up, because nobody else is allowed to carry them.',
      'يحفر ظهور الأسرّة ويذهب بنفسه لتركيبها، فلا يسمح لأحد غيره بحملها.',
    ],
    craft: 'carving',
  },
];

export const partners: readonly {
  name: Text;
  description: Text;
  website: string;
  /** The file name of the logo under public/pictures/partners. */
  mark: string;
}[] = [
  {
    name: ['Akhmim Loom House', 'بيت أنوال أخميم'],
    description: ['Fourteen looms that weave our linen.', 'أربعة عشر نولًا تنسج كتاننا.'],
    website: 'https://akhmim-looms.example',
    mark: 'akhmim-loom-house',
  },
  {
    name: ['Nile Timber', 'أخشاب النيل'],
    description: [
      'Certified walnut, beech and mahogany, dried for two years.',
      'أخشاب جوز وزان وماهوجني معتمدة، جُففت عامين.',
    ],
    website: 'https://nile-timber.example',
    mark: 'nile-timber',
  },
  {
    name: ['Bab Zuweila Metal', 'نحاس باب زويلة'],
    description: ['Brass and copper, from sheet to lantern.', 'النحاس من اللوح إلى الفانوس.'],
    website: 'https://bab-zuweila-metal.example',
    mark: 'bab-zuweila-metal',
  },
  {
    name: ['Studio Zawya', 'استوديو زاوية'],
    description: ['Interior designers we draw with.', 'مصممو ديكور نرسم معهم.'],
    website: 'https://zawya.example',
    mark: 'studio-zawya',
  },
  {
    name: ['Beit Sabil Lodge', 'نُزل بيت السبيل'],
    description: [
      'Fourteen rooms in Luxor, all furnished by us.',
      'أربع عشرة غرفة في الأقصر فرشناها كلها.',
    ],
    website: 'https://beit-sabil.example',
    mark: 'beit-sabil-lodge',
  },
  {
    name: ['Hirfa Fund', 'صندوق حرفة'],
    description: ['Pays the first year of our apprentices.', 'يتكفل بالسنة الأولى لمتدربي ورشنا.'],
    website: 'https://hirfa.example',
    mark: 'hirfa-fund',
  },
];

export const careers: readonly {
  title: Text;
  department: Text;
  location: Text;
  type: 'full_time' | 'part_time' | 'apprenticeship' | 'contract';
  text: Text;
  requirements: readonly Text[];
}[] = [
  {
    title: ['Apprentice in mashrabiya', 'متدرب في المشربية'],
    department: ['Workshop', 'الورشة'],
    location: ['Fustat, Old Cairo', 'الفسطاط، مصر القديمة'],
    type: 'apprenticeship',
    text: [
      'Two paid years at the lathe beside a master, four days a week, one day of drawing. No experience needed; patience is.',
      'عامان مدفوعا الأجر على المخرطة إلى جوار أسطى، أربعة أيام في الأسبوع ويوم للرسم. لا نطلب خبرة، نطلب صبرًا.',
    ],
    requirements: [
      ['Between 17 and 24 years old', 'السن بين ١٧ و٢٤ سنة'],
      ['Likes to work with the hands and to be on time', 'تحب شغل اليد وتحترم المواعيد'],
    ],
  },
  {
    title: ['Furniture draughtsperson', 'رسام أثاث'],
    department: ['Technical office', 'المكتب الفني'],
    location: ['Fustat, Old Cairo', 'الفسطاط، مصر القديمة'],
    type: 'full_time',
    text: [
      'You turn a sketch on a napkin into a drawing the workshop trusts. You will spend one day a week in the workshop, so that it does.',
      'تحوّل رسمة على منديل إلى لوحة تثق بها الورشة، وتقضي يومًا كل أسبوع في الورشة حتى تثق.',
    ],
    requirements: [
      ['Three years of furniture or joinery drawings', 'ثلاث سنوات في رسومات الأثاث أو النجارة'],
      ['Reads joints as others read text', 'تقرأ الوصلات كما يقرأ غيرك الكلام'],
    ],
  },
  {
    title: ['Showroom adviser', 'مستشار معرض'],
    department: ['Sales', 'المبيعات'],
    location: ['Fustat, Old Cairo', 'الفسطاط، مصر القديمة'],
    type: 'full_time',
    text: [
      'You know the sixty pieces on the floor and the people who made them, and you let visitors sit down in peace.',
      'تعرف القطع الستين المعروضة ومن صنعها، وتترك الزائر يجلس على مهل.',
    ],
    requirements: [
      ['Arabic and English, spoken and written', 'العربية والإنجليزية كلامًا وكتابة'],
      ['Saturday to Thursday, 9am to 6pm', 'من السبت إلى الخميس، من ٩ صباحًا إلى ٦ مساءً'],
    ],
  },
  {
    title: ['Upholsterer', 'منجّد'],
    department: ['Workshop', 'الورشة'],
    location: ['Damietta', 'دمياط'],
    type: 'contract',
    text: [
      'Hand-tied springs, horsehair, linen. A season of work for a hotel in Upper Egypt, with the chance to stay.',
      'سوست مشدودة باليد وشعر خيل وكتان. موسم عمل لفندق في الصعيد، وفرصة للبقاء بعده.',
    ],
    requirements: [
      ['Five years at the bench', 'خمس سنوات في المهنة'],
      ['Bring pictures of three pieces you are proud of', 'أحضر صورًا لثلاث قطع تعتز بها'],
    ],
  },
];
