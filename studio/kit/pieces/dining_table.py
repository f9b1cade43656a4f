"""Dining table: star-inlaid border on the top, scalloped apron, turned legs."""
import math
from ..joinery import (band_on_front, box, footed_leg, fret, group, inlay_band, inlay_frame, lobed_edge, place, spline, star_polygon, sweep, tiles, turned_leg, upright)
from ..materials import pearl, wood

DIMENSIONS_CM = {'width': 180, 'depth': 92, 'height': 77}
PARTS = {'shows': ['turned legs', 'breadboard'], 'trestle=yes': {'shows': ['trestle', 'breadboard']}}
OPTIONS = {'wood': 'walnut', 'length': '1.80', 'depth': '.92', 'trestle': ''}
VIEW = {'azimuth': -30, 'elevation': 13}


def trestle(w, depth, top):
    """In the middle of a long top: a sledge foot, two turned posts and a bearer across, wedged through it."""
    reach, parts = depth / 2 - .135, []
    sledge = spline([(0, -reach, .026), (0, -reach * .72, .040), (0, -reach * .3, .060), (0, reach * .3, .060), (0, reach * .72, .040), (0, reach, .026)], 8)
    n = len(sledge)
    tall = [.050 + .062 * math.sin(math.pi * k / (n - 1)) ** .7 for k in range(n)]
    parts.append(sweep(sledge, .082, .09, w, .012, heights=tall))
    parts += [box((.094, .10, .014), (0, s * (reach - .04), .007), w, bevel=.004, grain_axis=1) for s in (-1, 1)]
    parts.append(box((.070, 2 * reach + .06, .066), (0, 0, top - .070), w, bevel=.008, grain_axis=1))
    for s in (-1, 1):
        y = s * reach * .44
        parts.append(turned_leg(top - .205, .047, w, 'dining', (0, y, .105)))
        parts.append(box((.088, .088, .020), (0, y, .108), w, bevel=.004, grain_axis=2))
    parts.append(box((.030, reach * .88, .060), (0, 0, .330), w, bevel=.006, grain_axis=1))
    return parts


def build(options):
    w, length, depth, top = wood(options['wood']), float(options['length']), float(options['depth']), .77
    parts = []
    n = 5
    for k in range(n):
        d = (depth - .16) / n
        parts.append(box((length - .20, d - .0006, .034), (0, -depth / 2 + .08 + d * (k + .5), top - .017), w, bevel=.0012, grain_axis=0))
    parts += [box((length, .080, .036), (0, s * (depth / 2 - .04), top - .0178), w, bevel=.006, grain_axis=0) for s in (-1, 1)]
    parts += [box((.100, depth - .16, .036), (s * (length / 2 - .05), 0, top - .0178), w, bevel=.006, grain_axis=1) for s in (-1, 1)]
    inset_x, inset_y = length / 2 - .125, depth / 2 - .105
    for s in (-1, 1):
        parts.append(place(inlay_band(2 * inset_x, .030), (-inset_x, s * inset_y - .015, top + .0002)))
        parts.append(place(inlay_band(2 * inset_y - .036, .030), (s * inset_x + .015 - (.015 if s < 0 else .015), -inset_y + .018, top + .0002), (0, 0, 90)))
    parts.append(place(inlay_frame(length - .05, depth - .05), (0, 0, top + .0002)))
    rosette = [star_polygon(0, 0, .11, 16, .075)]
    parts.append(place(tiles(rosette, .0014, .0002, wood('ebony')), (0, 0, top + .0002)))
    parts.append(place(tiles([star_polygon(0, 0, .082, 8, .045)], .0018, .0002, pearl()), (0, 0, top + .0006)))
    parts.append(place(tiles([star_polygon(0, 0, .036, 8, .020)], .0018, .0002, wood('mahogany')), (0, 0, top + .0012)))
    leg_x, leg_y = length / 2 - .12, depth / 2 - .12
    for x in (-leg_x, leg_x):
        for y in (-leg_y, leg_y):
            parts += footed_leg(.610, .040, w, 'dining', x, y)
            parts.append(box((.076, .076, .130), (x, y, .670), w, bevel=.005, grain_axis=2))
    if options['trestle']:
        parts += trestle(w, depth, top)
    for s in (-1, 1):
        parts.append(upright(fret(lobed_edge(2 * leg_x - .074, .100, round(length / .36)), .026, w, .003, grain_axis=0), (0, s * (leg_y + .012), top - .036)))
        parts.append(upright(fret(lobed_edge(2 * leg_y - .074, .100, round(depth / .31)), .026, w, .003, grain_axis=0), (s * (leg_x + .012), 0, top - .036), 90))
    band_on_front(parts, -leg_x + .06, leg_x - .06, -leg_y - .025, top - .066, .020)
    return group(parts, 'dining_table')
