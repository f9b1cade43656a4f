"""Calligrapher's console: plain top, a sloped tray that lifts off, a sheet with a drawn star, rolled sheets on the lower shelf."""
import math
from shapely.geometry import Polygon, box as rectangle
from ..joinery import board, box, fret, group, lathe, place, ring_polygon, star_polygon, tiles, turned_leg, upright
from ..materials import plain, wood

DIMENSIONS_CM = {'width': 140, 'depth': 45, 'height': 88}
OPTIONS = {'wood': 'walnut'}
VIEW = {'azimuth': -25, 'elevation': 17}


def sheet(ink):
    """Paper in XY around the origin with a star in construction."""
    lines = [ring_polygon(star_polygon(0, 0, r, 8, r * k, a), .0022) for r, k, a in ((.125, .62, 0), (.125, .62, math.pi / 8), (.080, .55, 0), (.036, .55, math.pi / 8))]
    frame = Polygon(rectangle(-.190, -.140, .190, .140).exterior, [list(rectangle(-.1875, -.1375, .1875, .1375).exterior.coords)])
    return group([box((.420, .310, .0012), (0, 0, 0), plain('#e6dcc6', .8), bevel=.0003), place(tiles(lines + [frame], .0008, .0001, ink), (0, 0, .0006))], 'sheet')


def slope(w, length, depth, rise):
    """Tray in its place: board on two wedges, a ledge that stops the sheet, its lower front edge at the origin."""
    angle = math.degrees(math.atan2(rise, depth))
    wedge = Polygon([(0, 0), (depth - .01, 0), (depth - .01, rise - .018), (0, .004)])
    parts = [upright(fret(wedge, .018, w, .002, grain_axis=0), (s * (length / 2 - .03), 0, 0), 90) for s in (-1, 1)]
    top = [box((length, depth / math.cos(math.radians(angle)), .016), (0, depth / 2 / math.cos(math.radians(angle)), 0), w, bevel=.005, grain_axis=0), box((length, .016, .034), (0, .004, .008), w, bevel=.005, grain_axis=0)]
    top += [box((.018, depth * .96, .022), (s * (length / 2 - .011), depth / 2 + .010, .006), w, bevel=.005, grain_axis=1) for s in (-1, 1)]
    ink = plain('#2a2320', .7)
    top += [place(sheet(ink), (.06, depth / 2 + .012, .0088), (0, 0, 2)), place(sheet(ink), (.075, depth / 2 + .004, .0100), (0, 0, -3))]
    reed = [(.0001, 0), (.0036, .002), (.0042, .05), (.0042, .19), (.0030, .195), (.0001, .22)]
    top += [lathe(reed, plain(colour, .5), 14, (-.36, .09 + k * .03, .0125), (0, 90, 4 - 9 * k)) for k, colour in enumerate(('#8a6a3c', '#5c4024'))]
    return group(parts + [place(group(top), (0, 0, .008), (angle, 0, 0))], 'slope')


def build(options):
    w = wood(options['wood'])
    hx, hy, top, shelf = .70, .225, .778, .170
    lx, ly, apron = hx - .050, hy - .042, .080
    parts = [box((2 * hx, 2 * hy, .026), (0, 0, top - .013), w, bevel=.009, grain_axis=0)]
    for x in (-lx, lx):
        for y in (-ly, ly):
            parts += [box((.048, .048, apron + .014), (x, y, top - .026 - apron / 2 - .006), w, bevel=.006, grain_axis=2), turned_leg(top - .032 - apron - .013 - shelf - .030, .023, w, 'dining', (x, y, shelf + .031)),
                      box((.044, .044, .064), (x, y, shelf), w, bevel=.006, grain_axis=2), turned_leg(shelf - .030, .023, w, 'short', (x, y, 0))]
        parts.append(board(x - .011, x + .011, -ly + .02, ly - .02, top - .026 - apron, top - .024, w, .004, grain_axis=1))
        parts.append(board(x - .010, x + .010, -ly + .02, ly - .02, shelf - .016, shelf + .010, w, .004, grain_axis=1))
    parts += [board(-lx + .02, lx - .02, y - .011, y + .011, top - .026 - apron, top - .024, w, .004, grain_axis=0) for y in (-ly, ly)]
    parts += [board(-lx - .008, lx + .008, -ly + .024 + k * .066, -ly + .024 + k * .066 + .058, shelf + .011, shelf + .027, w, .004, grain_axis=0) for k in range(5)]
    parts.append(place(slope(w, 1.06, .375, .078), (.06, -hy + .030, top)))
    rolls = ((-.30, -.060, .030), (-.26, .010, .034), (-.33, .078, .028), (-.285, -.024, .027))
    for k, (x, y, r) in enumerate(rolls):
        lift = shelf + .027 + r if k < 3 else shelf + .027 + .082
        parts.append(lathe([(r * .80, 0), (r, 0), (r, .52 + .03 * k), (r * .80, .52 + .03 * k), (r * .80, 0)], plain(('#ddd0b4', '#cdbd9c', '#e2d8c2', '#d3c6a8')[k], .8), 32, (x - .10, y, lift), (0, 90, 1.5 * k - 2), caps=False))
    return group(parts, 'drawing_console')
