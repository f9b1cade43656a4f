"""Small desk: two drawers, slim turned legs, a low gallery of turned beads around the back of the top."""
from shapely.geometry import box as rectangle
from ..joinery import bead_rail, board, box, footed_leg, fret, group, inlay_frame, knob, place, rail_post, upright
from ..materials import wood

DIMENSIONS_CM = {'width': 110, 'depth': 58, 'height': 82}
PARTS = {'drawers': 2}
OPTIONS = {'wood': 'honey'}
VIEW = {'azimuth': -27, 'elevation': 17}


def build(options):
    w, dark = wood(options['wood']), wood('walnut')
    hx, hy, top, apron, rail = .55, .29, .75, .118, .058
    round_top = rectangle(-hx + .03, -hy + .03, hx - .03, hy - .03).buffer(.03, 10)
    parts = [place(fret(round_top, .026, w, .008, grain_axis=0), (0, 0, top - .013)), place(fret(round_top.buffer(-.020), .010, w, .003, grain_axis=0), (0, 0, top - .031))]
    lx, ly, z1 = hx - .050, hy - .050, top - .034
    z0 = z1 - apron
    for x in (-lx, lx):
        for y in (-ly, ly):
            parts.append(box((.052, .052, apron + .004), (x, y, z0 + apron / 2 - .002), w, bevel=.006, grain_axis=2))
            parts += footed_leg(z0, .026, w, 'tall', x, y)
        parts.append(board(x - .011, x + .011, -ly + .02, ly - .02, z0 + .006, z1, w, .003, grain_axis=1))
    parts += [board(-lx + .02, lx - .02, ly - .012, ly + .010, z0 + .006, z1, w, .003, grain_axis=0), board(-lx + .02, lx - .02, -ly - .004, -ly + .018, z0 + .001, z0 + .017, w, .003, grain_axis=0),
              board(-lx + .02, lx - .02, -ly + .004, -ly + .018, z0 + .012, z1, dark, .001, grain_axis=0), board(-.012, .012, -ly - .004, -ly + .018, z0 + .004, z1, w, .003, grain_axis=2)]
    for s in (-1, 1):
        x0, x1 = sorted((s * .015, s * (lx - .029)))
        parts.append(board(x0, x1, -ly - .012, -ly + .010, z0 + .020, z1 - .003, w, .005, grain_axis=0))
        parts.append(upright(inlay_frame(x1 - x0 - .036, apron - .059, .0024, dark), ((x0 + x1) / 2, -ly - .0121, (z0 + z1) / 2 + .0085)))
        parts.append(place(knob(1.15), ((x0 + x1) / 2, -ly - .012, (z0 + z1) / 2 + .0085), (90, 0, 0)))
    gx, gy, front = hx - .032, hy - .032, -.045
    for s in (-1, 1):
        parts.append(place(bead_rail(gy - front - .016, rail, w), (s * gx, front + .008, top - .001), (0, 0, 90)))
        parts += [rail_post(rail, w, s * gx, y, top - .001) for y in (front, gy)]
    parts.append(place(bead_rail(2 * gx - .020, rail, w), (-gx + .010, gy, top - .001)))
    parts.append(place(inlay_frame(2 * hx - .11, 2 * hy - .11, .003, dark), (0, 0, top + .0001)))
    return group(parts, 'small_desk')
