"""China cabinet: two glazed doors with keel arches over plates and coffee cups, two mashrabiya doors below."""
from shapely import affinity
from shapely.geometry import box as rectangle
from ..joinery import arch_outline, band_on_front, board, footed_leg, framed_door, fret, group, hinge, lathe, place, ring_pull, spline, sweep, upright
from ..materials import brass, glass, terracotta, wood
from ..studio import area_light

DIMENSIONS_CM = {'width': 107, 'depth': 40, 'height': 200}
PARTS = {'doors': 4}
OPTIONS = {'wood': 'walnut', 'glaze': '#e6dcc8', 'accent': '#1e4a5c'}
VIEW = {'azimuth': -22}


def turned(points, material, location, rotation=(0, 0, 0)):
    """Thrown vessel: a smooth profile [(radius, z), ...] from foot to lip and back down inside."""
    return lathe([(max(.0001, p.x), p.z) for p in spline([(r, 0, z) for r, z in points], 5)], material, 40, location, rotation, angle=60)


def finjan(clay, rim, x, y, z):
    """Handle-less coffee cup on its saucer."""
    return [turned([(.0001, .003), (.030, .003), (.052, .012), (.055, .016), (.050, .015), (.028, .008), (.0001, .008)], clay, (x, y, z)),
            turned([(.0001, .008), (.017, .008), (.020, .012), (.033, .040), (.036, .060), (.034, .060), (.028, .036), (.0001, .016)], clay, (x, y, z)),
            lathe([(.0345, .052), (.0362, .052), (.0369, .059), (.0350, .059)], rim, 40, (x, y, z), caps=False)]


def plate(clay, rim, r, x, y, z):
    """Plate that stands in the groove and leans on the back."""
    lie = (78, 0, 0)
    return [turned([(.0001, 0), (r * .55, 0), (r * .62, .004), (r * .96, .016), (r, .021), (r * .96, .020), (r * .62, .009), (r * .5, .006), (.0001, .006)], clay, (x, y, z + r * .978), lie),
            lathe([(r * .80, .0135), (r * .80, .0165), (r * .90, .0195), (r * .90, .0165)], rim, 48, (x, y, z + r * .978), lie, caps=False)]


def bowl(clay, rim, r, x, y, z):
    return [turned([(.0001, .004), (r * .42, 0), (r * .45, .010), (r * .86, .045), (r, .085), (r * .96, .086), (r * .80, .045), (r * .3, .016), (.0001, .014)], clay, (x, y, z)),
            lathe([(r * .975, .070), (r * .995, .070), (r * 1.008, .080), (r * .985, .080)], rim, 48, (x, y, z), caps=False)]


def coffee_pot(metal, x, y, z):
    """Dallah: waisted body, long spout, high handle, pointed lid."""
    body = turned([(.0001, .001), (.058, .001), (.062, .010), (.056, .050), (.038, .100), (.034, .125), (.046, .160), (.040, .166), (.026, .185), (.010, .210), (.006, .228), (.0001, .240)], metal, (x, y, z))
    spout = spline([(x - .030, y, z + .128), (x - .066, y, z + .146), (x - .098, y, z + .170), (x - .112, y, z + .164)], 6)
    handle = spline([(x + .036, y, z + .148), (x + .074, y, z + .160), (x + .086, y, z + .116), (x + .074, y, z + .064), (x + .050, y, z + .048)], 8)
    return [body, sweep(spout, .022, .016, metal, .007, side=(0, 1, 0), widths=[.026 - .016 * i / (len(spout) - 1) for i in range(len(spout))]), sweep(handle, .013, .009, metal, .004, side=(0, 1, 0))]


def glazed_door(w, wd, hd):
    """Door in XZ, lower left at the origin: arch-headed opening, pane behind it, a fine bead around the glass."""
    field = rectangle(-wd / 2, 0, wd / 2, hd)
    hole = affinity.translate(arch_outline(wd - .090, hd - .085, hd - .270), 0, .045)
    bead = hole.buffer(.0035, join_style=2).difference(hole.buffer(-.0035, join_style=2))
    line = hole.buffer(.016, join_style=2).difference(hole.buffer(.0142, join_style=2))
    parts = [upright(fret(field.difference(hole), .022, w, .003, grain_axis=1), (wd / 2, 0, 0)),
             upright(fret(bead, .008, wood('honey', rough=.34), .003), (wd / 2, -.010, 0)), upright(fret(line, .0016, wood('honey'), .0003), (wd / 2, -.0109, 0)),
             upright(fret(hole.buffer(.006), 0, glass('#f4f8f4'), 0), (wd / 2, .004, 0))]
    return group(parts, 'glazed_door')


