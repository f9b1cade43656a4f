"""Small things that make a room lived in: books, cloths, vases, coffee, baskets on the wall."""
import math
import random
from mathutils import Vector
from ..joinery import bolster, box, boxed_cushion, finish, group, lathe, mesh_of, place, spline, tube
from ..materials import brass, emitter, fabric, linen, palm_leaf, plain, terracotta
from ..pieces.bookcase import CLOTHS
from ..pieces.palm_baskets import OPTIONS as STRAWS, coiled, zigzag

PAPER = '#ddd2ba'


def books(count=3, seed=1):
    """Lying books, one on the other."""
    rng, parts, z = random.Random(seed), [], 0
    for k in range(count):
        w, d, t, turn = rng.uniform(.21, .27) - k * .012, rng.uniform(.15, .18), rng.uniform(.022, .038), rng.uniform(-9, 9)
        cover = plain(rng.choice(CLOTHS), .65)
        parts += [box((w, d, .003), (0, 0, z + .0015), cover, (0, 0, turn), .001), box((w, d, .003), (0, 0, z + t - .0015), cover, (0, 0, turn), .001)]
        pages = box((w - .010, d - .010, t - .006), (0, 0, z + t / 2), plain(PAPER, .9), (0, 0, turn), .001)
        a = math.radians(turn)
        spine = box((w, .004, t), (-math.sin(a) * -d / 2, math.cos(a) * -d / 2, z + t / 2), cover, (0, 0, turn), .0015)
        parts += [pages, spine]
        z += t + .001
    return group(parts, 'books')


def open_book():
    """Two swelling pages."""
    parts, n = [], 12
    for s in (-1, 1):
        line = [(s * .15 * i / n, .022 * math.sin(math.pi * (i / n) ** .6) * (1 - i / n * .5) + .006) for i in range(n + 1)]
        vertices = [(x, y, z) for x, z in line for y in (-.105, .105)] + [(x, y, .002) for x, _ in line for y in (-.105, .105)]
        m = 2 * (n + 1)
        faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(n)]
        faces += [(m + 2 * i, 2 * i, 2 * i + 2, m + 2 * i + 2) for i in range(n)] + [(m + 2 * i + 1, m + 2 * i + 3, 2 * i + 3, 2 * i + 1) for i in range(n)]
        faces.append((2 * n, 2 * n + 1, m + 2 * n + 1, m + 2 * n))
        parts.append(finish(mesh_of(vertices, faces), plain(PAPER, .9), 50))
    parts.append(box((.316, .222, .003), (0, 0, .0015), plain('#4a2c26', .6), bevel=.001))
    return group(parts, 'open_book')


def folded(colours, width=.42, depth=.32, kind='linen', seed=1):
    """A pile of folded cloth."""
    rng, parts, z = random.Random(seed), [], 0
    for k, colour in enumerate(colours):
        h, w, d = rng.uniform(.030, .048), width * rng.uniform(.94, 1), depth * rng.uniform(.95, 1)
        parts.append(place(boxed_cushion(w, d, h, fabric(colour, kind), None, corner=.018, crown=.004, wrinkle=.5, seed=seed + k, n=20), (0, 0, z + h / 2 + .004), (0, 0, rng.uniform(-2, 2))))
        z += h + .007
    return group(parts, 'folded')


def rolls(colours, length=.9, radius=.055, seed=1):
    """Bolts of cloth side by side and one above, along x."""
    spots = [(0, 0), (1, 0), (2, 0), (.5, 1), (1.5, 1), (1, 2)]
    parts = [place(bolster(length * random.Random(seed + k).uniform(.94, 1), radius, linen(colour), seed=seed + k), (0, 2.04 * radius * a, radius * (1 + 1.76 * b)))
             for k, (colour, (a, b)) in enumerate(zip(colours, spots))]
    return group(parts, 'rolls')


def vase(kind='tall', material=None):
    shapes = {'tall': [(.045, 0), (.052, .006), (.072, .10), (.078, .20), (.058, .30), (.030, .36), (.026, .40), (.034, .425)],
              'round': [(.050, 0), (.060, .006), (.115, .08), (.128, .15), (.100, .22), (.052, .26), (.046, .28), (.056, .295)],
              'bowl': [(.050, 0), (.055, .006), (.050, .018), (.110, .05), (.155, .095), (.162, .11)]}
    outer = [(p.x, p.z) for p in spline([(r, 0, z) for r, z in shapes[kind]], 8)]
    inner = [(max(.001, r - .006), z) for r, z in reversed(outer) if z > .02]
    return lathe([(.0001, 0), *outer, *inner, (.0001, .02)], material or terracotta('#a8835c'), 64, angle=60)


