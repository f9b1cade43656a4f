"""Wardrobe: two doors with inlaid star panels below and mashrabiya above, keel-arch cornice."""
from shapely.geometry import box as rectangle
from ..joinery import (arch_outline, band_on_front, board, footed_leg, framed_door, group, hinge, lathe, place, ring_pull, star_fret, turned_leg, turning, upright)
from ..materials import wood

DIMENSIONS_CM = {'width': 133, 'depth': 60, 'height': 224}
PARTS = {'doors': 2}
OPTIONS = {'wood': 'walnut', 'width': '1.24'}
VIEW = {'azimuth': -26}


def build(options):
    w, dark = wood(options['wood']), wood('ebony')
    width, depth, base, top = float(options['width']), .56, .14, 2.02
    hx, hy = width / 2, depth / 2
    parts = [board(s * hx - (.028 if s > 0 else 0), s * hx + (.028 if s < 0 else 0), -hy, hy, base, top, w, .004, grain_axis=2) for s in (-1, 1)]
    parts += [board(-hx + .02, hx - .02, hy - .014, hy - .002, base, top, dark, .002), board(-hx - .016, hx + .016, -hy - .018, hy, base - .022, base + .018, w, .006, grain_axis=0),
              board(-hx + .02, hx - .02, -hy + .002, hy - .002, top - .03, top, w, .003, grain_axis=0)]
    for k, grow in enumerate((.012, .026, .044)):
        parts.append(board(-hx - grow, hx + grow, -hy - grow, hy, top + k * .022, top + k * .022 + .024, w, .006, grain_axis=0))
    band_on_front(parts, -hx + .01, hx - .01, -hy - .018, base - .014, .024)
    crest_z = top + .068
    crest = arch_outline(.70, .155, .02, 1.3).union(rectangle(-hx + .02, 0, hx - .02, .030))
    parts.append(upright(star_fret(crest, .062, .018, w, strap=.0075, border=.013), (0, -hy + .012, crest_z)))
    for s in (-1, 1):
        parts.append(lathe(turning([('fillet', .020, .014), ('bead', .026, .012), ('cove', .016, .014, .002, .010), ('ball', .025, .013, .044), ('taper', .009, .003, .018)]), w, 32, (s * (hx - .005), -hy + .012, crest_z)))
    z0, z1 = base + .020, top - .034
    door_w = (width - .060) / 2
    split = z0 + .62
    parts.append(board(-.014, .014, -hy + .03, hy - .02, z0, z1, dark, .002, grain_axis=2))
    for k in (0, 1):
        x = -door_w + k * door_w + (.001 if k else -.001)
        parts.append(place(framed_door(door_w - .002, split - z0, w, 'stars', .058, stars=4), (x, -hy + .006, z0 + .002)))
        parts.append(place(framed_door(door_w - .002, z1 - split - .004, w, 'lattice', .058, pitch=.036), (x, -hy + .006, split + .002)))
        parts.append(place(ring_pull(1.25), (-.030 if k == 0 else .030, -hy - .006, split + .16)))
        parts += [place(hinge(.06), (-door_w if k == 0 else door_w, -hy - .005, z)) for z in (z0 + .12, split + .12, z1 - .12)]
    for s in (-1, 1):
        parts.append(turned_leg(z1 - z0 - .01, .016, w, 'spindle', (s * (hx - .014), -hy - .010, z0 + .005), segments=24))
    for x in (-hx + .06, hx - .06):
        for y in (-hy + .06, hy - .06):
            parts += footed_leg(base - .020, .046, w, 'short', x, y)
    return group(parts, 'wardrobe')
