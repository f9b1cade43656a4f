"""Light chair of the balconies: a steam-bent hoop holds a back of woven cane, round tapered legs, a seat of cane; optional bent arms."""
import math
from shapely.geometry import Polygon
from ..joinery import arch_outline, box, cane, fret, group, lathe, place, spline, sweep, tube
from ..materials import wood

DIMENSIONS_CM = {'width': 48, 'depth': 56, 'height': 97}
PARTS = {'shows': ['woven cane', 'hand-woven cane'], 'arms=yes': {'shows': ['woven cane', 'curved arms']}}
OPTIONS = {'wood': 'beech', 'arms': '', 'height': '.97'}
VIEW = {'azimuth': -34, 'elevation': 14}
SEAT, FRONT, BACK = .455, -.235, .205


def lean(z, x=0.0):
    """How far back the back lies at a height; it is hollow across, as the bent hoop makes it."""
    return BACK + .33 * max(0, z - SEAT) ** 1.25 + .030 * (1 - min(1, abs(x) / .19) ** 2) * min(1, max(0, z - SEAT) / .2)


def hoop(w, top):
    """Both back legs and the top of the back in one bent piece."""
    left = [(-.205, .285, .0), (-.196, BACK + .020, .22), (-.188, BACK, SEAT), (-.183, lean(.62, .183), .62)]
    rise = top - .016
    left += [(-.170, lean(rise - .13, .170), rise - .13), (-.135, lean(rise - .040, .135), rise - .040), (-.075, lean(rise - .004, .075), rise - .006)]
    path = spline(left + [(0, lean(rise), rise)] + [(-x, y, z) for x, y, z in reversed(left)], 10)
    return sweep(path, .031, .029, w, .0145, side=(0, 1, 0), segments=6)


def woven_back(w, top):
    """Cane between the hoop and a low rail, in its own thin frame, bent as the hoop is."""
    low, high = .545, top - .033
    outline = arch_outline(.325, high - low, high - low - .16, .15, 30).buffer(-.004)
    frame = outline.difference(outline.buffer(-.019, join_style=1))
    panels = [fret(frame, .014, w, .003, grain_axis=0), cane(.36, .46, outline=outline.buffer(-.012), origin=(-.18, -.02))]
    for panel, forward in zip(panels, (0, .003)):
        for v in panel.data.vertices:
            x, up, out = v.co
            v.co = (x, lean(low + up, x) - out - forward, low + up)
        panel.data.update()
    rail = spline([(s * .181, lean(low - .012, .18), low - .012) for s in (-1,)] + [(x, lean(low - .012, x) - .002, low - .012) for x in (-.09, 0, .09)] + [(.181, lean(low - .012, .18), low - .012)], 8)
    return panels + [sweep(rail, .018, .030, w, .007, side=(0, 1, 0))]


def seat(w):
    """A broad frame with round corners; the cane hangs a little in its middle."""
    shape = Polygon([(-.232, FRONT), (.232, FRONT), (.202, BACK + .012), (-.202, BACK + .012)]).buffer(-.05).buffer(.05, 16)
    hole = shape.buffer(-.050, join_style=1).buffer(-.02).buffer(.02, 8)
    frame = place(fret(shape.difference(hole), .027, w, .007, grain_axis=0), (0, 0, SEAT))
    woven = cane(.50, .50, outline=hole.buffer(.006), origin=(-.25, -.26))
    for v in woven.data.vertices:
        x, y, z = v.co
        v.co.z = z - .012 * max(0, 1 - (x / .18) ** 2) * max(0, 1 - ((y + .015) / .175) ** 2)
    woven.data.update()
    spline_round = tube([(x, y, SEAT + .0135) for x, y in list(hole.exterior.coords)[:-1]], .0030, wood('honey') if w.name.startswith('wood_beech') else w, True)
    rails = [box((.40, .020, .052), (0, y, SEAT - .038), w, bevel=.004, grain_axis=0) for y in (FRONT + .030, BACK - .012)]
    rails += [place(box((.020, .40, .052), (0, 0, 0), w, bevel=.004, grain_axis=1), (s * .196, -.015, SEAT - .038), (0, 0, s * 4)) for s in (-1, 1)]
    return [frame, place(woven, (0, 0, SEAT + .010)), spline_round, *rails]


def front_leg(w, x, up):
    profile = [(.0001, 0), (.0118, 0), (.0125, .003), (.0155, .16), (.0185, .34), (.0185, up), (.0150, up + .004), (.0001, up + .005)]
    return lathe(profile, w, 36, (x * 1.10, FRONT + .010, 0), (-2.2, math.copysign(2.4, -x), 0), angle=60)


def rods(w):
    """Thin rungs: one at each side, two across."""
    y = lambda end: FRONT + .016 if end < 0 else .262
    parts = [tube(spline([(s * .212, y(-1), .205), (s * .206, .02, .205), (s * .198, y(1) - .005, .205)], 8), .0085, w, res=4) for s in (-1, 1)]
    parts += [tube([(-.208, -.010, .205), (.208, -.010, .205)], .0080, w, res=4), tube([(-.212, FRONT + .014, .275), (.212, FRONT + .014, .275)], .0080, w, res=4)]
    return parts


def bent_arm(w, s):
    """One steam-bent strip from the back post round to the front of the seat frame."""
    path = spline([(s * .180, lean(.66, .18) + .004, .668), (s * .222, .130, .672), (s * .250, .000, .668), (s * .258, -.110, .662), (s * .255, -.188, .640),
                   (s * .248, -.212, .590), (s * .240, -.190, .520), (s * .232, -.150, SEAT + .010), (s * .228, -.140, SEAT - .030)], 10)
    return sweep(path, .030, .019, w, .0085, side=(1, 0, 0), segments=5)


def build(options):
    w, top = wood(options['wood']), float(options['height'])
    parts = [hoop(w, top), *woven_back(w, top), *seat(w), *rods(w)] + [front_leg(w, s * .205, SEAT - .010) for s in (-1, 1)]
    if options['arms']:
        parts += [bent_arm(w, s) for s in (-1, 1)]
    return group(parts, 'cane_chair')
