"""Dressing table: two drawers beside the knees, scalloped apron, one row of inlaid stars, a keel-arched mirror that tilts between posts."""
from ..joinery import arch_outline, band_on_front, board, box, footed_leg, fret, group, inlay_frame, lathe, lobed_edge, place, ring_pull, star_panel, tube, turned_leg, turning, upright
from ..materials import brass, pearl, plain, wood
from .arch_mirror import reflected_room

DIMENSIONS_CM = {'width': 112, 'depth': 42, 'height': 140}
PARTS = {'drawers': 2}
OPTIONS = {'wood': 'walnut', 'studio_reflection': 'yes'}
VIEW = {'azimuth': -22, 'elevation': 12}


def mirror(w, width, height):
    """Keel-arched frame in XZ on z=0, centred on x=0, face to -Y, one line of shell around the glass."""
    outer = arch_outline(width, height, height - width * .55, 1.1, 40)
    inner = outer.buffer(-.034, join_style=2)
    line = outer.buffer(-.0155, join_style=2).difference(outer.buffer(-.0185, join_style=2))
    parts = [upright(fret(outer.difference(inner), .022, w, .005, grain_axis=1), (0, 0, 0)), upright(fret(line, .0016, pearl(), .0002), (0, -.0112, 0)),
             upright(fret(inner.buffer(.004).difference(inner.buffer(-.0035)), .010, wood('honey', rough=.34), .003), (0, -.006, 0)),
             upright(fret(inner.buffer(.003), .004, plain('#e8e8e4', .015, .5, 1.0), .0003), (0, -.001, 0)), upright(fret(outer.buffer(-.004), .004, w, .001, grain_axis=1), (0, .010, 0))]
    return group(parts, 'mirror')


def post(w, x, y, z, height):
    finial = turning([('fillet', .013, .006), ('bead', .017, .010), ('cove', .010, .009, .001, .006), ('ball', .016, .008, .030), ('taper', .006, .002, .014)])
    return [box((.040, .040, .034), (x, y, z + .017), w, bevel=.004, grain_axis=2), turned_leg(height - .032, .017, w, 'tall', (x, y, z + .032), segments=30), lathe(finial, w, 28, (x, y, z + height - .001))]


def build(options):
    w = wood(options['wood'])
    hx, hy, top = .56, .21, .77
    parts = [box((2 * hx, 2 * hy, .024), (0, 0, top - .012), w, bevel=.008, grain_axis=0), box((2 * hx - .03, 2 * hy - .022, .012), (0, 0, top - .029), w, bevel=.004, grain_axis=0)]
    lx, ly, z1, deep, shallow, knee = hx - .042, hy - .038, top - .034, .165, .070, .315
    for s in (-1, 1):
        x0, x1 = sorted((s * knee, s * lx))
        parts += [board(x - .010, x + .010, -ly + .004, ly - .002, z1 - deep, z1, w, .003, grain_axis=2) for x in (x0, x1)]
        parts += [board(x0, x1, -ly + .002, ly - .004, z1 - deep - .008, z1 - deep + .008, w, .003, grain_axis=0), board(x0, x1, ly - .014, ly - .003, z1 - deep, z1, w, .002, grain_axis=0)]
        dz0, dz1 = z1 - deep + .010, z1 - .003
        parts.append(board(x0 + .012, x1 - .012, -ly - .010, -ly + .012, dz0, dz1, w, .004, grain_axis=0))
        parts.append(upright(inlay_frame(x1 - x0 - .050, dz1 - dz0 - .026, .0020), ((x0 + x1) / 2, -ly - .0102, (dz0 + dz1) / 2)))
        parts.append(place(ring_pull(1.1), ((x0 + x1) / 2, -ly - .010, (dz0 + dz1) / 2 + .008)))
        for y in (-ly + .010, ly - .014):
            for x in (s * knee, s * lx):
                parts.append(box((.046, .046, .026), (x, y, z1 - deep - .018), w, bevel=.004, grain_axis=2))
                parts += footed_leg(z1 - deep - .030, .023, w, 'tall', x, y)
    parts += [board(-knee, knee, ly - .014, ly - .003, z1 - shallow, z1, w, .002, grain_axis=0), board(-knee, knee, -ly + .004, -ly + .020, z1 - shallow, z1, w, .002, grain_axis=0)]
    parts.append(upright(star_panel(2 * knee - .050, .046, 12, strap=.0024), (-knee + .025, -ly + .0045, z1 - .058)))
    parts.append(upright(inlay_frame(2 * knee - .040, .056, .0018), (0, -ly + .0038, z1 - .035)))
    parts.append(upright(fret(lobed_edge(2 * knee - .026, .060, 5), .016, w, .003, grain_axis=0), (0, -ly + .013, z1 - shallow + .003)))
    band_on_front(parts, -hx + .02, hx - .02, -hy, top - .016, .008, pitch=.014)
    px, py, rise, wide, tall = .275, hy - .062, .36, .50, .608
    for s in (-1, 1):
        parts += post(w, s * px, py, top - .001, rise)
        parts.append(lathe([(.0001, 0), (.011, 0), (.012, .004), (.007, .010), (.010, .018), (.0001, .021)], brass('antique'), 24, (s * (px + .006), py, top + .275), (0, 90 * s, 0)))
        parts.append(tube([(s * (wide / 2 - .010), py, top + .275), (s * px, py, top + .275)], .005, brass('antique')))
    parts.append(place(mirror(w, wide, tall), (0, py - .029, top + .024), (-6, 0, 0)))
    if options['studio_reflection']:
        parts.append(reflected_room(1.0))
    return group(parts, 'dressing_table')
