/** The last line of mails that their reader may end; a guest who asked once has nothing to end. */
export const endNote = {
  en: (unsubscribe: string | null) =>
    unsubscribe ? { note: `Enough of these e-mails? This link ends them: ${unsubscribe}` } : {},
  ar: (unsubscribe: string | null) =>
    unsubscribe ? { note: `اكتفيت من هذه الرسائل؟ هذا الرابط يوقفها: ${unsubscribe}` } : {},
};
