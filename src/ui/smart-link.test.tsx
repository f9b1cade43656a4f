import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Link, StaticRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { ServerLink, SmartLink } from './smart-link.tsx';

const attributesOf = (link: ReactElement, basename: string) => {
  const page = (
    <StaticRouter basename={basename} location={`${basename}/shop`}>
      {link}
    </StaticRouter>
  );
  return [...renderToStaticMarkup(page).matchAll(/\S+="[^"]*"/g)].map(String).toSorted();
};

/** The browser hydrates it as the link of the router. */
describe.each(['/', '/ar'])('a link below %s', (basename) => {
  it.each([
    '/',
    '/?theme=dark',
    '/#rooms',
    '/shop',
    '/shop?room=living_room&page=2#results',
    '/product/كنبة-قلاوون',
    '/ask?about=100%25',
  ])('to %s has the attributes of the router’s', (to) => {
    const ours = <ServerLink to={to} className="card" aria-label="Open" />;
    const theirs = <Link to={to} className="card" aria-label="Open" />;
    expect(attributesOf(ours, basename)).toEqual(attributesOf(theirs, basename));
  });

  it.each(['/../shop', '/./shop', '/shop/../cart'])('to %s is left to the router', (to) => {
    expect(attributesOf(<SmartLink to={to} />, basename)).toEqual(
      attributesOf(<Link to={to} />, basename),
    );
  });

  it('is not discovered when it should not be', () => {
    expect(attributesOf(<ServerLink to="/cart" discover="none" />, basename)).toEqual(
      attributesOf(<Link to="/cart" discover="none" />, basename),
    );
  });
});
