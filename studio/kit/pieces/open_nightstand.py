"""Open nightstand: four turned posts, one drawer, an open shelf, a rail of turned beads around the top."""
from ..joinery import bead_rail, board, box, ferrule, group, knob, place, rail_post, turned_leg
from ..materials import wood

DIMENSIONS_CM = {'width': 45, 'depth': 38, 'height': 63}
PARTS = {'drawers': 1, 'shows': ['rail of turned beads']}
OPTIONS = {'wood': 'beech'}
VIEW = {'azimuth': -28, 'elevation': 16}


def build(options):
    w, seam = wood(options['wood']), wood('walnut')
    hx, hy, top, shelf, drawer = .225, .1825, .58, .150, .118
    parts = [box((2 * hx, 2 * hy, .022), (0, 0, top - .011), w, bevel=.008, grain_axis=0)]
    px, py, z1 = hx - .034, hy - .034, top - .022
    z0 = z1 - drawer
    for x in (-px, px):
        for y in (-py, py):
            parts += [place(ferrule(.0125), (x, y, 0)), turned_leg(shelf - .040, .020, w, 'short', (x, y, .012), segments=32)]
            parts.append(box((.040, .040, .056), (x, y, shelf - .002), w, bevel=.006, grain_axis=2))
            parts.append(turned_leg(z0 - .012 - shelf - .024, .0165, w, 'post', (x, y, shelf + .025), segments=32))
            parts.append(box((.040, .040, drawer + .013), (x, y, z0 + drawer / 2 - .0065), w, bevel=.006, grain_axis=2))
        parts.append(board(x - .010, x + .010, -py + .015, py - .015, z0 - .004, z1, w, .003, grain_axis=1))
        parts.append(board(x - .009, x + .009, -py + .015, py - .015, shelf - .022, shelf + .004, w, .004, grain_axis=1))
    parts += [board(-px + .015, px - .015, py - .010, py + .010, z0 - .004, z1, w, .003, grain_axis=0), board(-px + .015, px - .015, -py - .006, -py + .014, z0 - .006, z0 + .008, w, .003, grain_axis=0),
              board(-px + .015, px - .015, -py + .004, -py + .014, z0, z1, seam, 0, grain_axis=0)]
    parts.append(board(-px + .023, px - .023, -py - .013, -py + .008, z0 + .012, z1 - .003, w, .006, grain_axis=0))
    parts.append(place(knob(1.25), (0, -py - .013, (z0 + z1) / 2 + .005), (90, 0, 0)))
    slats = 5
    for k in range(slats):
        y = -py - .006 + (2 * py + .012) * (k + .5) / slats
        parts.append(box((2 * px - .010 if k in (0, slats - 1) else 2 * px + .012, (2 * py + .012) / slats - .006, .016), (0, y, shelf + .012), w, bevel=.004, grain_axis=0))
    rail, gx, gy = .038, hx - .020, hy - .020
    parts.append(place(bead_rail(2 * gx - .018, rail, w, .024), (-gx + .009, gy, top - .001)))
    for s in (-1, 1):
        parts.append(place(bead_rail(2 * gy - .016, rail, w, .024), (s * gx, -gy + .008, top - .001), (0, 0, 90)))
        parts += [rail_post(rail, w, s * gx, y, top - .001) for y in (-gy, gy)]
    return group(parts, 'open_nightstand')
