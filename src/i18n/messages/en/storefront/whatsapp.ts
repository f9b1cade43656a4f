/** Labels of links, and the texts that they fill in. */
export const whatsApp = {
  askPiece: 'Ask about this piece on WhatsApp',
  askOrder: 'Ask about this order on WhatsApp',
  name: 'WhatsApp',
  write: 'Write to us on WhatsApp',
  save: 'Save on WhatsApp',
  sendPhotos: 'Send the photos on WhatsApp instead',
  hours: 'Answers {hours}',
  texts: {
    piece: 'Hello, I have a question about {name}:',
    order: 'Hello, I have a question about order {number}.',
    save: 'My order {number} at {brand}:',
    photos: 'Hello, I would like to have a piece made. Here are my photos.',
    question: 'Hello, I have a question.',
  },
} as const;
