import { easy, hard, medium, type Theme } from './question.ts';

export const wood: Theme = {
  category: ['Wood and joinery', 'أخشاب ونجارة'],
  craft: 'joinery',
  questions: [
    easy(
      [
        'Which tool smooths a board by shaving off thin curls?',
        'بأي أداة يُنعَّم اللوح فتخرج منه رقائق رفيعة ملتفّة؟',
      ],
      [
        ['A plane', 'الفارة'],
        ['A mallet', 'الدقماق'],
        ['A clamp', 'القُمطة'],
        ['A drill', 'المثقاب'],
      ],
      [
        'A plane carries a sharp iron at a set depth, so each pass takes off one even shaving.',
        'في الفارة سلاح حاد يبرز بقدر محسوب، فتأخذ كل مرة طبقة رفيعة متساوية.',
      ],
    ),
    easy(
      [
        'A dovetail joint is named after the shape of what?',
        'وصلة «الغنفاري» معروفة بالإنجليزية باسم شكل يشبهها. ما هو؟',
      ],
      [
        ["A dove's tail", 'ذيل الحمامة'],
        ['A palm leaf', 'سعفة النخل'],
        ['A fish scale', 'قشرة السمكة'],
        ["A ram's horn", 'قرن الكبش'],
      ],
      [
        'The flared fingers lock into each other, so a drawer cannot be pulled apart from the front.',
        'أصابعها أعرض عند الطرف فتتشابك، ولا ينفكّ الدرج مهما شددته من الأمام.',
      ],
    ),
    easy(
      [
        'In a mortise and tenon joint, which part is the hole?',
        'في وصلة النقر واللسان، أيّهما هو التجويف؟',
      ],
      [
        ['The mortise', 'النقر'],
        ['The tenon', 'اللسان'],
        ['The rail', 'الرأس'],
        ['The dowel', 'الخابور'],
      ],
      [
        'The tenon is the tongue that slides into the mortise. Egyptian carpenters used the joint more than four thousand years ago.',
        'اللسان هو الطرف الذي يدخل في النقر. وقد عرف النجار المصري هذه الوصلة قبل أكثر من أربعة آلاف سنة.',
      ],
    ),
    medium(
      [
        'Why are freshly sawn boards left to season before they become furniture?',
        'لماذا تُترك الألواح بعد نشرها حتى تجفّ قبل أن تصير أثاثًا؟',
      ],
      [
        ['So that they do not warp later', 'حتى لا تلتوي بعد التصنيع'],
        ['So that they grow harder to burn', 'حتى يصعب احتراقها'],
        ['So that their colour fades', 'حتى يبهت لونها'],
        ['So that they weigh more', 'حتى يزيد وزنها'],
      ],
      [
        'Wood shrinks as it loses water. What moves on the rack does not move in your wardrobe.',
        'الخشب ينكمش كلما فقد ماءه، وما يتحرك في المخزن لا يتحرك في دولابك.',
      ],
    ),
    medium(
      [
        'Which timber did ancient Egypt bring by sea from Lebanon?',
        'أي خشب كانت مصر القديمة تجلبه بحرًا من لبنان؟',
      ],
      [
        ['Cedar', 'الأَرْز'],
        ['Teak', 'التيك'],
        ['Mahogany', 'الماهوجني'],
        ['Bamboo', 'البامبو'],
      ],
      [
        'Long, straight and scented, cedar became ships, doors and coffins.',
        'طويل مستقيم طيّب الرائحة، صُنعت منه السفن والأبواب والتوابيت.',
      ],
    ),
    medium(
      [
        'What is the darker wood in the middle of a trunk called?',
        'ما اسم الخشب الداكن في وسط الجذع؟',
      ],
      [
        ['Heartwood', 'خشب القلب'],
        ['Sapwood', 'خشب العصارة'],
        ['Plywood', 'الأبلكاش'],
        ['Bark', 'اللحاء'],
      ],
      [
        'Heartwood no longer carries sap. It is usually darker, drier and more durable than the sapwood around it.',
        'لم يعد ينقل العصارة، وهو في الغالب أغمق وأجفّ وأطول عمرًا مما حوله.',
      ],
    ),
    medium(
      [
        'Which tree of the Nile valley, sacred to the goddess Hathor, gave its timber to many ancient coffins?',
        'أي شجرة في وادي النيل كانت مقدسة لحتحور وصُنعت من خشبها توابيت كثيرة؟',
      ],
      [
        ['The sycamore fig', 'الجمّيز'],
        ['The date palm', 'نخلة البلح'],
        ['The olive', 'الزيتون'],
        ['The pomegranate', 'الرمان'],
      ],
      [
        'Hathor was called the Lady of the Sycamore. Good timber was rare, so local sycamore fig served for much of the work.',
        'كانت حتحور تُلقَّب بسيدة الجمّيزة، وكان الخشب الجيد نادرًا فاعتمد النجارون على الجمّيز.',
      ],
    ),
    hard(
      [
        'How were the planks of the ship buried beside the Great Pyramid mainly held together?',
        'بمَ ثُبِّتت ألواح مركب خوفو بعضها ببعض في الأساس؟',
      ],
      [
        ['They were lashed with ropes', 'بحبال تشدّ الألواح'],
        ['With iron nails', 'بمسامير حديد'],
        ['With bronze screws', 'ببراغٍ من البرونز'],
        ['With resin alone', 'بالراتنج وحده'],
      ],
      [
        'The Khufu ship, found in 1954, is mostly cedar; its planks were sewn to each other with rope.',
        'عُثر على مركب خوفو سنة ١٩٥٤، ومعظمه من الأرز، وقد خِيطت ألواحه بالحبال.',
      ],
    ),
    hard(
      [
        'The furniture of Kha and Merit, a whole ancient household, was found near Luxor in 1906. In which city is it shown?',
        'في أي مدينة يُعرض أثاث «خع» و«مريت»، وهو متاع بيت كامل عُثر عليه قرب الأقصر سنة ١٩٠٦؟',
      ],
      [
        ['Turin', 'تورينو'],
        ['London', 'لندن'],
        ['Berlin', 'برلين'],
        ['New York', 'نيويورك'],
      ],
      [
        'Stools, beds, chests and even a travelling board game lay untouched in the tomb at Deir el-Medina; they are in the Museo Egizio.',
        'وُجدت المقاعد والأسرّة والصناديق سليمة في مقبرة دير المدينة، وهي اليوم في المتحف المصري بتورينو.',
      ],
    ),
  ],
};
