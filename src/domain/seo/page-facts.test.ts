import { expect, it } from 'vitest';
import { readPageFacts } from './page-facts.ts';

it('reads what search engines read, and no script', () => {
  const facts = readPageFacts(`<html lang="en"><head>
    <title>Fustat | Tables &amp; chairs</title>
    <meta name="description" content="Say &quot;walnut&quot; > all"/><meta name="robots" content="index, follow"/>
    <link rel="canonical" href="https://fustat.example/en/shop?a=1&amp;b=2"/>
    <link rel="alternate" hrefLang="ar" href="https://fustat.example/ar/shop"/>
    <link rel="stylesheet" href="/root.css"/>
    <script>document.write('<a href="/en/scripted">')</script></head>
    <body><a class="x" href="/en">Home</a><!-- <a href="/en/comment"> -->
    <main id="main"><a href="/en/faq#one">One</a><a href="/en/faq#one">One</a>
    <a rel="nofollow noopener" href="/en/cart">Cart</a><a name="here">Here</a></main>
    <footer><a href="https://pinterest.example/fustat">P</a></footer></body></html>`);
  expect(facts).toEqual({
    title: 'Fustat | Tables & chairs',
    description: 'Say "walnut" > all',
    robots: 'index, follow',
    canonical: 'https://fustat.example/en/shop?a=1&b=2',
    alternates: { ar: 'https://fustat.example/ar/shop' },
    links: { main: ['/en/faq#one'], shell: ['/en', 'https://pinterest.example/fustat'] },
  });
});
