"""Low bookcase that divides a room: framed ends and back of turned lattice, three wide shelves, nothing closed."""
import random
from ..joinery import board, box, footed_leg, group, lathe, lattice, place, spline
from ..materials import plain, terracotta, wood
from .bookcase import book_row

DIMENSIONS_CM = {'width': 120, 'depth': 36, 'height': 105}
PARTS = {'shelves': 3}
OPTIONS = {'wood': 'beech', 'books': '3'}  # books: random seed, empty for bare shelves
VIEW = {'azimuth': -27, 'elevation': 13}
SLEEVES = ('#3d4048', '#7c6a4c', '#4a2c26', '#c9b692', '#39453f', '#8a7a5c', '#59422f')


def records(parts, rng, x, y, z, count):
    """Gramophone records on edge, leaning on each other."""
    for k in range(count):
        t = rng.uniform(.004, .007)
        parts.append(box((t, .312, .312), (x + t / 2 + .004, y, z + .157), plain(rng.choice(SLEEVES), .7), (0, rng.uniform(3.2, 4.2), 0), .001))
        x += t + .0012


def things(parts, rng, levels):
    book_row(parts, rng, -.535, -.20, -.075, levels[2], .225)
    book_row(parts, rng, .235, .52, -.075, levels[1], .225)
    book_row(parts, rng, -.34, -.02, -.075, levels[0], .27)
    records(parts, rng, .03, .0, levels[0], 26)
    thrown = lambda points: [(max(.0001, p.x), p.z) for p in spline([(r, 0, z) for r, z in points], 8)]
    vase = thrown([(.0001, 0), (.050, 0), (.078, .060), (.086, .110), (.062, .165), (.036, .190), (.042, .212), (.036, .210), (.028, .190), (.0001, .180)])
    bowl = thrown([(.0001, 0), (.050, 0), (.055, .012), (.098, .050), (.120, .086), (.114, .086), (.090, .050), (.0001, .020)])
    parts.append(lathe(vase, terracotta('#8a5a3a', '#1e6f78'), 56, (.38, .0, levels[2]), angle=60))
    parts.append(lathe(bowl, terracotta('#9a5c3a'), 56, (-.30, .0, levels[1]), angle=60))
    parts.append(lathe(vase, terracotta('#b5633c'), 56, (.13, .02, levels[1]), angle=60))
    for k, (t, turn) in enumerate(((.034, 4), (.026, -9), (.030, 14))):
        parts.append(box((.24 - .02 * k, .17 - .01 * k, t), (.10, -.02, levels[2] + (.017, .048, .077)[k]), plain(SLEEVES[k * 2], .65), (0, 0, turn), .003))
    parts.append(lathe([(r * .55, z * .55) for r, z in bowl], terracotta('#8a5a3a', '#1e6f78'), 48, (.10, -.02, levels[2] + .092), angle=60))


def build(options):
    w, rng = wood(options['wood']), random.Random(options['books'])
    hx, hy, base, top = .571, .154, .115, 1.05
    parts = [board(-hx - .025, hx + .025, -hy - .022, hy + .022, top - .028, top, w, .008, grain_axis=0), board(-hx - .008, hx + .008, -hy - .008, hy + .008, top - .042, top - .026, w, .004, grain_axis=0)]
    for x in (-hx, 0, hx):
        for y in (-hy, hy):
            if x or y > 0:
                parts.append(box((.042, .042, top - .040 - base), (x, y, (top - .040 + base) / 2), w, bevel=.006, grain_axis=2))
            if x:
                parts += footed_leg(base, .028, w, 'short', x, y)
    levels = [base + .030, .496, .768]
    for z in levels:
        parts.append(board(-hx + .012, hx - .012, -hy - .006, hy - .014, z - .024, z, w, .005, grain_axis=0))
    pitch = .0296
    for z0, z1 in zip(levels, (*levels[1:], top)):
        high = z1 - (.042 if z1 == top else .024)
        for a, b in ((-hx, 0), (0, hx)):
            parts.append(place(lattice(b - a - .042, high - z0, pitch, w), (a + .021, hy - .004, z0)))
        for s in (-1, 1):
            parts.append(place(lattice(2 * hy - .042, high - z0, pitch, w), (s * hx, -hy + .021, z0), (0, 0, 90)))
            parts.append(board(s * hx - .014, s * hx + .014, -hy + .015, hy - .015, z0 - .027, z0 + .003, w, .004, grain_axis=1))
    for s in (-1, 1):
        parts.append(board(s * hx - .014, s * hx + .014, -hy + .015, hy - .015, top - .070, top - .040, w, .004, grain_axis=1))
    if options['books']:
        things(parts, rng, levels)
    return group(parts, 'low_bookcase')
