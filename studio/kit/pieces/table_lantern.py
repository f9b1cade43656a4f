"""Standing lantern of the Ramadan nights: six sides of cut coloured glass in brass, a candle inside, a ring to carry it."""
import math
from shapely.geometry import LineString, Polygon
from shapely.ops import polygonize, unary_union
from ..joinery import circle, fret, group, lathe, pierced, place, polygons, star_polygon, tiles, tube
from ..materials import brass, emitter, lit_glass, plain
from ..studio import point_light

DIMENSIONS_CM = {'width': 20, 'depth': 18, 'height': 36}
OPTIONS = {'metal': 'antique', 'light': '3.2', 'glow': '.9'}
VIEW = {'azimuth': -18, 'elevation': 10, 'key': .34}
GLASS = {'amber': '#c9720c', 'ruby': '#8c0f0a', 'cobalt': '#0d2f7a', 'green': '#0f5a34'}
LOW, HIGH, Z0, Z1, NECK, Z2 = .058, .084, .050, .200, .034, .268  # apothems and heights of body and roof


def side(low, high, height):
    t = math.tan(math.pi / 6)
    return Polygon([(-low * t, 0), (low * t, 0), (high * t, height), (-high * t, height)])


def leaded(shape, rays, colours, metal, glow):
    """Glass cut to a star and the fields around it, held by brass cames, in XY."""
    c = shape.centroid
    star = star_polygon(c.x, c.y, .026, 8, .017, math.pi / 8) if rays else None
    lines = [LineString(shape.exterior.coords)]
    if star:
        lines.append(LineString(star.exterior.coords))
        lines += [LineString([p, (c.x + (p[0] - c.x) * 9, c.y + (p[1] - c.y) * 9)]).intersection(shape) for p in list(star.exterior.coords)[:-1:2]]
    cames = unary_union([line.buffer(.0013, join_style=2) for line in lines]).union(shape.difference(shape.buffer(-.0035, join_style=2)))
    cells = sorted(polygonize(unary_union(lines)), key=lambda p: math.atan2(p.centroid.y - c.y, p.centroid.x - c.x))
    panes, turn = {}, 0
    for cell in cells:
        middle = star is not None and star.contains(cell.representative_point())
        panes.setdefault(colours[0] if middle else colours[1 + turn % (len(colours) - 1)], []).append(cell)
        turn += not middle
    parts = [fret(cames, .0030, metal, .0006)]
    return group(parts + [tiles([p for cell in found for p in polygons(cell.buffer(-.0004))], .0012, .0002, lit_glass(GLASS[name], glow)) for name, found in panes.items()])


def prism(low, high, z0, z1, rays, palettes, metal, bright, glow):
    """Six leaded sides from apothem `low` to `high`, and the bars between them."""
    slant, lean, parts = math.hypot(high - low, z1 - z0), math.degrees(math.atan2(high - low, z1 - z0)), []
    for k in range(6):
        leaf = place(leaded(side(low, high, slant), rays, palettes[k % len(palettes)], metal, glow), (0, -low, z0), (90 + lean, 0, 0))
        parts.append(place(group([leaf]), (0, 0, 0), (0, 0, 60 * k)))
        c, s = (f(math.pi / 3 * k) / math.cos(math.pi / 6) for f in (math.cos, math.sin))
        parts.append(tube([(low * c, low * s, z0), (high * c, high * s, z1)], .0030, bright))
    return parts


def hexagon(r, z, bright, thick=.0036):
    return tube([(r / math.cos(math.pi / 6) * math.cos(math.pi / 3 * k), r / math.cos(math.pi / 6) * math.sin(math.pi / 3 * k), z) for k in range(6)], thick, bright, True)


def build(options):
    metal, bright, glow = brass(options['metal']), brass('polished'), float(options['glow'])
    parts = prism(LOW, HIGH, Z0, Z1, True, [('amber', 'ruby', 'cobalt'), ('amber', 'green', 'ruby')], metal, bright, glow)
    parts += prism(HIGH, NECK, Z1, Z2, False, [('', 'cobalt'), ('', 'ruby'), ('', 'green')], metal, bright, glow * .7)
    parts += [hexagon(LOW, Z0, bright), hexagon(HIGH, Z1, bright, .0044), hexagon(NECK, Z2, bright)]
    parts.append(lathe([(.0001, .020), (.078, .020), (.082, .023), (.080, .028), (.070, .033), (.066, .042), (LOW + .010, .050), (LOW, .052), (.0001, .048)], metal, 6, angle=20))
    parts += [lathe([(.0001, 0), (.006, .001), (.010, .008), (.007, .016), (.006, .022)], bright, 20, (.068 * math.cos(math.pi / 3 * k), .068 * math.sin(math.pi / 3 * k), 0)) for k in range(6)]
    parts.append(pierced(lambda v: (.008 + .034 * math.cos(math.pi / 2 * v) ** .7, Z2 + .002 + .044 * v), 12, [0, .34, .62, .86], metal, star=.36, hole=.12))
    parts.append(lathe([(.022, Z2 + .034), (.020, Z2 + .040), (.012, Z2 + .046), (.008, Z2 + .052), (.012, Z2 + .058), (.008, Z2 + .064), (.0001, Z2 + .067)], bright, 32))
    parts.append(place(tube([(p[0], 0, p[1]) for p in circle(.0165, 40)], .0024, bright, True), (0, 0, Z2 + .0735), (0, 0, 32)))
    candle = lathe([(.0001, Z0), (.016, Z0), (.016, .104), (.013, .106), (.0001, .103)], plain('#e8d8b4', .5), 32)
    flame = lathe([(1e-5, .108), (.0045, .115), (.0050, .121), (.0025, .134), (1e-5, .145)], emitter('#ffb45e', 40.0), 20)
    flame.visible_shadow = flame.visible_diffuse = False
    return group(parts + [candle, flame, point_light((0, 0, .126), float(options['light']), .004)], 'table_lantern')
