import { khatamPath } from '#ui/khatam-geometry.ts';

const colours = ['#a8782b', '#d6a954', '#1f4e5f', '#7fb4c4', '#a6452d', '#4d6b3c', '#efe8dd'];
const gravity = 900;
const drag = 1.1;
const longest = 3.2;

interface Piece {
  x: number;
  y: number;
  /** Pixels per second. */
  vx: number;
  vy: number;
  turn: number;
  turning: number;
  size: number;
  colour: string;
  isStar: boolean;
}

const starOutline = khatamPath(0, 0, 1);

/** Throws stars and paper slips over the page once, then removes its canvas. */
export function throwConfetti(chance: () => number = Math.random): void {
  const canvas = document.createElement('canvas');
  const brush = canvas.getContext('2d');
  if (!brush) return;
  canvas.className = 'confetti';
  canvas.setAttribute('aria-hidden', 'true');
  const scale = Math.min(devicePixelRatio, 2);
  canvas.width = innerWidth * scale;
  canvas.height = innerHeight * scale;
  brush.scale(scale, scale);
  document.body.append(canvas);

  const star = new Path2D(starOutline);
  const pieces = Array.from({ length: innerWidth < 640 ? 90 : 160 }, () => makePiece(chance));
  let before: number | undefined;
  let age = 0;
  const draw = (now: number) => {
    const passed = Math.min((now - (before ?? now)) / 1000, 0.05);
    before = now;
    age += passed;
    if (age > longest) return canvas.remove();
    brush.clearRect(0, 0, innerWidth, innerHeight);
    brush.globalAlpha = Math.min(1, (longest - age) / 0.6);
    for (const piece of pieces) {
      move(piece, passed);
      paint(brush, piece, star);
    }
    requestAnimationFrame(draw);
  };
  requestAnimationFrame(draw);
}

/** Two fountains, from the lower corners inwards. */
function makePiece(chance: () => number): Piece {
  const fromStart = chance() < 0.5;
  const power = Math.min(innerHeight, 1000) * (0.9 + chance() * 0.9);
  const angle = (0.28 + chance() * 0.18) * Math.PI;
  return {
    x: fromStart ? -10 : innerWidth + 10,
    y: innerHeight * (0.75 + chance() * 0.2),
    vx: Math.cos(angle) * power * (fromStart ? 1 : -1) * 0.9,
    vy: -Math.sin(angle) * power,
    turn: chance() * Math.PI * 2,
    turning: (chance() - 0.5) * 12,
    size: 4 + chance() * 5,
    colour: colours[Math.floor(chance() * colours.length)]!,
    isStar: chance() < 0.4,
  };
}

function move(piece: Piece, seconds: number): void {
  piece.vx *= 1 - drag * seconds;
  piece.vy = piece.vy * (1 - drag * seconds) + gravity * seconds;
  piece.x += piece.vx * seconds;
  piece.y += piece.vy * seconds;
  piece.turn += piece.turning * seconds;
}

function paint(brush: CanvasRenderingContext2D, piece: Piece, star: Path2D): void {
  const { x, y, turn, size, colour, isStar } = piece;
  brush.save();
  brush.translate(x, y);
  brush.rotate(turn);
  brush.fillStyle = colour;
  if (isStar) {
    brush.scale(size, size);
    brush.fill(star);
  } else {
    // The slip turns between its face and its edge.
    brush.scale(1, Math.cos(turn * 2));
    brush.fillRect(-size, -size * 0.6, size * 2, size * 1.2);
  }
  brush.restore();
}
