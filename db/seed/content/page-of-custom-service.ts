import { pictureOfRoom, picturesOfProduct, picturesOfProject } from '../pictures.ts';
import type { PageSeed } from './page.ts';

const isSheet = ({ url }: { url: string }) => url.includes('--sheet');
const sheet = picturesOfProduct('khattat-console').views.find(isSheet)!;
const bench = pictureOfRoom('workshop');
const room = picturesOfProject('zamalek-river-apartment')[1]!;

export const customServicePage: PageSeed = {
  page: 'custom-service',
  blocks: [
    {
      section: 'intro',
      title: ['Furniture drawn for your room', 'أثاث يُرسم لغرفتك'],
      description: [
        'Custom furniture, interior design, restoration and consultation, with the workshops that make our own pieces.',
        'أثاث حسب الطلب وتصميم داخلي وترميم واستشارات، مع الورش التي تصنع قطعنا.',
      ],
      body: [
        'Tell us about the room, the people in it and what you wish for. Add up to five pictures: the corner, a sketch, something you saw and liked. We answer within 48 hours.',
        'احكِ لنا عن الغرفة وأهلها وما تتمناه. وأضف حتى خمس صور: الركن أو رسمة أو شيئًا رأيته فأعجبك. نرد خلال ٤٨ ساعة.',
      ],
      items: [
        [['Drawing', 'الرسم'], sheet.alt, sheet.url],
        [['Bench', 'الورشة'], bench.alt, bench.url],
        [['Room', 'الغرفة'], room.alt, room.url],
      ],
    },
    {
      section: 'process',
      kind: 'steps',
      title: ['Five steps', 'خمس خطوات'],
      description: [
        'From your first message to the day we carry it in.',
        'من رسالتك الأولى إلى يوم ندخل بالقطعة بيتك.',
      ],
      items: [
        [
          ['You write', 'تكتب لنا'],
          ['The form below takes ten minutes.', 'النموذج أدناه يأخذ عشر دقائق.'],
        ],
        [
          ['We ask', 'نسألك'],
          [
            'We answer within 48 hours, ask what is missing and tell you how to measure.',
            'نرد خلال ٤٨ ساعة، ونسأل عما ينقص، ونشرح لك كيف تقيس.',
          ],
        ],
        [
          ['We draw', 'نرسم'],
          [
            'A drawing and a price. Nothing is sawn before you agree to both.',
            'رسم وسعر، ولا تُقطع خشبة قبل أن توافق عليهما.',
          ],
        ],
        [
          ['The workshop makes', 'تصنع الورشة'],
          ['8 to 12 weeks from the day you agree.', 'من ٨ إلى ١٢ أسبوعًا من يوم موافقتك.'],
        ],
        [
          ['We bring it', 'نأتي به'],
          [
            'Carried in, assembled, adjusted. You pay on delivery as agreed in the offer.',
            'نحمله ونركبه ونضبطه، وتدفع عند الاستلام كما ورد في العرض.',
          ],
        ],
      ],
    },
    {
      section: 'questions',
      title: ['Before you ask', 'قبل أن تسأل'],
      description: [
        'What most people want to know before they write.',
        'ما يحب أكثر الناس أن يعرفوه قبل أن يكتبوا.',
      ],
      items: [
        [
          ['Does the first meeting cost anything?', 'هل للقاء الأول مقابل؟'],
          [
            'No. The first consultation and the first sketch are free.',
            'لا. الاستشارة الأولى والرسم الأول بلا مقابل.',
          ],
        ],
        [
          ['Can a custom piece be returned?', 'هل تُرجع القطعة الخاصة؟'],
          [
            'Only if it is defective. That is why we show you samples and drawings before the first cut.',
            'إذا كان بها عيب فقط. ولهذا نريك العينات والرسومات قبل أول ضربة منشار.',
          ],
        ],
        [
          ['Do you work with designers and hotels?', 'هل تعملون مع المصممين والفنادق؟'],
          [
            'Gladly. Send the plans, and tell us which room comes first.',
            'بكل سرور. أرسل المخططات، وقل لنا بأي غرفة نبدأ.',
          ],
        ],
      ],
    },
  ],
};
