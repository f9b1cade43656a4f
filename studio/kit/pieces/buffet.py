"""Calm buffet: one long drawer over two wide lattice doors, four legs, no inlay."""
from ..joinery import board, box, footed_leg, framed_door, group, hinge, knob, place
from ..materials import wood

DIMENSIONS_CM = {'width': 150, 'depth': 45, 'height': 82}
PARTS = {'drawers': 1, 'doors': 2}
OPTIONS = {'wood': 'honey'}
VIEW = {'azimuth': -26}


def build(options):
    w, dark = wood(options['wood']), wood('ebony')
    hx, hy, bottom, top, drawer = .730, .205, .175, .82, .145
    parts = [box((1.50, 2 * hy + .026, .024), (0, -.013, top - .012), w, bevel=.009, grain_axis=0), board(-hx - .006, hx + .006, -hy - .004, hy, bottom, bottom + .024, w, .006, grain_axis=0),
             board(-hx + .01, hx - .01, hy - .014, hy - .003, bottom + .01, top - .02, dark, .002, grain_axis=0)]
    parts += [board(min(s * hx, s * (hx - .030)), max(s * hx, s * (hx - .030)), -hy, hy - .002, bottom + .02, top - .022, w, .006, grain_axis=2) for s in (-1, 1)]
    z0, z1, front, inner = bottom + .027, top - .027, -hy + .003, hx - .033
    split = z1 - drawer
    parts += [board(-inner - .01, inner + .01, front, hy - .02, split - .012, split + .004, w, .003, grain_axis=0), board(-.014, .014, front + .016, hy - .02, z0 - .004, split - .010, dark, .002, grain_axis=2),
              board(-inner, inner, front + .08, hy - .02, (z0 + split) / 2 - .009, (z0 + split) / 2 + .007, dark, .002, grain_axis=0), board(-inner, inner, front + .012, front + .022, split, z1 + .004, dark, 0, grain_axis=0)]
    parts.append(board(-inner + .002, inner - .002, front - .004, front + .016, split + .007, z1 - .001, w, .006, grain_axis=0))
    parts += [place(knob(1.3), (x, front - .004, (split + z1) / 2 + .003), (90, 0, 0)) for x in (-.36, .36)]
    high = split - .014 - z0
    for k in (0, 1):
        left = -inner + k * inner
        parts.append(place(framed_door(inner - .003, high, w, 'lattice', .054, pitch=.0315, shell=False), (left + .0015, front + .008, z0)))
        parts.append(place(knob(), (.028 if k else -.028, front - .004, (z0 + split) / 2), (90, 0, 0)))
        parts += [place(hinge(), ((inner - .001) * (1 if k else -1), front - .005, z)) for z in (z0 + .08, split - .09)]
    for x in (-hx + .055, hx - .055):
        for y in (-hy + .050, hy - .050):
            parts += footed_leg(bottom + .002, .036, w, 'short', x, y)
    return group(parts, 'buffet')
