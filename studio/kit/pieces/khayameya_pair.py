"""Two khayameya squares, one flower each, stretched in mitred frames and hung one above the other."""
import math
from shapely import affinity
from shapely.geometry import LineString, Point, Polygon, box as rectangle
from ._sewn import sewn_sheet
from .khayameya_panel import around, petal
from ..joinery import fret, group, place, spline, star_polygon, upright
from ..materials import wood

DIMENSIONS_CM = {'width': 73, 'depth': 3, 'height': 94}  # both; each is 45 x 3 x 45
PARTS = {'pieces': 2}
OPTIONS = {'wood': 'beech', 'indigo': '#182232', 'turquoise': '#28535a', 'saffron': '#a67a34', 'brick': '#6b2a20', 'ivory': '#d8cbae', 'leaf': '#454f33'}
VIEW = {'azimuth': -18, 'elevation': 2, 'stage': 'wall'}
SIDE, RAIL = .45, .020


def standing(shape, x=0, y=0, turn=0):
    """A leaf drawn along +x, stood up, leaned by `turn` degrees and moved."""
    return affinity.translate(affinity.rotate(shape, 90 + turn, origin=(0, 0)), x, y)


def border(colour, dots):
    half = SIDE / 2 - RAIL
    ring = lambda a, b: rectangle(-half + a, -half + a, half - a, half - a).difference(rectangle(-half + b, -half + b, half - b, half - b))
    spots = [Point(s * (half - .021), (half - .021) * k / 4).buffer(.0055) for s in (-1, 1) for k in range(-4, 5)]
    return [(colour, [ring(.008, .034)]), (dots, spots + [affinity.rotate(p, 90, origin=(0, 0)) for p in spots])]


def open_flower(c):
    """Seen from above: three rings of petals round a star, a sprig in each corner."""
    sprigs = [standing(petal(0, r, .024, .8), 0, .232, 180 + t) for r, t in ((.056, 0), (.070, 36), (.070, -36))]
    corners = [affinity.rotate(s, 45 + 90 * k, origin=(0, 0)) for k in range(4) for s in sprigs]
    return [(c['indigo'], [rectangle(-.23, -.23, .23, .23)]), *border(c['saffron'], c['brick']),
            (c['turquoise'], corners), (c['turquoise'], around(petal(.03, .158, .050, 1.3), 12, 15)), (c['ivory'], around(petal(.03, .150, .058, 1.3), 12)),
            (c['saffron'], around(petal(.03, .132, .042, 1.3), 12)), (c['brick'], around(petal(.05, .112, .020, 1.2), 12)),
            (c['ivory'], [star_polygon(0, 0, .066, 12, .048)]), (c['brick'], [star_polygon(0, 0, .056, 12, .040)]),
            (c['saffron'], around(petal(.008, .040, .016, .9), 8)), (c['ivory'], [Point(0, 0).buffer(.011)])]


def tall_flower(c):
    """Seen from the side: one bloom on a stem between curling leaves and two buds."""
    bend = lambda points: LineString([(p.x, p.y) for p in spline([(x, y, 0) for x, y in points], 10)])
    arms = [[(0, -.115), (s * .045, -.075), (s * .088, -.020), (s * .112, .048)] for s in (-1, 1)]
    stems = [LineString([(0, -.165), (0, .03)]).buffer(.0055)] + [bend(a).buffer(.0042) for a in arms]
    leaves = [standing(petal(0, r, .034, .7), 0, y, s * t) for s in (-1, 1) for y, r, t in ((-.150, .125, 74), (-.095, .080, 52))]
    buds = [standing(petal(0, .062, .040, .8), s * .111, .040, -s * 8) for s in (-1, 1)]
    cups = [standing(petal(0, .034, .022, .7), s * .111, .036, -s * 8 + t) for s in (-1, 1) for t in (-26, 26)]
    bloom = lambda turns, r, w: [standing(petal(0, r, w, .85), 0, .005, t) for t in turns]
    return [(c['turquoise'], [rectangle(-.23, -.23, .23, .23)]), *border(c['indigo'], c['saffron']),
            (c['leaf'], stems + leaves), (c['saffron'], buds), (c['leaf'], cups), (c['brick'], bloom((-62, 62), .118, .052)),
            (c['ivory'], bloom((-34, 34), .150, .058)), (c['brick'], bloom((-34, 34), .118, .024)), (c['saffron'], bloom((0,), .172, .074)),
            (c['brick'], bloom((0,), .140, .044)), (c['ivory'], bloom((0,), .098, .018)), (c['leaf'], bloom((-90, -45, 0, 45, 90), .044, .024))]


def framed(layers, w):
    half, inner = SIDE / 2, SIDE / 2 - RAIL
    rail = Polygon([(-half, -half), (half, -half), (inner, -inner), (-inner, -inner)])
    mitred = [fret(affinity.rotate(rail, 90 * k, origin=(0, 0)), .030, w, .0022, grain_axis=k % 2) for k in range(4)]
    stretched = sewn_sheet(layers, 2 * inner + .004, 2 * inner + .004, lambda x, z: -.017 - .0035 * math.cos(x * 7) * math.cos(z * 7) - .0016 * math.sin(x * 23 + z * 9) * math.sin(z * 17))
    return group([stretched] + [upright(bar, (0, -.016, 0)) for bar in mitred])


def build(options):
    w = wood(options['wood'])
    return group([place(framed(open_flower(options), w), (-.14, 0, .245)), place(framed(tall_flower(options), w), (.14, 0, -.245))], 'khayameya_pair')
