import type { FaqCategory } from '#domain/content/company.ts';

export const faqStructuredData = (categories: readonly FaqCategory[]) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: categories
    .flatMap(({ items }) => items)
    .map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
});
