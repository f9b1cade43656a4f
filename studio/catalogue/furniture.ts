import { byOption, covered, inWood, type Words } from './words.ts';

export const furniture = {
  armchair: covered(
    (wood, cover) => `Armchair in ${wood} with lattice sides, cushions in ${cover}`,
    (wood, cover) => `فوتيه من ${wood} بجوانب من المشربية، ووسائده من ${cover}`,
  ),
  bed: inWood(
    (wood) => `Bed in ${wood} with an openwork arabesque headboard and linen bedding`,
    (wood) => `سرير من ${wood} برأس أرابيسك مفرّغ ومفارش من الكتان`,
  ),
  blanket_chest: inWood(
    (wood) => `Chest in ${wood} with palms and a sun carved on its sides, brass straps on the lid`,
    (wood) => `صندوق من ${wood} محفور على جوانبه النخل والشمس، وعلى غطائه شرائط نحاس`,
  ),
  bookcase: inWood(
    (wood) => `Bookcase in ${wood}, open shelves under an arch above two lattice doors`,
    (wood) => `مكتبة من ${wood}، رفوف مفتوحة تحت عقد وفي أسفلها ضلفتان من المشربية`,
  ),
  buffet: inWood(
    (wood) => `Buffet in ${wood}, one long drawer above two lattice doors`,
    (wood) => `بوفيه من ${wood}، درج طويل فوق ضلفتين من المشربية`,
  ),
  cane_chair: byOption(
    'arms',
    inWood(
      (wood) => `Chair in ${wood}: a bent hoop round a back of woven cane, a seat of cane`,
      (wood) => `كرسي من ${wood}: قوس منحنٍ حول ظهر من الخيزران المجدول، ومقعده من الخيزران`,
    ),
    {
      yes: inWood(
        (wood) => `Chair in ${wood} with bent arms, back and seat of woven cane`,
        (wood) => `كرسي من ${wood} بمسندين مقوسين، وظهره ومقعده من الخيزران المجدول`,
      ),
    },
  ),
  chest: byOption(
    'inlay',
    inWood(
      (wood) => `Chest in ${wood} covered with mother-of-pearl stars, with a brass lock`,
      (wood) => `صندوق من ${wood} مكسو بنجوم الصدف وله قفل من النحاس`,
    ),
    {
      lid: inWood(
        (wood) =>
          `Low chest of ${wood} boards with dovetailed corners, a band of inlaid stars along its lid`,
        (wood) => `صندوق منخفض من ألواح ${wood} معشقة الأركان، وعلى غطائه شريط نجوم مطعّم`,
      ),
    },
  ),
  china_cabinet: inWood(
    (wood) => `China cabinet in ${wood}: cups and plates behind arched glass, lattice doors below`,
    (wood) => `نيش من ${wood}: فناجين وأطباق خلف زجاج معقود، وتحته ضلفتان من المشربية`,
  ),
  coffee_table: inWood(
    (wood) => `Low eight-sided table in ${wood} on open arches, one line of shell around each`,
    (wood) => `ترابيزة وسط مثمنة من ${wood} على عقود مفتوحة، حول كل منها خط صدف`,
  ),
  console_table: byOption(
    'front',
    inWood(
      (wood) => `Console in ${wood} with inlaid drawers, turned legs and a lattice gallery`,
      (wood) => `كونسول من ${wood} بأدراج مطعّمة وأرجل مخروطة ودرابزين من المشربية`,
    ),
    {
      hidden: inWood(
        (wood) =>
          `Console in ${wood}, plain apron, turned legs, a rail of beads round its low shelf`,
        (wood) => `كونسول من ${wood} بحافة سادة وأرجل مخروطة وسور خرز حول رفه السفلي`,
      ),
    },
  ),
  desk: covered(
    (wood, cover) => `Writing desk in ${wood} with inlaid drawers and a top of ${cover}`,
    (wood, cover) => `مكتب من ${wood} بأدراج مطعّمة وسطح من ${cover}`,
  ),
  desk_chair: covered(
    (wood, cover) => `Chair with arms in ${wood}, a lattice back and a seat of ${cover}`,
    (wood, cover) => `كرسي بذراعين من ${wood} بظهر من المشربية ومقعد من ${cover}`,
  ),
  dining_chair: covered(
    (wood, cover) => `Dining chair in ${wood}, a lattice back and a seat of ${cover}`,
    (wood, cover) => `كرسي سفرة من ${wood} بظهر من المشربية ومقعد من ${cover}`,
  ),
  dining_table: byOption(
    'trestle',
    inWood(
      (wood) => `Dining table in ${wood} with an inlaid border, scalloped apron and turned legs`,
      (wood) => `سفرة من ${wood} بإطار مطعّم وحافة مموجة وأرجل مخروطة`,
    ),
    {
      yes: inWood(
        (wood) => `Long dining table in ${wood} on four turned legs and a trestle in the middle`,
        (wood) => `سفرة طويلة من ${wood} على أربع أرجل مخروطة وحامل في منتصفها`,
      ),
    },
  ),
  drawing_console: inWood(
    (wood) => `Console in ${wood} with a sloped drawing tray, a drawn star and rolled sheets`,
    (wood) => `كونسول من ${wood} بصينية رسم مائلة، عليها نجمة مرسومة وتحتها لفائف ورق`,
  ),
  dresser: inWood(
    (wood) => `Long dresser in ${wood}, four drawers between two doors of inlaid stars`,
    (wood) => `شيفونيرة طويلة من ${wood}، أربعة أدراج بين ضلفتين من النجوم المطعّمة`,
  ),
  dressing_table: inWood(
    (wood) =>
      `Dressing table in ${wood} with two drawers and an arched mirror between turned posts`,
    (wood) => `تسريحة من ${wood} بدرجين ومرآة معقودة بين قائمين مخروطين`,
  ),
  folding_screen: byOption(
    'style',
    inWood(
      (wood) => `Three-leaf screen in ${wood}: pierced arches, fine lattice, inlaid panels`,
      (wood) => `برافان بثلاث ضلف من ${wood}: عقود مفرّغة ومشربية دقيقة وحشوات مطعّمة`,
    ),
    {
      office: inWood(
        (wood) => `Three-leaf screen in dark oiled ${wood}, tight lattice from foot to top rail`,
        (wood) => `برافان بثلاث ضلف من ${wood} بزيت غامق، مشربية ضيقة من أسفله إلى أعلاه`,
      ),
    },
  ),
  lattice_bed: inWood(
    (wood) => `Bed in ${wood} with a band of lattice across the headboard and linen bedding`,
    (wood) => `سرير من ${wood} بشريط مشربية في رأسه ومفارش من الكتان`,
  ),
  library_wall: inWood(
    (wood) => `Library wall in ${wood}, two arched bays of books, a brass rail and a ladder`,
    (wood) => `مكتبة حائط من ${wood}، وحدتان معقودتان من الكتب وقضيب نحاس وسلم`,
  ),
  linen_screen: covered(
    (wood, cover) => `Three-leaf screen in ${wood}, lattice above and ${cover} stretched below`,
    (wood, cover) => `برافان بثلاث ضلف من ${wood}، أعلاه مشربية وأسفله ${cover} مشدود`,
  ),
  low_bookcase: inWood(
    (wood) => `Low bookcase in ${wood}, three open shelves between ends and a back of lattice`,
    (wood) => `مكتبة منخفضة من ${wood}، ثلاثة رفوف مفتوحة وجانباها وظهرها من المشربية`,
  ),
  low_sofa: covered(
    (wood, cover) =>
      `Low, deep sofa in ${wood} with lattice arms, one long seat cushion in ${cover}`,
    (wood, cover) => `كنبة منخفضة عميقة من ${wood} بجانبين من المشربية، ومقعدها الطويل من ${cover}`,
  ),
  nightstand: inWood(
    (wood) => `Nightstand in ${wood}, an inlaid drawer above a lattice door`,
    (wood) => `كومودينو من ${wood}، درج مطعّم فوق ضلفة من المشربية`,
  ),
  octagonal_table: inWood(
    (wood) => `Eight-sided table in ${wood} on pointed arches, inlaid with stars`,
    (wood) => `ترابيزة مثمنة من ${wood} على عقود مدببة، مطعّمة بالنجوم`,
  ),
  open_nightstand: inWood(
    (wood) => `Nightstand in ${wood}, one drawer, an open shelf and a rail of turned beads on top`,
    (wood) => `كومودينو من ${wood} بدرج ورف مفتوح وسور من الخرز المخروط حول سطحه`,
  ),
  padded_chair: covered(
    (wood, cover) => `Armchair for a desk in ${wood}, its padded back in channels of ${cover}`,
    (wood, cover) => `كرسي مكتب بمساند من ${wood}، ظهره المبطن أقلام من ${cover}`,
  ),
  plain_wardrobe: inWood(
    (wood) => `Wardrobe in ${wood} with two plain doors, one inlaid star on each`,
    (wood) => `دولاب من ${wood} بضلفتين سادة، على كل منهما نجمة مطعّمة`,
  ),
  sideboard: inWood(
    (wood) => `Sideboard in ${wood}, doors of inlaid stars and of lattice`,
    (wood) => `بوفيه من ${wood} بضلف من النجوم المطعّمة ومن المشربية`,
  ),
  single_bed: inWood(
    (wood) => `Single bed in ${wood}, turned posts and spindles at head and foot, linen bedding`,
    (wood) => `سرير مفرد من ${wood} بقوائم وبرامق مخروطة عند الرأس والقدمين ومفارش من الكتان`,
  ),
  small_desk: inWood(
    (wood) => `Small desk in ${wood}, two drawers and a low gallery of turned beads`,
    (wood) => `مكتب صغير من ${wood} بدرجين وسور منخفض من الخرز المخروط`,
  ),
  small_table: inWood(
    (wood) => `Small dining table in ${wood} with a drawer and one inlaid star in the middle`,
    (wood) => `ترابيزة سفرة صغيرة من ${wood} بدرج ونجمة واحدة مطعّمة في وسطها`,
  ),
  sofa: covered(
    (wood, cover) => `Sofa in ${wood} with turned posts and lattice arms, cushions in ${cover}`,
    (wood, cover) => `كنبة من ${wood} بقوائم مخروطة وذراعين من المشربية، ووسائدها من ${cover}`,
  ),
  tray_table: byOption(
    'metal',
    inWood(
      (wood) => `Hammered brass tray on a turned stand of ${wood} with lattice sides`,
      (wood) => `صينية نحاس أصفر مطروق على حامل مخروط من ${wood} بجوانب من المشربية`,
    ),
    {
      copper: inWood(
        (wood) => `Hammered copper tray on a turned stand of ${wood} with lattice sides`,
        (wood) => `صينية نحاس أحمر مطروق على حامل مخروط من ${wood} بجوانب من المشربية`,
      ),
    },
  ),
  wardrobe: inWood(
    (wood) => `Two-door wardrobe in ${wood}, lattice above and inlaid stars below`,
    (wood) => `دولاب بضلفتين من ${wood}، مشربية في الأعلى ونجوم مطعّمة في الأسفل`,
  ),
} as const satisfies Record<string, Words>;
