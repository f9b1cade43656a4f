"""Library wall: two keel-arched bays of shelves over four doors, a brass rail and a leaning ladder."""
import random
from shapely.geometry import box as rectangle
from ..joinery import arch_outline, band_on_front, board, box, framed_door, fret, group, hinge, lathe, place, ring_pull, star_fret, sweep, tube, turned_leg, upright
from ..materials import brass, terracotta, wood
from .bookcase import book_row

DIMENSIONS_CM = {'width': 300, 'depth': 42, 'height': 240}
PARTS = {'doors': 4}
OPTIONS = {'wood': 'mahogany', 'books': '7'}  # books: random seed, empty for bare shelves
VIEW = {'azimuth': -24}
JAR = [(.0001, 0), (.05, 0), (.055, .004), (.085, .07), (.092, .12), (.08, .17), (.05, .205), (.04, .22), (.042, .235), (.05, .243), (.045, .243), (.034, .22), (.0001, .215)]
BOWL = [(.0001, 0), (.045, 0), (.05, .004), (.022, .02), (.02, .05), (.075, .085), (.10, .12), (.096, .12), (.07, .09), (.0001, .07)]


def ladder(w, x, rail_y, rail_z):
    """Two stiles and eight treads; brass hooks over the rail, brass wheels on the floor. It may be lifted off, so it does not count for the size."""
    parts, foot_y = [], rail_y - .47
    at = lambda f: (foot_y + (rail_y - .006 - foot_y) * f, .030 + (rail_z - .005) * f)
    for s in (-1, 1):
        parts.append(sweep([(x + s * .19, *at(f / 6)) for f in range(7)], .026, .062, w, .008))
        parts.append(lathe([(.0001, -.010), (.026, -.010), (.029, -.005), (.029, .005), (.026, .010), (.0001, .010)], brass('antique'), 32, (x + s * .215, foot_y, .030), (0, 90, 0)))
        hook = [(x + s * .19, rail_y + dy, rail_z + dz) for dy, dz in ((-.036, -.10), (-.036, -.01), (-.026, .018), (0, .028), (.022, .018), (.026, -.008))]
        parts.append(tube(hook, .007, brass('antique')))
    for k in range(8):
        y, z = at((k + 1) / 9.2)
        parts.append(box((.362, .085, .022), (x, y + .004, z), w, bevel=.005, grain_axis=0))
    for part in parts:
        part['ignore_framing'] = True
    return parts


def fill(parts, rng, x0, levels, y):
    """Books of one bay, with a pot where a row ends."""
    rows = ((.02, .86, .26), (.30, 1.36, .25), (.02, 1.02, .25), (.34, 1.36, .25), (.26, 1.10, .17)) if x0 < -.5 else ((.38, 1.36, .26), (.02, 1.06, .25), (.24, 1.36, .24), (.02, .96, .25), (.30, 1.14, .17))
    for (a, b, limit), z in zip(rows, levels):
        book_row(parts, rng, x0 + a, x0 + b, y, z, limit)
    a, b = (1.10, .15) if x0 < -.5 else (.19, 1.22)
    parts.append(lathe(JAR, terracotta('#8a5a3a', '#1e6f78'), 48, (x0 + a, .06, levels[0]), angle=60))
    parts.append(lathe(BOWL, brass('hammered'), 48, (x0 + b, .05, levels[1]), angle=60))
    parts.append(lathe([(r * .85, z * .85) for r, z in JAR], terracotta('#b5633c'), 48, (x0 + (1.20 if x0 < -.5 else .12), .06, levels[2]), angle=60))


