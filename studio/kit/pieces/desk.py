"""Writing desk: leather writing surface inside an inlaid border, five drawers, turned legs."""
from ..joinery import (band_on_front, board, box, boxed_cushion, footed_leg, group, inlay_band, inlay_frame, place, ring_pull, star_panel, upright)
from ..materials import fabric, wood

DIMENSIONS_CM = {'width': 145, 'depth': 68, 'height': 78}
PARTS = {'drawers': 5, 'length=1.9': {'drawers': 10}}
OPTIONS = {'wood': 'walnut', 'cloth': '#3f5a4a', 'kind': 'leather', 'length': '1.45', 'depth': '.68', 'column': '.36'}
VIEW = {'azimuth': -26, 'elevation': 17}


def drawer(parts, w, x0, x1, z0, z1, y, stars):
    """Drawer front with a framed star panel and a ring pull."""
    rim = .020
    parts.append(board(x0, x1, y, y + .020, z0, z1, w, .003, grain_axis=0))
    pw, ph = x1 - x0 - 2 * rim, z1 - z0 - 2 * rim
    parts.append(upright(star_panel(pw, ph, stars, strap=.0028), (x0 + rim, y + .004, z0 + rim)))
    parts.append(upright(inlay_frame(pw + .012, ph + .012, .0018), ((x0 + x1) / 2, y - .0002, (z0 + z1) / 2)))
    parts.append(place(ring_pull(1.05), ((x0 + x1) / 2, y - .004, (z0 + z1) / 2 + .008)))


def build(options):
    w, length, depth, top = wood(options['wood']), float(options['length']), float(options['depth']), .78
    parts = []
    parts.append(box((length, depth, .026), (0, 0, top - .013), w, bevel=.006, grain_axis=0))
    parts.append(box((length - .03, depth - .03, .012), (0, 0, top - .031), w, bevel=.004, grain_axis=0))
    ix, iy = length / 2 - .055, depth / 2 - .055
    for s in (-1, 1):
        parts.append(place(inlay_band(2 * ix, .022), (-ix, s * iy - .011, top + .0003)))
        parts.append(place(inlay_band(2 * iy - .026, .022), (s * ix + .011 - .0, -iy + .013, top + .0003), (0, 0, 90)))
    hide = fabric(options['cloth'], options['kind'])
    parts.append(place(boxed_cushion(2 * ix - .05, 2 * iy - .05, .0022, hide, None, corner=.004, crown=.0004, belly=0, wrinkle=.05), (0, 0, top + .0008)))
    parts.append(place(inlay_frame(2 * ix - .066, 2 * iy - .066, .0014, wood('honey')), (0, 0, top + .0026)))
    hx, hy, box_top = length / 2 - .045, depth / 2 - .035, top - .037
    shallow, deep, y = .115, .245, -hy
    column = float(options['column'])
    for s in (-1, 1):
        outer, inner = s * hx, s * (hx - column)
        lo, hi = sorted((outer, inner))
        for x in (lo, hi):
            parts.append(board(x - .012, x + .012, -hy, hy, box_top - deep, box_top, w, .003, grain_axis=2))
        parts.append(board(lo, hi, -hy, hy, box_top - deep - .006, box_top - deep + .016, w, .003, grain_axis=0))
        parts.append(board(lo, hi, hy - .014, hy - .002, box_top - deep, box_top, w, .002, grain_axis=0))
        middle = box_top - deep / 2 + .004
        parts.append(board(lo, hi, -hy + .001, -hy + .03, middle - .007, middle + .007, w, .002, grain_axis=0))
        drawer(parts, w, lo + .014, hi - .014, middle + .009, box_top - .004, y - .002, 5)
        drawer(parts, w, lo + .014, hi - .014, box_top - deep + .018, middle - .009, y - .002, 5)
        for x in (lo, hi):
            for yy in (-hy + .018, hy - .018):
                parts.append(box((.052, .052, .030), (x, yy, box_top - deep - .020), w, bevel=.004, grain_axis=2))
                parts += footed_leg(box_top - deep - .035, .028, w, 'tall', x, yy)
    parts.append(board(-hx + column, hx - column, -hy + .004, -hy + .016, box_top - shallow - .006, box_top - shallow + .012, w, .003, grain_axis=0))
    parts.append(board(-hx + column, hx - column, hy - .014, hy - .002, box_top - shallow - .05, box_top, w, .002, grain_axis=0))
    drawer(parts, w, -hx + column + .014, hx - column - .014, box_top - shallow + .014, box_top - .004, y - .002, 9)
    band_on_front(parts, -length / 2 + .02, length / 2 - .02, -depth / 2, top - .019, .010, pitch=.016)
    if length > 1.8:  # for two who sit across from each other
        back = []
        for lo, hi in ((-hx, -hx + column), (hx - column, hx)):
            drawer(back, w, lo + .014, hi - .014, middle + .009, box_top - .004, y - .002, 5)
            drawer(back, w, lo + .014, hi - .014, box_top - deep + .018, middle - .009, y - .002, 5)
        drawer(back, w, -hx + column + .014, hx - column - .014, box_top - shallow + .014, box_top - .004, y - .002, 9)
        parts.append(place(group(back), (0, 0, 0), (0, 0, 180)))
    return group(parts, 'desk')
