"""Hammered brass or copper tray on a six-legged turned stand with mashrabiya sides."""
import math
from mathutils import Vector
from ..joinery import box, circle, group, lathe, lattice, place, spline, tube, turning
from ..materials import brass, plain, wood

DIMENSIONS_CM = {'width': 72, 'depth': 72, 'height': 49}
PARTS = {'shows': [], 'metal=copper': {'shows': ['twelve-pointed star']}}
OPTIONS = {'wood': 'walnut', 'metal': 'hammered', 'radius': '.36', 'height': '.46'}
VIEW = {'azimuth': -20, 'elevation': 17}


def engraved_star(r, z):
    """The twelve-pointed star, cut with hammer and point: dark lines in the metal, a knot in its middle, petals round the rim."""
    cut, parts = plain('#3a170c', .55, .3, .6), []
    at = lambda radius, step, of=12: (radius * math.cos(math.tau * step / of), radius * math.sin(math.tau * step / of), z)
    for reach, thick in ((.70, .0010), (.655, .0006)):
        parts.append(tube([at(r * reach, 5 * k) for k in range(12)], thick, cut, True, res=1))
    for k in range(12):  # a petal between two points, and a drop in each
        a = k + .5
        petal = spline([at(r * .72, a), at(r * .82, a - .30), at(r * .93, a), at(r * .82, a + .30), at(r * .72, a)], 6)
        parts += [tube(petal, .0008, cut, res=1), tube([at(r * .79, a), at(r * .86, a)], .0010, cut, res=1)]
    parts += [tube(circle(r * k, 120, (0, 0, z)), thick, cut, True, res=1) for k, thick in ((.985, .0010), (.955, .0006), (.235, .0009), (.200, .0006))]
    parts.append(tube([at(r * .185, 5 * k) for k in range(12)], .0006, cut, True, res=1))
    parts += [tube([at(r * .966, k, 72), at(r * .976, k, 72)], .0016, cut, res=1) for k in range(72)]
    return parts


def build(options):
    w, r, h = wood(options['wood']), float(options['radius']), float(options['height'])
    tall = h / .46
    parts = [lathe([(.0001, h), (r * .62, h), (r * .64, h + .002), (r * .9, h + .001), (r * .94, h + .006), (r * .985, h + .022), (r, h + .026),
                    (r * 1.004, h + .024), (r * .99, h + .014), (r * .95, h - .002), (r * .9, h - .006), (.0001, h - .006)], brass(options['metal']), 96, angle=60)]
    if options['metal'] == 'copper':
        parts += engraved_star(r * .88, h + .0008)
    else:
        parts += [tube(circle(r * k, 96, (0, 0, h + .0012)), .0014, brass('antique'), True) for k in (.25, .42, .60)]
    profile = [(radius, z * tall) for radius, z in turning([('fillet', .011, .01), ('taper', .0115, .016, .06), ('bead', .020, .010), ('vase', .013, .020, .012, .5, .10), ('bead', .018, .010), ('fillet', .012, .006),
                       ('bead', .018, .010), ('vase', .012, .020, .013, .5, .12), ('bead', .020, .010), ('taper', .016, .013, .115)], 8)]
    spots = [Vector((r * .62 * math.cos(k * math.pi / 3), r * .62 * math.sin(k * math.pi / 3), 0)) for k in range(6)]
    for a, b in zip(spots, spots[1:] + spots[:1]):
        parts.append(lathe(profile, w, 28, a))
        side, turn, middle = b - a, math.degrees(math.atan2(b.y - a.y, b.x - a.x)), (a + b) / 2
        parts += [box((side.length - .02, .016, .022), (middle.x, middle.y, z), w, (0, 0, turn), .003) for z in (.22 * tall, .40 * tall)]
        start = a + side.normalized() * .015
        parts.append(place(lattice(side.length - .03, .18 * tall - .03, .037, w), (start.x, start.y, .22 * tall + .015), (0, 0, turn)))
    return group(parts, 'tray_table')
