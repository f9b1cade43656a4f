"""Blanket chest of olive wood: palms and a sun carved in relief, a lid of one board, plank feet, brass straps."""
import math
from shapely import affinity
from shapely.geometry import Point, Polygon, box as rectangle
from shapely.ops import unary_union
from ..joinery import arch_outline, board, fret, group, lathe, place, ring_pull, star_polygon, tiles, tube, upright
from ..materials import brass, wood

DIMENSIONS_CM = {'width': 104, 'depth': 48, 'height': 52}
OPTIONS = {'wood': 'olive'}
VIEW = {'azimuth': -28, 'elevation': 15}


def leaf(length, width):
    """Pointed leaf from the origin along +x."""
    edge = [(length * k / 10, width / 2 * math.sin(math.pi * (k / 10) ** .8)) for k in range(11)]
    return Polygon(edge + [(x, -y) for x, y in edge[-2:0:-1]])


def palm(h):
    """Date palm standing on y=0: ringed trunk, arching fronds, two bunches of dates."""
    shapes = [Polygon([(-.011 + .004 * k / 7, h * .50 * k / 7), (.011 - .004 * k / 7, h * .50 * k / 7), (.013 - .004 * k / 7, h * .50 * (k + .86) / 7), (-.013 + .004 * k / 7, h * .50 * (k + .86) / 7)])
              for k in range(7)]
    for angle, long in ((90, .36), (62, .40), (118, .40), (32, .42), (148, .42), (4, .38), (176, .38), (-24, .26), (204, .26)):
        shapes.append(affinity.translate(affinity.rotate(leaf(h * long, h * .085), angle, origin=(0, 0)), 0, h * .55))
    shapes += [Point(s * h * (.075 + .035 * (k % 2)), h * (.40 - .035 * k)).buffer(h * .020, 5) for s in (-1, 1) for k in range(3)]
    taken, apart = None, []
    for shape in shapes:
        apart.append(shape if taken is None else shape.difference(taken.buffer(.0012)))
        taken = unary_union([shape] + ([taken] if taken else []))
    return [max(getattr(s, 'geoms', [s]), key=lambda g: g.area) for s in apart if not s.is_empty]


def sun(r):
    """Disc, a ring of petals and a ring of rays around the origin."""
    shapes = [star_polygon(0, 0, r * .26, 8, r * .17), Polygon(Point(0, 0).buffer(r * .40, 12).exterior, [list(Point(0, 0).buffer(r * .31, 12).exterior.coords)])]
    for k in range(16):
        shapes.append(affinity.rotate(affinity.translate(leaf(r * .26, r * .13), r * .43, 0), k * 22.5, origin=(0, 0)))
        shapes.append(affinity.rotate(Polygon([(r * .66, -r * .02), (r * .94, -r * .085), (r, 0), (r * .94, r * .085), (r * .66, r * .02)]), k * 22.5 + 11.25, origin=(0, 0)))
    return shapes


def chip_band(length, height):
    """Row of chip-carved triangles from the origin, points up and down."""
    n = round(length / height / 1.15)
    p, e = length / n, .0018
    up = [Polygon([(k * p + e, e), ((k + 1) * p - e, e), ((k + .5) * p, height - e)]) for k in range(n)]
    return up + [Polygon([((k - .5) * p + 2 * e, height - e), (k * p, 2 * e), ((k + .5) * p - 2 * e, height - e)]) for k in range(1, n)]


