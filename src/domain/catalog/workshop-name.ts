/** As `private.plain_name` has it: keyboards write apostrophes straight, texts of the shop curly. */
export const plainWorkshopName = (name: string): string =>
  name
    .normalize('NFC')
    .replaceAll(/[’‘ʼ´`′]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();
