import type { Text } from '../text.ts';

export const demoPassword = 'Fustat-demo-2026';

export type DemoAccount = {
  email: string;
  password: string;
  /** Null for the customer. */
  role: 'admin' | 'sales' | 'marketing' | 'technical_office_manager' | 'content_manager' | null;
  name: Text;
  phone: string;
  locale: 'en' | 'ar';
  position: string | null;
};

const account = (
  mailbox: string,
  role: DemoAccount['role'],
  name: Text,
  phone: string,
  locale: DemoAccount['locale'],
  position: string | null,
): DemoAccount => ({
  email: `${mailbox}@fustat.example`,
  password: demoPassword,
  role,
  name,
  phone,
  locale,
  position,
});

/** One account per role. For the embedded demo only; never seeded in production. */
export const demoAccounts: readonly DemoAccount[] = [
  account(
    'admin',
    'admin',
    ['Laila Abdelhadi', 'ليلى عبد الهادي'],
    '+201000000001',
    'en',
    'General manager',
  ),
  account('sales', 'sales', ['Omar Shafik', 'عمر شفيق'], '+201000000002', 'ar', 'Sales'),
  account(
    'marketing',
    'marketing',
    ['Dina Halim', 'دينا حليم'],
    '+201000000003',
    'en',
    'Marketing',
  ),
  account(
    'technical',
    'technical_office_manager',
    ['Karim Abu Samra', 'كريم أبو سمرة'],
    '+201000000004',
    'ar',
    'Technical office',
  ),
  account(
    'content',
    'content_manager',
    ['Yasmin Adel', 'ياسمين عادل'],
    '+201000000005',
    'en',
    'Editor',
  ),
  account('customer', null, ['Nour El-Sayed', 'نور السيد'], '+201000000006', 'en', null),
];

/** Authors of the demo reviews: they have no password and cannot sign in. */
export const reviewers: Readonly<Record<string, readonly [name: string, locale: 'en' | 'ar']>> = {
  mariam: ['مريم عبد العزيز', 'ar'],
  hossam: ['حسام الدين فؤاد', 'ar'],
  salma: ['سلمى طارق', 'ar'],
  mahmoud: ['محمود الشناوي', 'ar'],
  heba: ['هبة مصطفى', 'ar'],
  amr: ['عمرو نجيب', 'ar'],
  rania: ['رانيا سمير', 'ar'],
  khaled: ['خالد بركات', 'ar'],
  nesma: ['نسمة حجازي', 'ar'],
  tamer: ['تامر لطفي', 'ar'],
  fatma: ['فاطمة الزهراء علي', 'ar'],
  girgis: ['جرجس ميخائيل', 'ar'],
  sophie: ['Sophie Lambert', 'en'],
  james: ['James Whitfield', 'en'],
  aya: ['Aya Mansour', 'en'],
  youssef: ['Youssef Haddad', 'en'],
  clara: ['Clara Neumann', 'en'],
  sherif: ['Sherif Wahba', 'en'],
  leila: ['Leila Farouk', 'en'],
  daniel: ['Daniel Okafor', 'en'],
  ines: ['Inês Carvalho', 'en'],
  tarek: ['Tarek Zaki', 'en'],
  hana: ['Hana Rostom', 'en'],
  peter: ['Peter Guirguis', 'en'],
};