def build(options):
    w, pale, dark = wood(options['wood']), wood('honey'), wood('ebony')
    clay, rim = terracotta('#b9a586', options['glaze']), terracotta('#8a5a3a', options['accent'])
    hx, hy, base, waist, top = .5165, .189, .12, .76, 1.95
    ux, uf = hx - .012, -hy + .03  # the upper case stands back
    parts = []
    for s in (-1, 1):
        parts.append(board(min(s * hx, s * (hx - .026)), max(s * hx, s * (hx - .026)), -hy, hy, base, waist, w, grain_axis=2))
        parts.append(board(min(s * ux, s * (ux - .024)), max(s * ux, s * (ux - .024)), uf, hy, waist, top, w, grain_axis=2))
    parts += [board(-hx + .01, hx - .01, hy - .012, hy - .002, base, waist, w, .002, grain_axis=2), board(-ux + .01, ux - .01, hy - .014, hy - .002, waist, top, pale, .002, grain_axis=2),
              board(-hx - .012, hx + .012, -hy - .012, hy, base - .020, base + .014, w, .005, grain_axis=0), board(-hx - .016, hx + .016, -hy - .018, hy, waist - .016, waist + .014, w, .007, grain_axis=0),
              board(-ux + .01, ux - .01, uf + .002, hy - .003, top - .030, top - .001, w, .003, grain_axis=0), board(-.012, .012, uf + .024, hy - .02, base, waist, dark, .002, grain_axis=2)]
    for grow, z in ((.006, 0), (.017, .016), (.030, .032)):
        parts.append(board(-ux - grow, ux + grow, uf - grow, hy, top + z, top + z + .018, w, .005, grain_axis=0))
    band_on_front(parts, -hx + .02, hx - .02, -hy - .018, waist - .009, .015, pitch=.021)
    levels = [waist + .014, 1.045, 1.325, 1.605]
    for z in levels[1:]:
        parts.append(board(-ux + .02, ux - .02, uf + .030, hy - .012, z - .018, z, pale, .003, grain_axis=0))
    for z in (*levels[1:], top - .012):
        parts.append(area_light((0, uf + .045, z - .022), (0, .04, z - .30), .86, .9, (1, .82, .60), .02))
    door_w, door_h = ux - .026, top - .032 - waist - .016
    low_w, low_h = hx - .029, waist - .018 - base - .016
    for k in (0, 1):
        s = 2 * k - 1
        parts.append(place(glazed_door(w, door_w - .003, door_h - .004), (-door_w + .001 if k == 0 else .002, uf + .012, waist + .018)))
        parts.append(place(framed_door(low_w - .003, low_h - .003, w, 'lattice', .050, pitch=.0315), (-low_w + .001 if k == 0 else .002, -hy + .010, base + .016)))
        parts += [place(ring_pull(), (s * .024, uf - .001, waist + .46)), place(ring_pull(), (s * .028, -hy - .003, (base + waist) / 2))]
        parts += [place(hinge(), (s * (door_w + .001), uf - .001, z)) for z in (waist + .12, top - .14)] + [place(hinge(), (s * (low_w + .001), -hy - .003, z)) for z in (base + .08, waist - .08)]
        for y in (-hy + .045, hy - .045):
            parts += footed_leg(base - .018, .034, w, 'short', s * (hx - .05), y)
    for x, r in ((-.36, .100), (-.12, .100), (.12, .100), (.36, .100)):
        parts += plate(clay, rim, r, x, .132, levels[1])
    for x, r in ((-.34, .085), (-.13, .085), (.13, .085), (.34, .085)):
        parts += plate(clay, rim, r, x, .134, levels[3])
    for x in (-.38, -.26, -.14):
        parts += finjan(clay, rim, x, -.03, levels[2])
        parts += finjan(clay, rim, x + .04, .07, levels[2])
    parts += coffee_pot(brass('polished'), .28, .02, levels[2])
    for x in (-.30, -.05, .20, .38):
        parts += finjan(clay, rim, x, -.04, levels[3])
    parts += bowl(clay, rim, .115, -.27, .0, levels[0]) + bowl(rim, clay, .085, -.02, -.02, levels[0]) + bowl(clay, rim, .10, .26, .01, levels[0])
    for x in (-.24, 0.0, .24):
        parts += finjan(clay, rim, x, -.05, levels[1])
    return group(parts, 'china_cabinet')
