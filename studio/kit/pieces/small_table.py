"""Small dining table: square shoulders, slim turned legs, a cutlery drawer, one inlaid star in the middle of the top."""
import math
from ..joinery import board, box, footed_leg, group, knob, place, ring_polygon, star_polygon, tiles
from ..materials import pearl, wood

DIMENSIONS_CM = {'width': 120, 'depth': 80, 'height': 76}
PARTS = {'drawers': 1}
OPTIONS = {'wood': 'beech'}
VIEW = {'azimuth': -28, 'elevation': 18}


def build(options):
    w, dark = wood(options['wood']), wood('walnut')
    hx, hy, top, apron, boards = .60, .40, .76, .105, 5
    parts = [box((2 * hx - .18, 2 * hy / boards - .0006, .026), (0, -hy + 2 * hy / boards * (k + .5), top - .013), w, bevel=.0016, grain_axis=0) for k in range(boards)]
    parts += [box((.0895, 2 * hy - .002, .0274), (s * (hx - .045), 0, top - .0137), w, bevel=.005, grain_axis=1) for s in (-1, 1)]
    star = star_polygon(0, 0, .088, 8, .052)
    parts.append(place(tiles([star, ring_polygon(star_polygon(0, 0, .110, 8, .070), .0040)], .0016, .0002, dark), (0, 0, top + .0003)))
    parts.append(place(tiles([ring_polygon(star_polygon(0, 0, .068, 8, .039), .0030), star_polygon(0, 0, .036, 8, .020, math.pi / 8)], .0018, .0002, pearl()), (0, 0, top + .0006)))
    lx, ly, z1 = hx - .062, hy - .062, top - .026
    z0 = z1 - apron
    for x in (-lx, lx):
        for y in (-ly, ly):
            parts += footed_leg(z0 - .014, .032, w, 'dining', x, y)
            parts.append(box((.064, .064, apron + .016), (x, y, z1 - (apron + .016) / 2), w, bevel=.006, grain_axis=2))
        parts.append(board(x - .012, x + .012, -ly + .03, ly - .03, z0, z1, w, .004, grain_axis=1))
    parts.append(board(-lx + .03, lx - .03, ly - .012, ly + .012, z0, z1, w, .004, grain_axis=0))
    half, front = .215, -ly - .012
    parts += [board(min(s * half, s * (lx - .03)), max(s * half, s * (lx - .03)), front, front + .024, z0, z1, w, .003, grain_axis=0) for s in (-1, 1)]
    parts += [board(-half, half, front + .002, front + .022, z0, z0 + .012, w, .002, grain_axis=0), board(-half, half, front + .014, front + .022, z0, z1, dark, 0, grain_axis=0)]
    parts.append(board(-half + .003, half - .003, front - .005, front + .015, z0 + .015, z1 - .003, w, .005, grain_axis=0))
    parts.append(place(knob(1.3), (0, front - .005, (z0 + z1) / 2 + .006), (90, 0, 0)))
    return group(parts, 'small_table')
