import { expect, it } from 'vitest';
import { hasModel, sceneViewerLink } from './models.ts';
import { outlineIn } from './outline.ts';

const size = { width: 227, depth: 88, height: 95 };
const outline = { size, standing: 'floor' as const };

it('shows a model only of a piece that still has the size of it', () => {
  expect(hasModel('qalawun-majlis-sofa', size, outline)).toBe(true);
  expect(hasModel('qalawun-majlis-sofa', { ...size, width: 240 }, outline)).toBe(false);
  expect(hasModel('qalawun-majlis-sofa', null, outline)).toBe(false);
  expect(hasModel('added-by-staff', size, outline)).toBe(false);
});

it('draws a piece in other dimensions as a box where its outline would be distorted', () => {
  expect(outlineIn(size, outline)).toBe(outline);
  expect(outlineIn({ ...size, width: 260 }, outline)).toBe(outline);
  expect(outlineIn({ ...size, width: 90 }, outline)).toBeNull();
  expect(outlineIn(size, null)).toBeNull();
});

it('names the model, its title and a page for telephones without the viewer', () => {
  const link = sceneViewerLink({
    file: 'https://shop.example/models/sofa.glb',
    title: 'Sofa & table',
    fallback: 'https://shop.example/product/sofa#in-my-room',
  });
  const [address, intent] = link.split('#Intent;');
  const query = new URL(address!.replace('intent:', 'https:')).searchParams;
  expect(Object.fromEntries(query)).toEqual({
    file: 'https://shop.example/models/sofa.glb',
    mode: 'ar_preferred',
    title: 'Sofa & table',
  });
  expect(intent).toContain(
    'S.browser_fallback_url=https%3A%2F%2Fshop.example%2Fproduct%2Fsofa%23in-my-room;end;',
  );
});
