/**
 * The address of a chat with a number, with a text that the reader can still change. Without a
 * number they choose who receives it. WhatsApp takes numbers without their plus sign.
 */
export function whatsAppUrl(number: string, text = ''): string {
  const chat = `https://wa.me/${number.replace(/\D/g, '')}`;
  return text ? `${chat}?text=${encodeURIComponent(text)}` : chat;
}
