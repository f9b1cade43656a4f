import { correction, generate } from 'lean-qr';

/** An SVG picture, black on white with a margin, which every camera reads. */
export function qrCodeSvg(text: string): string {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const margin = 4;
  const size = code.size + 2 * margin;
  let path = '';
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) {
      if (code.get(x, y)) path += `M${x + margin} ${y + margin}h1v1h-1z`;
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
}
