import type { FaqCategory } from '#domain/content/company.ts';
import { Accordion } from '#ui/accordion.tsx';
import { WithContents } from './table-of-contents.tsx';

export const FaqCategories = ({ categories }: { categories: readonly FaqCategory[] }) => (
  <WithContents entries={categories.map(({ slug, name }) => ({ anchor: slug, title: name }))}>
    {categories.map(({ id, slug, name, items }) => (
      <section key={id} id={slug} className="faq-category" aria-labelledby={`${slug}-title`}>
        <h2 id={`${slug}-title`}>{name}</h2>
        <Accordion
          items={items.map((item) => ({
            id: item.id,
            title: item.question,
            content: item.answer,
          }))}
        />
      </section>
    ))}
  </WithContents>
);
