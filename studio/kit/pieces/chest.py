"""Chest: dense star inlay of shell, scalloped plinth, brass lock plate; or plain boards with dovetails and one band of stars on the lid."""
import math
from shapely import affinity
from shapely.geometry import Point, Polygon, box as rectangle
from shapely.ops import unary_union
from ..joinery import (arch_outline, band_on_front, board, fret, group, inlay_band, inlay_frame, lathe, lobed_edge, place, ring_pull, star_panel, tube, upright)
from ..materials import brass, wood

DIMENSIONS_CM = {'width': 114, 'depth': 53, 'height': 60}
PARTS = {'shows': ['lock plate', 'handles'], 'inlay=lid': {'shows': ['dovetailed corners', 'band of star inlay', 'handles']}}
OPTIONS = {'wood': 'walnut', 'length': '1.08', 'depth': '.49', 'height': '.60', 'columns': '3', 'inlay': 'all'}
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


def boards(w, length, depth, z0, z1):
    """Four sides of two boards each, dovetailed: at the corners the ends of the side boards show between the tails."""
    hx, hy, thick, parts = length / 2, depth / 2, .024, []
    seam = z0 + (z1 - z0) * .54
    for low, high in ((z0, seam - .0006), (seam + .0006, z1)):
        parts += [board(-hx, hx, y - thick / 2, y + thick / 2, low, high, w, .0016, grain_axis=0) for y in (-hy + thick / 2, hy - thick / 2)]
        parts += [board(s * (hx - thick / 2) - thick / 2, s * (hx - thick / 2) + thick / 2 - .0006 * s, -hy + thick - .0004, hy - thick + .0004, low, high, w, .0016, grain_axis=1) for s in (-1, 1)]
    tails = 6
    pitch = (z1 - z0) / tails
    for k in range(tails):
        z = z0 + pitch * (k + .5)
        pin = Polygon([(.0008, z - pitch * .15), (thick, z - pitch * .26), (thick, z + pitch * .26), (.0008, z + pitch * .15)])
        for s in (-1, 1):
            shape = pin if s < 0 else affinity.scale(pin, -1, 1, origin=(0, 0))
            parts.append(upright(fret(shape, .010, w, .0004, grain_axis=2), (s * hx, -hy + .0044, 0)))
    return parts


def plain_chest(options, w):
    length, depth, top = (float(options[k]) for k in ('length', 'depth', 'height'))
    hx, hy, foot, lid = length / 2, depth / 2, .075, top - .034
    parts = boards(w, length, depth, foot, lid - .003)
    parts.append(board(-hx - .012, hx + .012, -hy - .012, hy + .004, foot - .020, foot + .014, w, .006, grain_axis=0))
    parts += [board(x - .040, x + .040, y - .040, y + .040, 0, foot - .018, w, .008, grain_axis=2) for x in (-hx + .040, hx - .040) for y in (-hy + .040, hy - .040)]
    # lid: three planks between two cross ends, a band of stars along its middle
    end, band = .090, .105
    wide = (depth + .030 - band) / 2
    y0, y1 = -hy - .018, hy + .012
    parts += [board(-hx - .018 + end, hx + .018 - end, a, b, lid, top, w, .0025, grain_axis=0) for a, b in ((y0, y0 + wide - .0006), (y1 - wide + .0006, y1))]
    parts += [board(min(s * (hx + .018), s * (hx + .018 - end + .0006)), max(s * (hx + .018), s * (hx + .018 - end + .0006)), y0, y1, lid, top - .0004, w, .0030, grain_axis=1) for s in (-1, 1)]
    long, middle = 2 * (hx + .018 - end), (y0 + y1) / 2
    parts.append(board(-long / 2, long / 2, middle - band / 2, middle + band / 2, lid + .004, top - .0086, wood('ebony'), 0))
    inner = band - .020
    parts.append(place(star_panel(long - .020, inner, round((long - .020) / inner), strap=.0034), (-long / 2 + .010, middle - inner / 2, top - .0070)))
    parts.append(place(inlay_frame(long - .008, band - .008), (0, middle, top - .0004)))
    parts += [board(-long / 2, long / 2, middle + s * band / 2 - .0044, middle + s * band / 2 + .0044, top - .010, top - .0006, w, .0006, grain_axis=0) for s in (-1, 1)]
    for s in (-1, 1):
        z = foot + (lid - foot) * .62
        swing = [(s * (hx + .012 + .014 * math.sin(math.pi * i / 16)), -.070 + .14 * i / 16, z - .044 * math.sin(math.pi * i / 16)) for i in range(17)]
        parts.append(tube(swing, .0055, brass('antique')))
        parts += [lathe([(.0001, 0), (.020, 0), (.019, .003), (.009, .006), (.0001, .012)], brass('antique'), 28, (s * hx, y, z), (0, 90 * s, 0)) for y in (-.070, .070)]
    return group(parts, 'chest')


def build(options):
    w = wood(options['wood'])
    if options['inlay'] == 'lid':
        return plain_chest(options, w)
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
