"""Small arched mirror for beside the door: pegged beech frame, a narrow shelf with a rail, two brass hooks under it."""
import math
from shapely.geometry import Point, Polygon, box as rectangle
from shapely.ops import unary_union
from .arch_mirror import reflected_room
from ..joinery import arch_outline, board, circle, fret, group, lathe, place, spline, tube, turned_leg, upright
from ..materials import brass, plain, wood

DIMENSIONS_CM = {'width': 48, 'depth': 12, 'height': 78}
PARTS = {'hooks': 2}
OPTIONS = {'wood': 'beech', 'studio_reflection': 'yes'}
VIEW = {'azimuth': -24, 'elevation': 6, 'stage': 'wall'}
WIDTH, HEIGHT, SHELF, SPRING = .43, .655, .125, .400


def frame(w):
    """Two stiles and two halves of the arch, their joints visible and pegged, and a rail at the foot."""
    outer = arch_outline(WIDTH, HEIGHT, SPRING, 1.0, 40)
    inner = outer.buffer(-.046, join_style=2)
    ring, parts = outer.difference(inner), []
    for s in (-1, 1):
        x0, x1 = sorted((0, s * WIDTH))
        stile, arch = rectangle(x0, .046, x1, SPRING - .02), rectangle(x0, SPRING - .02, x1, HEIGHT)
        parts += [upright(fret(ring.intersection(cut), .024, w, .0016, grain_axis=1), (0, y, SHELF)) for cut, y in ((stile, -.0160), (arch, -.0165))]
        parts += [lathe([(.0001, .0012), (.0026, .0010), (.0030, 0), (.0030, -.004)], wood('walnut'), 16, (s * (WIDTH / 2 - .023), -.0284, SHELF + z), (90, 0, 0)) for z in (SPRING - .034, SPRING - .008, .060)]
    parts.append(upright(fret(ring.intersection(rectangle(-WIDTH, 0, WIDTH, .046)), .024, w, .0016, grain_axis=0), (0, -.0155, SHELF)))
    parts.append(upright(fret(inner.buffer(.004).difference(inner.buffer(-.004)), .010, wood('honey'), .003), (0, -.020, SHELF)))
    silver = plain('#e8e8e4', .015, .5, 1.0)
    parts.append(upright(fret(inner.buffer(.003), .004, silver, .0003), (0, -.014, SHELF)))
    bevelled = inner.buffer(-.001).difference(inner.buffer(-.017, join_style=2))
    parts.append(upright(fret(bevelled, .0040, silver, .0016), (0, -.0150, SHELF)))
    return parts


def shelf(w):
    parts = [board(-.24, .24, -.120, -.001, SHELF - .019, SHELF, w, .004, grain_axis=0),
             board(-WIDTH / 2, WIDTH / 2, -.021, -.002, .001, SHELF - .018, w, .004, grain_axis=0),
             board(-.232, .232, -.117, -.107, SHELF + .026, SHELF + .034, w, .003, grain_axis=0)]
    parts += [turned_leg(.028, .0052, w, 'spindle', (-.226 + .0565 * k, -.112, SHELF - .001), segments=20) for k in range(9)]
    hollow = [(-.095 + .078 * math.cos(math.pi / 2 * i / 12), .034 + .062 * math.sin(math.pi / 2 * i / 12)) for i in range(13)]
    corbel = Polygon([(0, .020), (0, .112), (-.095, .112)] + hollow[::-1] + [(-.014, .020)])
    for s in (-1, 1):
        parts.append(place(fret(corbel, .018, w, .002, grain_axis=1), (s * .165, -.004, SHELF - .130), (90, 0, 90)))
    return parts


def hook(x, metal):
    z = .062
    arm = spline([(0, -.022, z), (0, -.044, z - .004), (0, -.056, z - .026), (0, -.048, z - .042), (0, -.036, z - .038)], 8)
    return [place(group([tube(arm, .0036, metal), lathe([(.0001, -.005), (.0046, -.003), (.0054, 0), (.0046, .003), (.0001, .005)], metal, 20, (0, -.035, z - .036)),
                         lathe([(.0001, .008), (.006, .006), (.012, .0025), (.013, 0)], metal, 28, (0, -.021, z), (90, 0, 0))]), (x, 0, 0))]


def keys(x, metal):
    """Two keys on a ring, hung on a hook."""
    z, y = .062 - .052, -.050
    shape = unary_union([Point(0, -.010).buffer(.0085).difference(Point(0, -.010).buffer(.0048)), rectangle(-.0018, -.050, .0018, -.018), rectangle(0, -.048, .0075, -.044), rectangle(0, -.041, .0060, -.037)])
    parts = [tube([(.5 * a, -.87 * a, b) for a, b, _ in circle(.013, 32)], .0011, metal, True)]
    parts += [place(upright(fret(shape, .0024, brass(kind), .0005)), (dx, dy, -.008), (90, lean, -20)) for dx, dy, lean, kind in ((-.002, 0, 9, 'antique'), (.002, -.003, -7, 'brushed'))]
    for part in parts:
        part['ignore_framing'] = True
    return place(group(parts), (x, y, z))


def build(options):
    w, metal = wood(options['wood']), brass('polished')
    parts = frame(w) + shelf(w) + hook(-.07, metal) + hook(.07, metal) + [keys(-.07, brass('antique'))]
    if options['studio_reflection']:
        parts.append(reflected_room(SHELF + HEIGHT * .5, -24))
    return group(parts, 'entrance_mirror')
