// The cores of passwords that lead every leaked list, and their Egyptian cousins. Compared after
// undoing capitals, look-alike characters and decoration, so that one core stands for hundreds.
const cores = new Set(
  `password passwort passwd passphrase parola motdepasse contrasena senha welcome welcomeback
  letmein letmeinnow openup opensesame iloveyou iloveu loveyou ilovegod lovelove loveme mylove
  trustno trustnoone admin administrator administrateur root superuser superman batman spiderman
  ironman starwars startrek pokemon pikachu naruto dragon dragonball monkey donkey tiger lion eagle
  falcon phoenix shadow master mastermind killer hunter ranger soldier warrior princess prince queen
  king kingdom angel angels heaven jesus jesuschrist god goodluck sunshine moonlight flower flowers
  butterfly rainbow summer winter spring autumn january february march april june july august
  september october november december monday tuesday wednesday thursday friday saturday sunday
  football soccer baseball basketball hockey tennis cricket liverpool arsenal chelsea barcelona
  realmadrid manchester manunited juventus ronaldo cristiano messi mosalah salah alahly ahly zamalek
  michael jennifer jessica ashley daniel jordan matthew andrew joshua charlie thomas robert william
  anthony nicole michelle victoria samantha elizabeth alexander benjamin mohamed mohammed muhammad
  mohammad ahmed ahmad mahmoud mostafa mustafa youssef yousef ibrahim khaled hassan hussein omar ali
  abdallah abdullah fatma fatima aisha mariam maryam nour sarah habibi habibti allah allahakbar
  bismillah alhamdulillah inshallah mashallah ramadan egypt masr cairo alexandria giza pyramids
  pharaoh nile nilewater cleopatra tutankhamun computer laptop internet google facebook instagram
  youtube twitter whatsapp microsoft windows apple iphone samsung android nokia sony playstation
  nintendo minecraft fortnite secret topsecret secretpassword mypassword mypass newpassword
  oldpassword yourpassword thepassword nopassword changeme changethis changeit default guest user
  username login signin signup account access private test testing tester testtest demo example
  sample temp temporary hello helloworld hellohello goodbye whatever whatsup nothing something
  anything everything forever freedom family mother father brother sister baby babygirl babyboy
  sweetheart darling honey sugar chocolate cookie cheese pizza coffee banana orange strawberry
  mustang ferrari mercedes porsche harley corvette toyota yamaha suzuki diamond silver golden
  money dollar million lucky success winner champion legend hacker matrix blink metallica nirvana
  eminem slipknot linkinpark music guitar piano dancer thunder lightning storm ocean beach
  qwerty qwertyuiop qwert azerty qwertz asdf asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc
  wsxedc qweasd qweasdzxc qwerasdf asdzxc abc abcd abcde abcdef abcdefg abcdefgh abcabc aaa
  zaq zaqwsx xsw poiuytrewq lkjhgfdsa mnbvcxz company business office manager sales marketing
  furniture sofa chair table shop shopping store customer welcomehome homesweethome`
    .trim()
    .split(/\s+/),
);

const lookAlikes: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const runs = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn',
  '1q2w3e4r5t6y7u8i9o0p',
  'qazwsxedcrfvtgb',
];

/** The word left when the digits and signs people hang on either end are taken off. */
function core(text: string): string {
  return text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
}

function readLookAlikes(text: string): string {
  return text.replace(/[013457@$!8]/g, (sign) => lookAlikes[sign] ?? sign);
}

function isRun(text: string): boolean {
  return runs.some((run) => run.includes(text) || [...run].toReversed().join('').includes(text));
}

/** True when guessing lists try it early: a known word in disguise, a keyboard run, a repetition. */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase();
  const withoutSigns = plain.replace(/[^\p{L}\p{N}]/gu, '');
  const forms = [plain, withoutSigns, core(plain)].flatMap((form) => [
    form,
    core(form),
    core(readLookAlikes(form)),
    readLookAlikes(core(form)),
  ]);
  return (
    forms.some((form) => cores.has(form) || cores.has(form.replace(/[^\p{L}]/gu, ''))) ||
    /^(.{1,4})\1+.?$/u.test(plain) ||
    new Set(plain).size <= 3 ||
    withoutSigns.length === 0 ||
    isRun(withoutSigns) ||
    isTwoRuns(withoutSigns) ||
    /^\d{1,12}$/.test(withoutSigns)
  );
}

/** 'abcd1234', 'qwerty123456': two runs glued together are no better than one. */
function isTwoRuns(text: string): boolean {
  for (let cut = 3; cut <= text.length - 3; cut += 1) {
    if (isRun(text.slice(0, cut)) && isRun(text.slice(cut))) return true;
  }
  return false;
}
