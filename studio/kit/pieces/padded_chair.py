"""Armchair for a desk: a back of upright padded channels, tapered legs in brass caps."""
import numpy as np
from ..joinery import box, boxed_cushion, group, place, spline, sweep
from ..materials import brass, fabric, wood

DIMENSIONS_CM = {'width': 50, 'depth': 60, 'height': 102}
PARTS = {'shows': ['padded back', 'brass caps']}
OPTIONS = {'wood': 'mahogany', 'cloth': '#1f4e5f', 'kind': 'velvet'}
VIEW = {'azimuth': -32, 'elevation': 13}
HALF, FRONT, BACK, RAIL = .222, -.235, .205, .395


def lean(z):
    return BACK + float(np.interp(z, [.40, .60, .80, 1.02], [0, .034, .082, .142]))


def tapered(w, x, y, height):
    """Square leg that narrows to the foot, in a brass cap."""
    leg = sweep([(x, y, .030), (x, y, height * .5), (x, y, height)], .040, .040, w, .004, widths=[.022, .031, .040], heights=[.022, .031, .040])
    cap = sweep([(x, y, 0), (x, y, .030), (x, y, .032)], .024, .024, brass('brushed'), .0025, widths=[.0205, .0245, .0225], heights=[.0205, .0245, .0225])
    return [leg, cap]


def frame(w, top):
    parts = []
    for s in (-1, 1):
        x = s * HALF
        parts += tapered(w, x, FRONT, RAIL + .034)
        path = spline([(x * .98, BACK + .085, 0), (x * .97, BACK + .030, .20), (x * .96, lean(.42), .42), (x * .95, lean(.62), .62), (x * .94, lean(.82), .82), (x * .92, lean(top - .03), top - .030)], 9)
        n = len(path)
        parts.append(sweep(path, .036, .038, w, .006, widths=[.024 + .012 * min(1, i / n * 3) for i in range(n)], heights=[.026 + .014 * min(1, i / n * 3) for i in range(n)]))
        parts.append(box((.022, BACK - FRONT, .066), (x * .985, (FRONT + BACK) / 2, RAIL), w, bevel=.004, grain_axis=1))
        parts.append(sweep(spline([(x * .99, FRONT, .185), (x * .985, 0, .180), (x * .975, BACK + .035, .185)], 8), .016, .022, w, .004))
    parts += [box((2 * HALF - .03, .022, .066), (0, y, RAIL), w, bevel=.004, grain_axis=0) for y in (FRONT + .004, BACK)]
    parts.append(box((2 * HALF - .02, .016, .022), (0, -.01, .182), w, bevel=.004, grain_axis=0))
    crest = spline([(-HALF * .97, lean(top - .022), top - .036), (-HALF * .5, lean(top) + .006, top - .020), (0, lean(top) + .010, top - .016), (HALF * .5, lean(top) + .006, top - .020), (HALF * .97, lean(top - .022), top - .036)], 10)
    parts.append(sweep(crest, .030, .052, w, .009, side=(0, .96, -.28)))
    parts.append(box((2 * HALF - .04, .024, .040), (0, lean(.545), .545), w, (-9, 0, 0), bevel=.005, grain_axis=0))
    return parts


def channelled_back(cloth, z0, z1, tilt):
    """Six upright channels of velvet, each with its own filling."""
    count, width, middle = 6, 2 * HALF - .022, (z0 + z1) / 2
    each = width / count
    parts = [place(boxed_cushion(each + .003, z1 - z0, .034, cloth, None, corner=.006, crown=.015 + .002 * (k % 2), wrinkle=1.0, seed=20 + k, n=28),
                   (-width / 2 + each * (k + .5), lean(middle) - .022, middle), (90 - tilt, 0, 0)) for k in range(count)]
    parts.append(place(boxed_cushion(width + .010, z1 - z0 + .008, .022, cloth, None, corner=.02, crown=.006, wrinkle=.4, n=24), (0, lean(middle) + .010, middle), (90 - tilt, 0, 0)))
    return parts


def arm(w, s):
    x = s * HALF
    top = spline([(x + s * .020, FRONT - .002, .655), (x + s * .026, FRONT + .05, .668), (x + s * .020, FRONT + .22, .656), (x * .95, lean(.66) - .006, .662)], 10)
    n = len(top)
    post = spline([(x, FRONT + .060, RAIL + .02), (x + s * .004, FRONT + .052, .52), (x + s * .018, FRONT + .058, .650)], 8)
    return [sweep(top, .05, .026, w, .010, widths=[.056 - .020 * (i / n) for i in range(n)]), sweep(post, .030, .034, w, .006)]


def build(options):
    w, cloth, top = wood(options['wood']), fabric(options['cloth'], options['kind']), 1.02
    z0, z1 = .572, .965
    tilt = float(np.degrees(np.arctan2(lean(z1) - lean(z0), z1 - z0)))
    parts = frame(w, top) + channelled_back(cloth, z0, z1, tilt)
    depth, middle, thick = BACK - FRONT + .030, (FRONT + BACK) / 2 - .006, .060
    parts.append(place(boxed_cushion(2 * HALF + .024, depth, thick, cloth, cloth, corner=.035, crown=.030, wrinkle=1.2, n=52, cord=.0034), (0, middle, RAIL + .034 + thick / 2)))
    parts += [part for s in (-1, 1) for part in arm(w, s)]
    return group(parts, 'padded_chair')
