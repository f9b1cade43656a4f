"""Long dresser: star doors at both ends, four dovetailed drawers between them, turned corner columns."""
from ..joinery import band_on_front, board, box, footed_leg, framed_door, fret, group, hinge, inlay_frame, lobed_edge, place, ring_pull, turned_leg, upright
from ..materials import wood

DIMENSIONS_CM = {'width': 157, 'depth': 47, 'height': 84}
PARTS = {'drawers': 4, 'doors': 2}
OPTIONS = {'wood': 'mahogany'}
VIEW = {'azimuth': -26}


def drawer(parts, w, half, z0, z1, front):
    """Drawer front with a raised field inside a line of shell, two pulls."""
    parts.append(board(-half, half, front - .004, front + .018, z0, z1, w, .004, grain_axis=0))
    parts.append(board(-half + .030, half - .030, front - .008, front, z0 + .024, z1 - .024, w, .0035, grain_axis=0))
    parts.append(upright(inlay_frame(2 * half - .036, z1 - z0 - .024, .0024), (0, front - .0042, (z0 + z1) / 2)))
    parts += [place(ring_pull(1.15), (x, front - .008, (z0 + z1) / 2 + .009)) for x in (-half * .56, half * .56)]


def build(options):
    w, dark = wood(options['wood']), wood('ebony')
    length, depth, bottom, top = 1.50, .43, .150, .84
    hx, hy = length / 2, depth / 2
    parts = [box((length + .068, depth + .036, .026), (0, -.003, top - .013), w, bevel=.009, grain_axis=0), box((length + .034, depth + .014, .016), (0, -.002, top - .034), w, bevel=.005, grain_axis=0),
             board(-hx - .006, hx + .006, -hy - .004, hy, bottom, bottom + .024, w, .004, grain_axis=0), board(-hx + .01, hx - .01, hy - .014, hy - .002, bottom, top - .04, dark, .002, grain_axis=0)]
    z0, z1, front, drawers = bottom + .028, top - .044, -hy + .004, .375
    column = .044
    for s in (-1, 1):
        parts.append(board(min(s * hx, s * (hx - .026)), max(s * hx, s * (hx - .026)), -hy + .030, hy - .003, bottom + .02, top - .040, w, grain_axis=2))
        x = s * (hx - column / 2)
        parts += [box((column, column, .044), (x, -hy + column / 2 - .002, z), w, bevel=.004, grain_axis=2) for z in (z0 + .020, z1 - .020)]
        parts.append(turned_leg(z1 - z0 - .084, .019, w, 'post', (x, -hy + column / 2, z0 + .042), segments=32))
        parts.append(board(min(s * (hx - column), s * (hx - column - .006)), max(s * (hx - column), s * (hx - column - .006)), front, hy - .02, z0, z1, dark, .001, grain_axis=2))
        parts.append(board(min(s * drawers, s * (drawers + .024)), max(s * drawers, s * (drawers + .024)), front - .002, hy - .02, z0 - .004, z1 + .004, w, .003, grain_axis=2))
        x0, x1 = sorted((s * (drawers + .026), s * (hx - column - .008)))
        parts.append(place(framed_door(x1 - x0, z1 - z0 - .004, w, 'stars', .044), (x0, front + .008, z0 + .002)))
        parts.append(place(ring_pull(), (s * (drawers + .048), front - .004, (z0 + z1) / 2)))
        parts += [place(hinge(), (s * (hx - column - .006), front - .005, z)) for z in (z0 + .09, z1 - .09)]
        for y in (-hy + .036, hy - .036):
            parts += footed_leg(bottom, .034, w, 'short', s * (hx - .040), y) + footed_leg(bottom, .034, w, 'short', s * (drawers + .012), y)
    z = z1
    for k, part in enumerate((.20, .235, .27, .295)):
        height = part * (z1 - z0)
        drawer(parts, w, drawers - .004, z - height + .004, z - .004, front)
        if k < 3:
            parts.append(board(-drawers, drawers, front + .002, front + .03, z - height - .004, z - height + .004, dark, .001, grain_axis=0))
        z -= height
    parts.append(board(-drawers, drawers, front + .016, front + .024, z0, z1, dark, 0, grain_axis=0))
    parts.append(upright(fret(lobed_edge(2 * drawers - .06, .050, 5), .018, w, .003, grain_axis=0), (0, -hy + .014, bottom + .002)))
    band_on_front(parts, -hx + .02, hx - .02, -hy - .004, bottom + .005, .014, pitch=.020)
    return group(parts, 'dresser')
