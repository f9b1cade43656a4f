import { expect, it } from 'vitest';
import { modelOfChoice, sceneViewerLink, type PieceModel } from './models.ts';
import { outlineIn } from './outline.ts';

const size = { width: 227, depth: 88, height: 95 };
const outline = { size, standing: 'floor' as const };
const long = { ...size, width: 260 };

const model = (variantId: string | null, shown = size): PieceModel => ({
  variantId,
  glb: `/models/${variantId}.glb`,
  usdz: null,
  size: shown,
});

it('shows the model in the size of the choice, whoever it was made for', () => {
  const models = [model(null), model('long', long)];
  expect(modelOfChoice(models, { variantId: 'long', box: long })).toBe(models[1]);
  expect(modelOfChoice(models, { variantId: 'long-in-oak', box: long })).toBe(models[1]);
  expect(modelOfChoice(models, { variantId: null, box: size })).toBe(models[0]);
  const nearly = { ...long, width: 261 };
  expect(modelOfChoice(models, { variantId: 'other', box: nearly })).toBe(models[1]);
});

it('shows the own model, or else that of the product, when none has the size of the choice', () => {
  const short = { ...size, width: 180 };
  const models = [model('long', long), model(null)];
  expect(modelOfChoice(models, { variantId: 'long', box: short })).toBe(models[0]);
  expect(modelOfChoice(models, { variantId: 'short', box: short })).toBe(models[1]);
  expect(modelOfChoice(models.slice(0, 1), { variantId: 'short', box: short })).toBe(models[0]);
  expect(modelOfChoice([], { variantId: null, box: size })).toBeNull();
});

it('draws a piece in other dimensions as a box where its outline would be distorted', () => {
  expect(outlineIn(size, outline)).toBe(outline);
  expect(outlineIn(long, outline)).toBe(outline);
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