def branches(height=.55, seed=4, colour='#8a7a4a', count=6):
    """Dry twigs with seed heads, for a vase; they start at z = 0."""
    rng, parts, seeds = random.Random(seed), [], []
    bark, head = plain('#5f5236', .9), palm_leaf(colour)
    for k in range(count):
        a, lean, h = k * 2.4 + rng.uniform(-.3, .3), rng.uniform(.12, .42), height * rng.uniform(.75, 1.05)
        d = Vector((math.cos(a), math.sin(a), 0))
        line = spline([(0, 0, 0), d * h * lean * .35 + Vector((0, 0, h * .5)), d * h * lean + Vector((0, 0, h))], 9)
        parts.append(tube(line, .0024, bark, res=1))
        for i in range(7, len(line)):
            for s in (-1, 1):
                seeds.append(line[i] + Vector((rng.uniform(-.02, .02), rng.uniform(-.02, .02), rng.uniform(.004, .018))))
    for spot in seeds:
        parts.append(lathe([(1e-5, -.011), (.006, -.004), (.0065, .003), (1e-5, .012)], head, 8, spot))
    return group(parts, 'branches')


def vase_of_branches(kind='tall', material=None, height=.55, **options):
    parts = [vase(kind, material), place(branches(height, **options), (0, 0, .16))]
    return group(parts, 'vase_of_branches')


def coffee():
    """Kanaka and two small cups on saucers."""
    pot = lathe([(.0001, 0), (.040, 0), (.043, .004), (.040, .035), (.028, .062), (.027, .070), (.034, .088), (.031, .088), (.024, .070), (.0001, .066)], brass('copper'), 48, angle=60)
    handle = tube([(.030, 0, .075), (.09, 0, .088), (.17, 0, .102)], .0045, plain('#2f2118', .5), taper=[1, 1, 1.3])
    parts = [pot, handle]
    for x, y in ((-.10, -.05), (-.03, -.13)):
        parts.append(lathe([(.0001, 0), (.045, 0), (.052, .006), (.050, .008), (.0001, .004)], terracotta('#a8835c', '#e2d8c4'), 40, (x, y, 0), angle=60))
        parts.append(lathe([(.0001, .006), (.018, .006), (.026, .022), (.031, .052), (.0285, .052), (.023, .022), (.0001, .014)], terracotta('#a8835c', '#e2d8c4'), 40, (x, y, 0), angle=60))
        parts.append(lathe([(.0001, .044), (.0272, .044)], plain('#241510', .3), 32, (x, y, 0)))
    return group(parts, 'coffee')


def straws():
    return [palm_leaf(STRAWS[k]) for k in ('straw', 'red', 'dark', 'orange')]


def wall_basket(radius=.24, figure='star', location=(0, 0, 0)):
    """Coiled tray that hangs on a wall behind y = 0 and looks to -y."""
    figures = {'star': lambda row, a: 1 if 3 < row < 13 and abs(((a * 8 / math.tau) % 1) * 2 - 1) * 9 > abs(row - 8) * 1.7 + 2 else 3 if row in (15, 16, 20) else 0,
               'rings': lambda row, a: {4: 3, 5: 3, 9: 1, 10: 1, 11: 2, 15: 3, 19: 1}.get(row, 0),
               'zigzag': zigzag(10, 8, 6, main=1, second=3),
               'sun': lambda row, a: 1 if row < 4 else 2 if row in (5, 22) else 3 if row > 7 and int(a * 12 / math.tau * 2) % 2 else 0}
    profile = [(.0006, .012), (radius * .35, .010), (radius * .7, .014), (radius * .93, .034), (radius, .052)]
    return place(coiled(profile, .0100, 150, figures[figure], straws()), location, (90, 0, 0))


def candle(height=.12, radius=.028):
    """Beeswax candle with a small flame."""
    wax = lathe([(.0001, 0), (radius, 0), (radius, height - .004), (radius * .9, height), (.0001, height - .006)], plain('#e6d9b8', .5), 32)
    flame = lathe([(1e-5, 0), (.0055, .009), (.0045, .018), (1e-5, .036)], emitter('#ffb45e', 14.0), 16, (0, 0, height + .006))
    return group([wax, flame], 'candle')
