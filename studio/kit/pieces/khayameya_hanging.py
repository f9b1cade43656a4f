"""Khayameya hanging for a large wall: a field of eight-pointed stars between geometric borders, on brass rings."""
import math
from shapely import affinity
from shapely.geometry import Polygon, box as rectangle
from ._sewn import sewn_sheet
from ..joinery import box, group, lathe, place, ring_polygon, star_grid, star_polygon, tube
from ..materials import brass, linen

DIMENSIONS_CM = {'width': 200, 'depth': 3, 'height': 150}
OPTIONS = {'ground': '#6a1712', 'navy': '#16223a', 'gold': '#b07d26', 'teal': '#1f5f66', 'cream': '#e2d4b4'}
VIEW = {'azimuth': -16, 'elevation': 2, 'stage': 'wall'}
W, H, BORDER, COLUMNS, ROWS = 2.0, 1.44, .17, 5, 3


def frame(d0, d1):
    return rectangle(-W / 2 + d0, -H / 2 + d0, W / 2 - d0, H / 2 - d0).difference(rectangle(-W / 2 + d1, -H / 2 + d1, W / 2 - d1, H / 2 - d1))


def field(sew):
    """Stars on the 4.8.8 grid: each is a cream outline, a coloured star and smaller stars turned inside it."""
    w, h = W - 2 * BORDER, H - 2 * BORDER
    pitch, inside = w / COLUMNS, rectangle(-w / 2, -h / 2, w / 2, h / 2)
    stars = [(n, affinity.translate(s, -w / 2, -h / 2)) for n, s in star_grid(COLUMNS, ROWS, pitch, h / (ROWS * pitch))]
    whole = [(n, s) for n, s in stars if inside.buffer(.001).contains(s.centroid)]
    clip = lambda shapes: [s.intersection(inside) for s in shapes]
    grow = lambda s, k, turn=0: affinity.rotate(affinity.scale(s, k, k, origin=s.centroid), turn, origin=s.centroid)
    eights = [s for n, s in whole if n == 8]
    checker = lambda odd: [s for s in eights if (round((s.centroid.x + w / 2) / pitch - .5) + round((s.centroid.y + h / 2) / (h / ROWS) - .5)) % 2 == odd]
    sew('ground', [inside])
    sew('cream', clip([ring_polygon(s, .016) for _, s in stars]))
    sew('navy', clip([grow(s, .90) for s in checker(0)]))
    sew('teal', clip([grow(s, .90) for s in checker(1)]))
    sew('gold', clip([grow(s, .80) for n, s in whole if n == 4]))
    sew('cream', clip([grow(s, .30) for n, s in whole if n == 4]))
    sew('gold', clip([grow(s, .62, 22.5) for s in eights]))
    sew('ground', clip([grow(s, .53, 22.5) for s in eights]))
    sew('cream', clip([grow(s, .36) for s in eights]))
    sew('navy', clip([grow(s, .26) for s in checker(1)]))
    sew('teal', clip([grow(s, .26) for s in checker(0)]))
    sew('gold', clip([grow(s, .11, 22.5) for s in eights]))


def borders(sew):
    """Lozenges between triangles along each side, a star in each corner, straight guards."""
    sew('navy', [frame(.030, BORDER - .022)])
    big, small, teeth = [], [], []
    middle, half = (BORDER + .008) / 2, (BORDER - .052) / 2
    for length, turn, off in ((W, 0, H / 2), (W, 180, H / 2), (H, 90, W / 2), (H, 270, W / 2)):
        run = length - 2 * BORDER
        count = round(run / .115)
        step = run / count
        put = lambda shape: affinity.rotate(affinity.translate(shape, 0, -off + middle), turn, origin=(0, 0))
        for k in range(count):
            x = -run / 2 + step * (k + .5)
            lozenge = Polygon([(x - step * .46, 0), (x, -half * .86), (x + step * .46, 0), (x, half * .86)])
            big.append(put(lozenge))
            small.append(put(affinity.scale(lozenge, .52, .52)))
        for k in range(1, count):
            x = -run / 2 + step * k
            teeth += [put(Polygon([(x - step * .36, s * half), (x + step * .36, s * half), (x, s * half * .30)])) for s in (-1, 1)]
    corners = [(sx * (W / 2 - middle), sy * (H / 2 - middle)) for sx in (-1, 1) for sy in (-1, 1)]
    sew('teal', teeth)
    sew('cream', big + [star_polygon(x, y, .058, 8, .040) for x, y in corners])
    sew('ground', small + [star_polygon(x, y, .044, 8, .030) for x, y in corners])
    sew('gold', [affinity.scale(s, .42, .42) for s in small] + [star_polygon(x, y, .022, 8, .015) for x, y in corners])
    sew('gold', [frame(.012, .022), frame(BORDER - .016, BORDER - .006)])


def build(options):
    layers = []
    sew = lambda colour, shapes: layers.append((options[colour], shapes))
    sew('ground', [rectangle(-W / 2, -H / 2, W / 2, H / 2)])
    field(sew)
    borders(sew)
    fall = lambda z: .25 + .75 * (.5 - z / H)
    ripple = lambda x, z: -.018 - .0065 * fall(z) * (math.sin(x * 9.4 + .6) + .5 * math.sin(x * 17 + 2 + z))
    parts = [sewn_sheet(layers, W, H, ripple)]
    for k in range(11):
        x = (W / 2 - .035) * (k / 5 - 1)
        y = ripple(x, H / 2) + .002
        parts.append(box((.030, .010, .044), (x, y, H / 2 - .010), linen(options['ground']), bevel=.003))
        parts.append(place(tube([(.022 * math.cos(a * math.tau / 40), 0, .022 * math.sin(a * math.tau / 40)) for a in range(40)], .0028, brass('polished'), True), (x, y, H / 2 + .032), (0, 0, 12)))
        parts.append(lathe([(.0001, 0), (.0085, .001), (.010, .004), (.006, .008), (.0045, .026), (.0001, .028)], brass('polished'), 24, (x, 0, H / 2 + .050), (90, 0, 0)))
    return group(parts, 'khayameya_hanging')
