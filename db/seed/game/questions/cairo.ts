import { easy, hard, medium, type Theme } from './question.ts';

export const cairo: Theme = {
  category: ['Cairo and its houses', 'القاهرة وبيوتها'],
  questions: [
    easy(
      ['Who founded the city of Fustat?', 'من أسّس مدينة الفسطاط؟'],
      [
        ['Amr ibn al-As', 'عمرو بن العاص'],
        ['Salah al-Din', 'صلاح الدين الأيوبي'],
        ['Muhammad Ali', 'محمد علي باشا'],
        ['Ahmad ibn Tulun', 'أحمد بن طولون'],
      ],
      [
        'It grew in the seventh century around the mosque that bears his name, the oldest in Egypt.',
        'نشأت في القرن السابع الميلادي حول الجامع الذي يحمل اسمه، وهو أقدم جامع في مصر.',
      ],
    ),
    easy(
      ['What is Bab Zuweila?', 'ما باب زويلة؟'],
      [
        ['A gate of Fatimid Cairo', 'بوابة من بوابات القاهرة الفاطمية'],
        ['A kind of door hinge', 'نوع من مفصلات الأبواب'],
        ['A dance', 'رقصة'],
        ['A dish of rice', 'طبق أرز'],
      ],
      [
        'Two minarets of the mosque of al-Muayyad stand on its towers; the street of the tentmakers begins before it.',
        'فوق برجيه مئذنتا جامع المؤيد شيخ، وأمامه يبدأ شارع الخيامية.',
      ],
      'applique',
    ),
    easy(
      [
        'Which Cairo mosque is known for the stair that winds around its minaret outside?',
        'أي جامع في القاهرة مشهور بسلّم يلتفّ حول مئذنته من الخارج؟',
      ],
      [
        ['The mosque of Ibn Tulun', 'جامع ابن طولون'],
        ['Al-Azhar', 'الجامع الأزهر'],
        ['The mosque of Muhammad Ali', 'مسجد محمد علي'],
        ['The mosque of al-Hussein', 'مسجد الحسين'],
      ],
      [
        'The oldest mosque of the city that keeps its first form; a frieze of carved wood runs under its roof.',
        'أقدم جوامع المدينة التي احتفظت بصورتها الأولى، وتحت سقفه شريط طويل من الخشب المحفور.',
      ],
      'carving',
    ),
    medium(
      [
        'What does a malqaf do on the roof of an old house?',
        'ماذا يفعل «الملقف» فوق سطح البيت القديم؟',
      ],
      [
        ['It catches the wind and leads it down', 'يلتقط الهواء وينزله إلى البيت'],
        ['It stores grain', 'يخزّن الغلال'],
        ['It calls to prayer', 'يُرفع منه الأذان'],
        ['It collects rain', 'يجمع ماء المطر'],
      ],
      [
        'Its mouth faces north, where the good breeze of Cairo comes from.',
        'فمه إلى الشمال، حيث تأتي النسمة البحرية.',
      ],
    ),
    medium(
      [
        'Which architect built New Gourna, near Luxor, of mud brick?',
        'أي معماري بنى قرية القرنة الجديدة قرب الأقصر بالطوب اللبن؟',
      ],
      [
        ['Hassan Fathy', 'حسن فتحي'],
        ['Antonio Lasciac', 'أنطونيو لاشاك'],
        ['Mario Rossi', 'ماريو روسي'],
        ['Sayed Karim', 'سيد كريم'],
      ],
      [
        'His book about it, “Architecture for the Poor”, is read in schools of architecture around the world.',
        'كتابه عنها «عمارة الفقراء» يُدرَّس في كليات العمارة حول العالم.',
      ],
    ),
    medium(
      [
        'Under which rulers was the mosque and madrasa of Sultan Hassan built?',
        'في عهد أي دولة بُني مسجد ومدرسة السلطان حسن؟',
      ],
      [
        ['The Mamluks', 'المماليك'],
        ['The Fatimids', 'الفاطميون'],
        ['The Ottomans', 'العثمانيون'],
        ['The Ayyubids', 'الأيوبيون'],
      ],
      [
        'Work began in 1356. Its great bronze door hangs today in the mosque of al-Muayyad.',
        'بدأ البناء سنة ١٣٥٦ م، وبابه البرونزي الكبير اليوم في جامع المؤيد شيخ.',
      ],
      'metalwork',
    ),
    medium(
      ['What are muqarnas?', 'ما المقرنصات؟'],
      [
        ['Tiers of small niches, like a honeycomb', 'صفوف من الحنايا الصغيرة كخلية النحل'],
        ['Copper trays', 'صوانٍ من النحاس'],
        ['Wool cushions', 'مساند صوف'],
        ['Garden paths', 'ممرات الحديقة'],
      ],
      [
        'They lead the eye, and the weight, from a square room up to a round dome.',
        'تنقل العين والثقل من مربع الغرفة إلى استدارة القبة.',
      ],
    ),
    medium(
      [
        'Which house in al-Darb al-Asfar is one of the finest Ottoman-age houses left in Cairo?',
        'أي بيت في الدرب الأصفر من أجمل ما بقي من بيوت القاهرة العثمانية؟',
      ],
      [
        ['Bayt al-Suhaymi', 'بيت السحيمي'],
        ['Abdeen Palace', 'قصر عابدين'],
        ['The Manial Palace', 'قصر المنيل'],
        ['Baron Palace', 'قصر البارون'],
      ],
      [
        'Its oldest part is dated 1648; behind its mashrabiyas lie two gardens.',
        'أقدم أجزائه من سنة ١٦٤٨، ووراء مشربياته حديقتان.',
      ],
      'mashrabiya',
    ),
    hard(
      ['What is special about building a Nubian vault?', 'ما الذي يميّز بناء القبو النوبي؟'],
      [
        ['It needs no wooden formwork', 'لا يحتاج إلى شدّة خشبية'],
        ['It is cast in iron', 'يُصبّ من الحديد'],
        ['It is built upside down', 'يُبنى مقلوبًا'],
        ['It has no foundations', 'بلا أساسات'],
      ],
      [
        'The rings of mud brick lean against the end wall, so each one holds while it is laid.',
        'حلقات الطوب اللبن تميل على الحائط الخلفي، فتثبت كل واحدة وهي تُبنى.',
      ],
    ),
    hard(
      [
        'In an old Cairene reception hall, what is the durqaa?',
        'في قاعة الاستقبال القاهرية، ما «الدرقاعة»؟',
      ],
      [
        ['The lower middle, often with a fountain', 'الوسط المنخفض وفيه فسقية غالبًا'],
        ['The kitchen', 'المطبخ'],
        ['The roof terrace', 'السطح'],
        ['A cupboard in the wall', 'دولاب في الحائط'],
      ],
      [
        'Guests left their shoes there before they stepped up to sit in an iwan.',
        'فيها يخلع الضيوف نعالهم قبل أن يصعدوا ليجلسوا في الإيوان.',
      ],
    ),
  ],
};