def build(options):
    w, dark, rng = wood(options['wood']), wood('ebony'), random.Random(options['books'])
    hx, low, up, back, base, waist, top = 1.46, -.190, -.095, .21, .10, .80, 2.34
    parts = [board(-hx + .01, hx - .01, back - .014, back - .001, base, top, w, .002, grain_axis=2), board(-hx - .010, hx + .010, low - .012, back, 0, base, w, .006, grain_axis=0),
             board(-hx - .018, hx + .018, low - .018, back, waist - .018, waist + .014, w, .007, grain_axis=0), board(-hx + .01, hx - .01, up + .002, back - .002, top - .03, top - .001, w, .003, grain_axis=0)]
    for x in (-hx, 0, hx):
        x0, x1 = (x, x + .045) if x < 0 else (x - .045, x) if x > 0 else (-.030, .030)
        parts += [board(x0, x1, low, back - .002, base, waist, w, .004, grain_axis=2), board(x0, x1, up, back - .002, waist, top, w, .004, grain_axis=2)]
        parts.append(turned_leg(top - .17 - waist - .02, .019, w, 'spindle', ((x0 + x1) / 2, up - .012, waist + .018), segments=28))
        parts.append(box((.05, .030, .05), ((x0 + x1) / 2, up - .010, top - .125), w, bevel=.005, grain_axis=2))
    for grow, z in ((.008, 0), (.024, .020), (.040, .040)):
        parts.append(board(-hx - grow, hx + grow, up - grow - .012, back, top + z, top + z + .022 - (.002 if z > .03 else 0), w, .006, grain_axis=0))
    band_on_front(parts, -hx + .02, hx - .02, low - .0182, waist - .010, .018, pitch=.025, accent='honey')
    levels = [waist + .014, 1.105, 1.395, 1.685, 1.975]
    bay, high = hx - .075, top - .034 - waist - .014
    for s in (-1, 1):
        x = s * (bay / 2 + .030)
        parts += [board(x - bay / 2 - .004, x + bay / 2 + .004, up + .020, back - .012, z - .024, z, w, .004, grain_axis=0) for z in levels[1:]]
        front = rectangle(-bay / 2, 0, bay / 2, high)
        arch = arch_outline(bay - .075, high - .135, high - .135 - .33)
        parts.append(upright(fret(front.difference(arch), .020, w, .003, grain_axis=0), (x, up + .012, waist + .014)))
        parts.append(upright(fret(arch.buffer(.015).difference(arch.buffer(.0115)).intersection(rectangle(-bay, .01, bay, 2)), .002, wood('honey'), .0003), (x, up + .0015, waist + .014)))
        door_w, door_h = bay / 2, waist - .020 - base - .004
        for k in (0, 1):
            left = x - bay / 2 + k * door_w
            parts.append(place(framed_door(door_w - .003, door_h - .004, w, 'panel', .058), (left + .0015, low + .010, base + .004)))
            panel = rectangle(-door_w / 2 + .0605, 0, door_w / 2 - .0605, door_h - .122)
            parts.append(board(left + .060, left + door_w - .060, low + .003, low + .006, base + .064, base + door_h - .063, dark, 0, grain_axis=2))
            parts.append(upright(star_fret(panel, (door_w - .121) / 4, .006, w, strap=.0125, border=.012), (left + door_w / 2, low + .0015, base + .063)))
            edge = x + (.030 if k else -.030)
            parts.append(place(ring_pull(1.1), (edge, low - .003, base + door_h / 2)))
            parts += [place(hinge(), (left + (door_w if k else 0), low - .003, z)) for z in (base + .09, waist - .11)]
        if options['books']:
            fill(parts, rng, x - bay / 2, levels, up + .045)
    rail_y, rail_z = up - .060, top - .125
    parts.append(tube([(-hx + .02, rail_y, rail_z), (hx - .02, rail_y, rail_z)], .011, brass('antique'), res=5))
    for x in (-hx + .022, -hx / 2, 0, hx / 2, hx - .022):
        parts += [tube([(x, up - .002, rail_z), (x, rail_y, rail_z)], .006, brass('antique')), lathe([(.0001, 0), (.017, 0), (.015, .004), (.0001, .006)], brass('antique'), 24, (x, up - .001 - (0 if abs(abs(x) - hx / 2) < .01 else .024), rail_z), (90, 0, 0))]
    parts += ladder(w, .52, rail_y, rail_z)
    return group(parts, 'library_wall')
