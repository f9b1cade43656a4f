import type { WorkshopSeed } from './workshop.ts';

const fayoum = { town: ['Fayoum', 'الفيوم'], governorate: 'faiyum' } as const;
const qena = { governorate: 'qena' } as const;

/** Fayoum and Upper Egypt. */
export const workshopsOfTheSouth = {
  'lake-pottery': {
    ...fayoum,
    name: ['Lake Pottery', 'فخار البحيرة'],
    craft: 'pottery',
    at: [29.4022, 30.5053],
    founded: 1995,
    generation: 2,
    story: [
      'Tunis village learned the wheel forty years ago, and its first pupils now teach their own. Fish and birds of the lake are drawn on the plate in one line, without lifting the brush.',
      'تعلمت قرية تونس الدولاب قبل أربعين سنة، وتلاميذها الأوائل يعلّمون اليوم أولادهم. يُرسم سمك البحيرة وطيرها على الطبق بخط واحد لا تُرفع فيه الفرشاة.',
    ],
    picture: 'tunis-village-serving-set',
  },
  'al-aalam-baskets': {
    ...fayoum,
    name: ['The Basket Women of Al-Aalam', 'سيدات سلال الأعلام'],
    craft: 'basketry',
    at: [29.3489, 30.8503],
    founded: 1987,
    generation: 2,
    story: [
      'In Al-Aalam a girl gets her first needle of palm rib at seven. The women coil rice straw and palm leaf on their doorsteps and bring the baskets to one house on Thursdays.',
      'في الأعلام تُعطى البنت أول إبرة من جريد في السابعة. تلفّ السيدات قش الأرز والخوص على عتبات البيوت، ويجمعن السلال في بيت واحد كل خميس.',
    ],
    picture: 'fayoum-storage-baskets',
  },
  'akhmim-loom-house': {
    name: ['Akhmim Loom House', 'بيت أنوال أخميم'],
    craft: 'weaving',
    town: ['Akhmim', 'أخميم'],
    governorate: 'sohag',
    at: [26.5622, 31.7453],
    founded: 1961,
    generation: 3,
    story: [
      'Akhmim wove for the pharaohs and for Rome, and its looms have not been silent since. This house has fourteen; the linen of our sofas comes from the third on the left.',
      'نسجت أخميم للفراعنة ثم للرومان، ولم تصمت أنوالها منذ ذلك اليوم. في هذا البيت أربعة عشر نولًا، وكتان كنبنا من الثالث على اليسار.',
    ],
    picture: 'akhmim-cotton-weave',
  },
  'naqada-ferka': {
    ...qena,
    name: ['Naqada Ferka Weavers', 'نسّاجو فركة نقادة'],
    craft: 'weaving',
    town: ['Naqada', 'نقادة'],
    at: [25.9011, 32.7228],
    founded: 1970,
    generation: 3,
    story: [
      'Ferka was woven in Naqada for Sudanese brides, in silk and in the brightest colours of the market. The weavers sit in pits dug into the floor, where the thread stays cool and does not break.',
      'كانت الفركة تُنسج في نقادة لعرائس السودان من الحرير وبأزهى ألوان السوق. يجلس النسّاجون في حفر بأرض الدار، حيث يبقى الخيط باردًا فلا ينقطع.',
    ],
    picture: 'naqada-ferka-pouf',
  },
  'garagos-pottery': {
    ...qena,
    name: ['Garagos Village Pottery', 'فخار قرية جراجوس'],
    craft: 'pottery',
    town: ['Garagos', 'جراجوس'],
    at: [25.8667, 32.7833],
    founded: 1955,
    generation: 3,
    story: [
      'The pottery of Garagos was built by its first potters after a plan of Hassan Fathy. Water jars are thrown in two halves and joined while the clay is the hardness of cheese.',
      'بنى فخّارو جراجوس الأوائل ورشتهم بأيديهم على رسم حسن فتحي. تُشكَّل الزلعة نصفين ثم يُجمعان والطين في صلابة الجبن.',
    ],
    picture: 'garagos-water-jars',
  },
  'hegaza-carvers': {
    ...qena,
    name: ['Hegaza Carvers', 'حفّارو حجازة'],
    craft: 'carving',
    town: ['Hegaza', 'حجازة'],
    at: [25.8939, 32.9297],
    founded: 1982,
    generation: 2,
    story: [
      'The carvers of Hegaza buy only trees that fall or must be felled: tamarisk, lemon, mulberry. The shape of a lantern follows the branch, so each order is a little different from the picture.',
      'لا يشتري حفّارو حجازة إلا شجرًا سقط أو وجب قطعه: الأثل والليمون والتوت. يتبع شكل الفانوس الفرع نفسه، فتأتي كل قطعة مختلفة قليلًا عن الصورة.',
    ],
    picture: 'hegaza-wooden-lantern',
  },
  'abdel-radi-alabaster': {
    name: ['Abdel-Radi Alabaster', 'ألباستر الشيخ عبد الراضي'],
    craft: 'alabaster',
    town: ['Luxor', 'الأقصر'],
    governorate: 'luxor',
    at: [25.7331, 32.6089],
    founded: 1944,
    generation: 4,
    story: [
      'The stone comes down from the hill behind the workshop on a donkey, wrapped in wet cloth. It is hollowed by hand until a lamp inside shows its veins, and the sheikh taps each one and listens.',
      'ينزل الحجر من الجبل خلف الورشة على حمار، ملفوفًا في قماش مبلول. يُفرَّغ باليد حتى يُظهر المصباح عروقه، ثم ينقر الشيخ على كل قطعة ويسمع صوتها.',
    ],
    picture: 'qurna-alabaster-lamp',
  },
  'soheil-baskets': {
    name: ['Soheil Basket Circle', 'سيدات سلال سهيل'],
    craft: 'basketry',
    town: ['Aswan', 'أسوان'],
    governorate: 'aswan',
    at: [24.0606, 32.8667],
    founded: 2001,
    generation: 1,
    story: [
      'Nubian women of Gharb Soheil coil baskets in the afternoon, when the boats have gone. The red and the purple were once for bread of feast days only.',
      'سيدات نوبيات من غرب سهيل يجدلن السلال بعد العصر حين تذهب المراكب. كان الأحمر والبنفسجي لخبز الأعياد وحده.',
    ],
    picture: 'nubian-basket-set--coils',
  },
} as const satisfies Record<string, WorkshopSeed>;
