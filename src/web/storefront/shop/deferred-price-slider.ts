import { laterPart, servedPart } from '../../shared/router/later-part.tsx';

const loadSlider = async () => (await import('./price-slider.tsx')).default;

// The server renders it at once, so that nothing moves when its script comes. The fields below it do
// the same.
export const PriceSlider = import.meta.env.SSR
  ? servedPart(await loadSlider())
  : laterPart(loadSlider, { isOptional: true });
