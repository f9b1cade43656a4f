/** A word that the code no longer uses, and the word that says the same. */
export type RetiredWord = {
  /** Lower case; several words are matched in this order. */
  word: string;
  use: string;
  /**
   * Where it is retired. `everywhere`: names, file names, comments and test titles; `names`: as a part of
   * an identifier or file name; `whole name`: as an identifier or file name of its own.
   */
  where: 'everywhere' | 'names' | 'whole name';
  /** Names that are right all the same. */
  except?: RegExp;
  /** The files in which the word has the retired meaning; all, unless given. */
  onlyIn?: RegExp;
  /** Files in which it has its ordinary meaning. */
  notIn?: RegExp;
};

/** Search, password rules and generated code deal with words as such. */
const language =
  /search|scripts\/types|password|catalog-samples|content-samples|active-filters|admin-routes|record-addresses|is_stop_word/;
/** Questions of the quiz and of the FAQ have answers; staff answer returns and enquiries. */
const questions =
  /\bgame\b|question|faq|empty-pages|company|content-samples|return|mail\/(samples|templates)|enquir|custom-service|db\/tests\/bounds/;
/** Where the product kind "baskets" and the column of saved carts are named. */
const storedNames = /vocabulary|saved-cart|customer-samples|delete-account|db\/tests\/shapes/;
const delivery = /addresses|address-form|delivery|cart|checkout|buying|fit/;

export const retiredWords: readonly RetiredWord[] = [
  // A mail without a mail server has the status 'kept'.
  { word: 'kept', use: 'cached, stored or saved', where: 'everywhere', notIn: /0005_mail/ },
  { word: 'keep', use: 'cache, store or save', where: 'names', except: /^keepAlive/i },
  ...retire('names', 'keeps keeping keeper', 'cache, store or save'),
  ...retire('names', 'tell tells told telling', 'notify, report or return'),
  ...retire('names', 'say says said saying', 'message, report or format'),
  { word: 'word', use: 'message, label or text', where: 'names', notIn: language },
  { word: 'words', use: 'messages, labels or texts', where: 'names', notIn: language },
  // The Arabic alphabet has letters; what is sent is a mail.
  { word: 'letter', use: 'mail', where: 'names', notIn: /search|shape|lettering|page-health/ },
  { word: 'letters', use: 'mails', where: 'names', notIn: /search|shape|lettering|page-health/ },
  ...retire('everywhere', 'judge judges judged judging', 'validate, check or evaluate'),
  ...retire('everywhere', 'verdict verdicts', 'result or status'),
  // "Refused" (at the door) is a status of an order.
  ...retire('everywhere', 'refuse refuses refusing', 'reject'),
  {
    word: 'refused',
    use: 'rejected',
    where: 'names',
    notIn: /\borders?\b|return|mail|checkout|commerce-samples|sales|marketing/,
  },
  ...retire('everywhere', 'refusal refusals', 'rejection'),
  ...retire('everywhere', 'whoever somebody nobody', 'caller, user, visitor or anyone'),
  ...retire('names', 'who', 'caller'),
  ...retire('everywhere', 'anew', 'again, reload or recompute'),
  { word: 'once more', use: 'again', where: 'everywhere' },
  ...retire('everywhere', 'wherever thereof', 'a plainer sentence'),
  { word: 'is none', use: 'missing', where: 'everywhere' },
  { word: 'to be had', use: 'available', where: 'everywhere' },
  { word: 'speaks of', use: 'mentions', where: 'everywhere' },
  ...retire('everywhere', 'mended', 'fixed'),
  // `{ once: true }` belongs to the platform.
  {
    word: 'once',
    use: 'deduplicate',
    where: 'names',
    except: /^(once|atOnce|game_questions_once)$/,
  },
  { word: 'in turn', use: 'queue', where: 'everywhere' },
  { word: 'taking turns', use: 'limitConcurrency or createQueue', where: 'everywhere' },
  // Stairs have flights too.
  { word: 'flight', use: 'pipeline or round trip', where: 'everywhere', notIn: /\bfit\b/ },
  { word: 'flights', use: 'round trips', where: 'everywhere', notIn: /\bfit\b/ },
  ...retire('names', 'fly', 'pipeline'),
  ...retire('names', 'together', 'pipeline'),
  // Elsewhere it is a point of a drawing, or the letter.
  { word: 'q', use: 'pipeline or query', where: 'whole name', onlyIn: /platform|services/ },
  // Services place orders.
  { word: 'place', use: 'governorate', where: 'whole name', onlyIn: delivery, notIn: /services/ },
  { word: 'places', use: 'governorates', where: 'names', onlyIn: delivery },
  { word: 'use place', use: 'useGovernorate', where: 'names', except: /^usePlaceOrder/ },
  { word: 'placing', use: 'submitting', where: 'names', onlyIn: /^src\/web|^tests\/e2e/ },
  ...retire('everywhere', 'grounds', 'reasons or options'),
  ...retire('names', 'way ways', 'options or next step'),
  { word: 'way on', use: 'next step', where: 'everywhere' },
  { word: 'since when the same', use: 'unchanged since', where: 'names' },
  { word: 'still there', use: 'cached data fallback', where: 'names' },
  ...retire('everywhere', 'patient patience', 'retrying or timeout'),
  ...retire('names', 'closer', 'productDetails'),
  // Baskets are for sale, and a column is called so.
  { word: 'basket', use: 'cart', where: 'names', notIn: storedNames },
  { word: 'baskets', use: 'cart', where: 'names', except: /bread/i, notIn: storedNames },
  ...retire('names', 'news', 'notification, announcement or live message'),
  { word: 'sheet', use: 'document or page', where: 'names', onlyIn: /invoice/ },
  ...retire('everywhere', 'outcome outcomes', 'result'),
  { word: 'answer', use: 'result or response', where: 'names', notIn: questions },
  { word: 'answers', use: 'results or responses', where: 'names', notIn: questions },
  // `most` is a field of cart lines, which browsers and the database have stored.
  { word: 'most', use: 'max', where: 'names', except: /^most($|Recent|Sold|Wanted|Popular)/ },
  { word: 'at most', use: 'max', where: 'names' },
  ...retire('whole name', 'asked given chosen', 'request, input or selection'),
];

function retire(where: RetiredWord['where'], words: string, use: string): RetiredWord[] {
  return words.split(' ').map((word) => ({ word, use, where }));
}
