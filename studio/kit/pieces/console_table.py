"""Console: star-inlaid frieze with three drawers and a lattice gallery; or two drawers hidden in a plain apron and a rail of beads."""
from shapely.geometry import Point, box as rectangle
from ..joinery import (band_on_front, bead_rail, board, box, footed_leg, fret, group, inlay_band, inlay_frame, lattice, lobed_edge, place, ring_pull, star_panel, turned_leg, upright)
from ..materials import wood

DIMENSIONS_CM = {'width': 132, 'depth': 40, 'height': 86}
PARTS = {'drawers': 3, 'front=hidden': {'drawers': 2, 'shows': ['rail of turned beads']}}
OPTIONS = {'wood': 'walnut', 'length': '1.32', 'depth': '.40', 'height': '.86', 'front': 'inlaid'}
VIEW = {'azimuth': -27}


def hidden_drawers(w, hx, hy, z0, z1):
    """Two fronts that are the apron itself: a hair's breadth apart, drawn out by the hollow under their edge."""
    parts = [board(-hx + .018, hx - .018, -hy + .003, -hy + .006, z0 - .002, z1, wood('ebony'), 0)]
    for s in (-1, 1):
        x0, x1 = sorted((s * .0016, s * (hx - .026)))
        face = rectangle(x0, z0, x1, z1 - .004).difference(Point((x0 + x1) / 2, z0 - .022).buffer(.048, 24))
        parts.append(upright(fret(face, .016, w, .0016, grain_axis=0), (0, -hy - .004, 0)))
    return parts


def beaded_shelf(w, hx, hy, z):
    """Turned beads on all four sides of the lower shelf."""
    rail = .058
    parts = [place(bead_rail(2 * hx - .06, rail, w, .034), (-hx + .03, y, z)) for y in (-hy + .020, hy - .020)]
    parts += [place(bead_rail(2 * hy - .09, rail, w, .034), (s * (hx - .004), -hy + .045, z), (0, 0, 90)) for s in (-1, 1)]
    return parts


def build(options):
    w, length, depth, top = wood(options['wood']), *(float(options[k]) for k in ('length', 'depth', 'height'))
    hx, hy, frieze = length / 2 - .04, depth / 2 - .028, .155
    hidden = options['front'] == 'hidden'
    parts = [box((length, depth, .024), (0, 0, top - .012), w, bevel=.006, grain_axis=0), box((length - .03, depth - .02, .012), (0, 0, top - .029), w, bevel=.004, grain_axis=0)]
    for s in (-1, 1):
        if not hidden:
            parts.append(place(inlay_band(length - .09, .018), (-length / 2 + .045, s * (depth / 2 - .036) - .009, top + .0003)))
        parts.append(board(s * hx - .016, s * hx + .016, -hy, hy, top - .035 - frieze, top - .035, w, .003, grain_axis=1))
    z1, z0 = top - .036, top - .035 - frieze
    parts.append(board(-hx + .01, hx - .01, hy - .016, hy - .002, z0, z1, w, .002, grain_axis=0))
    parts.append(board(-hx + .01, hx - .01, -hy + .002, -hy + .022, z0 + .001, z1, w, .002, grain_axis=0))
    if hidden:
        parts += hidden_drawers(w, hx, hy, z0, z1)
    for k in () if hidden else (-1, 0, 1):
        dw, dh = (2 * hx - .07) / 3 - .016, frieze - .030
        x0, zz = k * (2 * hx - .07) / 3 - dw / 2, z0 + .015
        parts.append(board(x0, x0 + dw, -hy - .008, -hy + .01, zz, zz + dh, w, .003, grain_axis=0))
        parts.append(upright(star_panel(dw - .036, dh - .036, 5, strap=.0030), (x0 + .018, -hy - .005, zz + .018)))
        parts.append(upright(inlay_frame(dw - .022, dh - .022, .0018), (x0 + dw / 2, -hy - .0078, zz + dh / 2)))
        parts.append(place(ring_pull(), (k * (2 * hx - .07) / 3, -hy - .011, zz + dh / 2 + .008)))
    if not hidden:
        parts.append(upright(fret(lobed_edge(2 * hx - .04, .075, 5), .018, w, .003, grain_axis=0), (0, -hy + .012, z0 + .004)))
    for s in () if hidden else (-1, 1):
        parts.append(upright(fret(lobed_edge(2 * hy - .04, .075, 2), .018, w, .003, grain_axis=0), (s * (hx - .004), 0, z0 + .004), 90))
    shelf = .145
    for x in (-hx, hx):
        for y in (-hy + .012, hy - .012):
            parts += footed_leg(shelf - .014, .027, w, 'short', x, y)
            parts.append(box((.046, .046, .050), (x, y, shelf + .008), w, bevel=.004, grain_axis=2))
            parts.append(turned_leg(z0 - .018 - shelf - .032, .025, w, 'dining', (x, y, shelf + .032)))
            parts.append(box((.048, .048, .026), (x, y, z0 - .006), w, bevel=.004, grain_axis=2))
    parts.append(board(-hx, hx, -hy + .006, hy - .006, shelf - .008, shelf + .014, w, .005, grain_axis=0))
    if hidden:
        return group(parts + beaded_shelf(w, hx, hy, shelf + .013), 'console_table')
    band_on_front(parts, -hx + .03, hx - .03, -hy + .006, shelf - .004, .012, pitch=.018)
    gallery = .105
    parts.append(place(lattice(2 * hx - .05, gallery, .0262, w), (-hx + .025, hy - .012, shelf + .016)))
    parts.append(board(-hx + .02, hx - .02, hy - .022, hy - .002, shelf + .014 + gallery, shelf + .030 + gallery, w, .004, grain_axis=0))
    for s in (-1, 1):
        parts.append(place(lattice(2 * hy - .07, gallery, .0262, w), (s * hx, -hy + .035, shelf + .016), (0, 0, 90)))
        parts.append(board(s * hx - .009, s * hx + .009, -hy + .03, hy - .03, shelf + .014 + gallery, shelf + .030 + gallery, w, .004, grain_axis=1))
    return group(parts, 'console_table')
