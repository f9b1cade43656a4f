"""Sideboard: doors of inlaid stars or of mashrabiya, in any order."""
from ..joinery import band_on_front, board, box, footed_leg, framed_door, group, hinge, place, ring_pull
from ..materials import wood

DIMENSIONS_CM = {'width': 157, 'depth': 47, 'height': 80}
PARTS = {'doors': 3}
OPTIONS = {'wood': 'walnut', 'length': '1.52', 'height': '.80', 'fronts': 'stars lattice stars'}
VIEW = {'azimuth': -25}


def build(options):
    w, dark = wood(options['wood']), wood('ebony')
    length, depth, bottom, top, fronts = float(options['length']), .43, .17, float(options['height']), options['fronts'].split()
    parts = [box((length + .05, depth + .035, .026), (0, -.004, top - .013), w, bevel=.007, grain_axis=0),
             box((length + .02, depth + .012, .014), (0, 0, top - .034), w, bevel=.005, grain_axis=0),
             box((length + .006, depth, .022), (0, 0, bottom + .011), w, grain_axis=0),
             box((length - .004, .012, top - bottom - .05), (0, depth / 2 - .008, (top + bottom) / 2), dark, bevel=.002, grain_axis=0)]
    parts += [board(s * length / 2 - (.028 if s > 0 else 0), s * length / 2 + (.028 if s < 0 else 0), -depth / 2 + .005, depth / 2 - .005, bottom, top - .04, w, grain_axis=2) for s in (-1, 1)]
    inner, z0 = length - .056, bottom + .026
    door_w, door_h, front = inner / len(fronts), top - .041 - z0, -depth / 2 + .004
    for k, kind in enumerate(fronts):
        left = -inner / 2 + door_w * k
        if k:
            parts.append(board(left - .011, left + .011, front, depth / 2 - .02, z0, z0 + door_h, dark, .002, grain_axis=2))
        if kind == 'lattice':
            parts.append(board(left, left + door_w, front + .07, depth / 2 - .02, (z0 + top) / 2 - .01, (z0 + top) / 2 + .006, dark, .002, grain_axis=0))
        x0, x1 = -inner / 2 + door_w * k + .004, -inner / 2 + door_w * (k + 1) - .004
        parts.append(place(framed_door(x1 - x0, door_h - .006, w, kind, .052, pitch=.0305), (x0, front, z0 + .003)))
        handle, pin = (x0 + .026, x1 + .001) if k == len(fronts) - 1 else (x1 - .026, x0 - .001)
        parts.append(place(ring_pull(), (handle, front - .012, z0 + door_h / 2)))
        parts += [place(hinge(), (pin, front - .012, z0 + z)) for z in (.08, door_h - .08)]
    for x in (-length / 2 + .07, 0, length / 2 - .07):
        for y in (-depth / 2 + .055, depth / 2 - .055):
            parts += footed_leg(bottom - .004, .032, w, 'short', x, y)
    band_on_front(parts, -length / 2 + .03, length / 2 - .03, -depth / 2, bottom + .004, .014, pitch=.02)
    return group(parts, 'sideboard')
