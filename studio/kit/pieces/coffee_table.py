"""Octagonal coffee table: eight open keel arches, each with one line of shell, a top of eight boards that meet in a star."""
import math
from shapely.geometry import Polygon
from ..joinery import arch_outline, box, fret, group, place, ring_polygon, star_polygon, tiles, upright
from ..materials import pearl, wood

DIMENSIONS_CM = {'width': 70, 'depth': 70, 'height': 46}
OPTIONS = {'wood': 'mahogany', 'inlay': 'pearl'}
VIEW = {'azimuth': -20, 'elevation': 18}


def octagon(apothem):
    r = apothem / math.cos(math.pi / 8)
    return Polygon([(r * math.cos(math.pi / 8 + k * math.pi / 4), r * math.sin(math.pi / 8 + k * math.pi / 4)) for k in range(8)])


def top(w, light, a, z):
    """Eight wedges with the grain towards the rim, a moulded edge, a star where they meet and one line around."""
    half = math.tan(math.pi / 8)
    inner = a - .040
    wedge = Polygon([(0, .0006), (inner * half - .0006, inner), (-inner * half + .0006, inner)])
    parts = [place(fret(wedge, .006, w, .0006, grain_axis=1), (0, 0, z - .003), (0, 0, 45 * k)) for k in range(8)]
    rim = Polygon([(-a * half, a), (a * half, a), (inner * half, inner + .0005), (-inner * half, inner + .0005)])
    parts += [place(fret(rim, .026, w, .004, grain_axis=0), (0, 0, z - .013), (0, 0, 45 * k)) for k in range(8)]
    parts.append(place(fret(octagon(inner + .002), .018, w, .001), (0, 0, z - .015)))
    parts.append(place(fret(octagon(a - .018), .014, w, .004), (0, 0, z - .032)))
    parts.append(place(tiles([ring_polygon(octagon(inner), .0030)], .0016, .0002, light), (0, 0, z - .0002)))
    star = star_polygon(0, 0, .070, 8, .040)
    parts.append(place(tiles([star], .0020, .0003, wood('ebony')), (0, 0, z + .0002)))
    parts.append(place(tiles([ring_polygon(star, .0026), star_polygon(0, 0, .034, 8, .0195, math.pi / 8)], .0020, .0003, light), (0, 0, z + .0006)))
    return parts


def build(options):
    w, thick, height = wood(options['wood']), .022, .46
    light = pearl() if options['inlay'] == 'pearl' else wood(options['inlay'])
    a, apron = .300, height - .039
    parts = top(w, light, .35, height)
    side = 2 * a * math.tan(math.pi / 8)
    panel = Polygon([(-side / 2, 0), (side / 2, 0), (side / 2, apron), (-side / 2, apron)])
    arch = arch_outline(side - .056, apron - .062, apron - .062 - .150, 1.2, 32)
    line = arch.buffer(.0098, join_style=2).difference(arch.buffer(.0068, join_style=2)).intersection(panel.buffer(-.002))
    for k in range(8):
        face = [upright(fret(panel.difference(arch), thick, w, .003, grain_axis=1), (0, thick / 2, 0)), upright(fret(line, .0018, light, .0002), (0, -.0004, 0))]
        face.append(box((side - .002, .010, .014), (0, -.003, apron - .009), w, bevel=.004, grain_axis=0))
        t = math.radians(45 * k)
        parts.append(place(group(face), (a * math.sin(t), -a * math.cos(t), 0), (0, 0, 45 * k)))
        r, c = (a - .010) / math.cos(math.pi / 8), t + math.pi / 8
        parts.append(box((.046, .030, .020), (r * math.sin(c), -r * math.cos(c), .010), w, (0, 0, 45 * k + 22.5), .006, grain_axis=0))
    return group(parts, 'coffee_table')