def carved_side(w, h, motifs, material):
    """Framed side in XY from the origin, face up: sunk panels with their carving, chip-carved rails."""
    n, stile, rail, thick, ground = len(motifs), .040, .050, .018, wood('olive_ground', rough=.6)
    pane, high = (w - stile * (n + 1)) / n, h - 2 * rail
    parts = [board(k * (pane + stile), k * (pane + stile) + stile, rail - .004, h - rail + .004, -thick, -.0008, material, .003, grain_axis=1) for k in range(n + 1)]
    parts.append(board(.004, w - .004, .004, h - .004, -thick - .004, -.011, ground, 0, grain_axis=0))
    for k, motif in enumerate(motifs):
        relief = sun(min(pane, high) * .49) if motif == 'sun' else palm(high * 1.02)
        parts.append(place(tiles(relief, .011, .0026, material), (stile + k * (pane + stile) + pane / 2, h / 2 if motif == 'sun' else rail, -.007)))
    for y in (0, h - rail):
        parts.append(board(0, w, y, y + rail, -thick, -.004, material, .002, grain_axis=0))
        parts += [board(0, w, y + e, y + e + .010, -thick, 0, material, .002, grain_axis=0) for e in (0, rail - .010)]
        parts.append(place(tiles(chip_band(w - .012, rail - .024), .005, .0022, material), (.006, y + .012, -.0028)))
    return group(parts, 'carved_side')


def build(options):
    w, metal = wood(options['wood'], rough=.46), brass('antique')
    hx, hy, foot, lid, top = .50, .217, .085, .478, .52
    parts = [board(-hx + .02, hx - .02, -hy + .02, hy - .02, foot + .01, lid - .004, wood('walnut'), .002)]
    parts.append(upright(carved_side(2 * hx, lid - foot, ('palm', 'sun', 'palm'), w), (-hx, -hy, foot)))
    parts.append(upright(carved_side(2 * hy - .004, lid - foot, ('sun',), w), (-hx + .001, hy - .002, foot), -90))
    parts.append(upright(carved_side(2 * hy - .004, lid - foot, ('sun',), w), (hx - .001, -hy + .002, foot), 90))
    parts.append(board(-hx + .002, hx - .002, hy - .018, hy, foot, lid, w, .003, grain_axis=0))
    parts.append(board(-hx - .012, hx + .012, -hy - .012, hy + .004, foot - .022, foot + .002, w, .007, grain_axis=0))
    for s in (-1, 1):
        arch = rectangle(-hy - .004, 0, hy - .002, foot - .020).difference(affinity.translate(arch_outline(.24, .046, .01), -.003, 0))
        parts.append(upright(fret(arch, .075, w, .006, grain_axis=0), (s * (hx - .055), 0, 0), 90))
    parts.append(board(-hx - .020, hx + .020, -hy - .020, hy + .006, lid + .003, top, w, .012, grain_axis=0))
    for x in (-.30, .30):
        parts.append(board(x - .017, x + .017, -hy - .008, hy + .004, top - .001, top + .0016, metal, .0008))
        parts += [lathe([(.0001, 0), (.005, 0), (.0042, .0022), (.0001, .0032)], metal, 16, (x, y, top + .0014)) for y in (-.17, -.06, .06, .17)]
        parts.append(board(x - .017, x + .017, -hy - .0225, -hy - .018, lid + .008, top - .010, metal, .0008))
    plate = Point(0, 0).buffer(.034, 10).union(rectangle(-.016, 0, .016, .062))
    parts.append(upright(fret(plate, .004, metal, .0012), (0, -hy - .003, lid - .052)))
    parts.append(upright(fret(rectangle(-.013, -.052, .013, .040).union(Point(0, -.052).buffer(.016)), .004, metal, .0012), (0, -hy - .0235, lid - .004)))
    parts.append(place(ring_pull(1.25), (0, -hy - .025, lid - .044)))
    for s in (-1, 1):
        swing = [(s * (hx + .007 + .008 * math.sin(math.pi * i / 16)), -.06 + .12 * i / 16, .452 - .030 * math.sin(math.pi * i / 16)) for i in range(17)]
        parts.append(tube(swing, .005, metal))
        parts += [lathe([(.0001, 0), (.016, 0), (.015, .003), (.007, .008), (.0001, .012)], metal, 28, (s * hx, y, .452), (0, 90 * s, 0)) for y in (-.06, .06)]
    return group(parts, 'blanket_chest')
