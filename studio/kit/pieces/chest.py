"""Mother-of-pearl chest: dense star inlay on ebony, scalloped plinth, brass lock plate and handles."""
import math
from shapely.geometry import Point, Polygon, box as rectangle
from shapely.ops import unary_union
from ..joinery import (arch_outline, band_on_front, board, fret, group, inlay_band, inlay_frame, lathe, lobed_edge, place, ring_pull, star_panel, tube, upright)
from ..materials import brass, wood

DIMENSIONS_CM = {'width': 114, 'depth': 53, 'height': 60}
OPTIONS = {'wood': 'walnut', 'length': '1.08', 'depth': '.49', 'height': '.60', 'columns': '3'}
VIEW = {'azimuth': -30, 'elevation': 16}


def face(w, h, columns, material):
    """Inlaid side in XY, lower left at the origin: star panels between pearl-lined stiles."""
    parts, stile = [], .030
    panel_w = (w - stile * (columns + 1)) / columns
    band = .026
    panel_h = h - 2 * stile - 2 * band - .016
    y = stile + band + .008
    for k in range(columns):
        x = stile + k * (panel_w + stile)
        n = max(2, round(panel_w / .075))
        parts.append(place(star_panel(panel_w, panel_h, n, strap=.0030, ground='mahogany', star='pearl', strap_wood='ebony'), (x, y, .001)))
        parts.append(place(inlay_frame(panel_w + .010, panel_h + .010), (x + panel_w / 2, y + panel_h / 2, .0065)))
    for z in (stile * .75, h - stile * .75 - band):
        parts.append(place(inlay_band(w - stile, band, accent='mahogany'), (stile / 2, z, .0062)))
    parts.append(place(inlay_frame(w - .010, h - .010), (w / 2, h / 2, .0062)))
    body = rectangle(0, 0, w, h).difference(unary_union([rectangle(stile + k * (panel_w + stile), y, stile + k * (panel_w + stile) + panel_w, y + panel_h) for k in range(columns)]))
    parts.append(place(fret(body, .012, material, .001, grain_axis=0), (0, 0, 0)))
    return group(parts, 'face')


def build(options):
    w = wood(options['wood'])
    length, depth, top, columns = float(options['length']), float(options['depth']), float(options['height']), int(options['columns'])
    plinth, lid = .12, top - .10
    hx, hy = length / 2, depth / 2
    parts = [board(-hx + .006, hx - .006, -hy + .006, hy - .006, plinth, lid, wood('ebony'), .002)]
    parts.append(upright(face(length, lid - plinth, columns, w), (-hx, -hy, plinth)))
    parts.append(upright(face(depth, lid - plinth, 1, w), (-hx, hy, plinth), -90))
    parts.append(upright(face(depth, lid - plinth, 1, w), (hx, -hy, plinth), 90))
    parts.append(board(-hx - .014, hx + .014, -hy - .014, hy + .008, plinth - .014, plinth + .006, w, .006, grain_axis=0))
    skirt = lobed_edge(length + .02, plinth - .014, 5)
    parts.append(upright(fret(skirt, .020, w, .003, grain_axis=0), (0, -hy - .002, plinth - .012)))
    for s in (-1, 1):
        parts.append(upright(fret(lobed_edge(depth, plinth - .014, 3), .020, w, .003, grain_axis=0), (s * (hx + .002), 0, plinth - .012), 90 * s))
        for y in (-hy + .022, hy - .022):
            parts.append(board(s * hx - .028, s * hx + .028, y - .028, y + .028, 0, plinth - .012, w, .004, grain_axis=2))
    # lid: two steps and a flat inlaid top
    parts.append(board(-hx - .016, hx + .016, -hy - .016, hy + .006, lid + .003, lid + .026, w, .007, grain_axis=0))
    parts.append(board(-hx - .004, hx + .004, -hy - .004, hy - .002, lid + .022, top - .026, w, .003, grain_axis=0))
    parts.append(board(-hx - .014, hx + .014, -hy - .014, hy + .004, top - .030, top - .008, w, .006, grain_axis=0))
    band_on_front(parts, -hx + .006, hx - .006, -hy - .0042, lid + .031, .034, accent='mahogany')
    parts.append(place(inlay_band(depth - .02, .034, accent='mahogany'), (-hx - .0043, hy - .012, lid + .031), (90, 0, -90)))
    parts.append(place(face(length - .02, depth - .02, columns, w), (-hx + .01, -hy + .01, top - .008)))
    plate = unary_union([arch_outline(.075, .075, .03, 1.2), Polygon([(-.03, 0), (.03, 0), (0, -.055)])])
    parts.append(upright(fret(plate, .003, brass('antique'), .0008), (0, -hy - .009, lid - .075)))
    parts.append(lathe([(.0001, 0), (.006, 0), (.006, .002), (.0001, .004)], brass('polished'), 20, (0, -hy - .010, lid - .045), (90, 0, 0)))
    hasp = rectangle(-.014, 0, .014, .10).union(Point(0, 0).buffer(.017))
    parts.append(upright(fret(hasp, .004, brass('antique'), .0012), (0, -hy - .018, lid - .035)))
    parts.append(place(ring_pull(1.3), (0, -hy - .020, lid - .020)))
    for s in (-1, 1):
        swing = [(s * (hx + .012 + .012 * math.sin(math.pi * i / 16)), -.055 + .11 * i / 16, (plinth + lid) / 2 - .035 * math.sin(math.pi * i / 16)) for i in range(17)]
        parts.append(tube(swing, .0045, brass('antique')))
        parts += [lathe([(.0001, 0), (.018, 0), (.017, .003), (.008, .006), (.0001, .012)], brass('antique'), 28, (s * (hx + .006), y, (plinth + lid) / 2), (0, 90 * s, 0)) for y in (-.055, .055)]
    return group(parts, 'chest')
