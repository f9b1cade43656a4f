"""Coiled palm-leaf baskets: the Nubian set, three trays for bread, or two deep baskets for storage."""
import math
import numpy as np
from ..joinery import finish, group, lathe, mesh_of, place, spline, tube
from ..materials import palm_leaf

DIMENSIONS_CM = {'width': 71, 'depth': 59, 'height': 45}
PARTS = {'pieces': 3, 'set=storage': {'pieces': 2, 'handles': 2}}
OPTIONS = {'set': 'nubian', 'straw': '#c99f62', 'red': '#8a2f20', 'dark': '#3a2a22', 'orange': '#b5622a'}
VIEW = {'azimuth': -18, 'elevation': 17}


def coiled(points, coil, stitches, pattern, colours, location=(0, 0, 0), rotation=(0, 0, 0)):
    """Coil basket along a profile [(r, z)...]; pattern(row, angle) -> index of the colour."""
    path = spline([(r, 0, z) for r, z in points], 40)
    length, marks = 0, [0]
    for a, b in zip(path, path[1:]):
        length += (b - a).length
        marks.append(length)
    rows, fine, around = max(3, round(length / coil)), 6, 600
    s = np.linspace(0, length, rows * fine + 1)
    r, z = np.interp(s, marks, [p.x for p in path]), np.interp(s, marks, [p.z for p in path])
    dr, dz = np.gradient(r), np.gradient(z)
    size = np.hypot(dr, dz) + 1e-9
    nr, nz = dz / size, -dr / size
    theta = np.linspace(0, math.tau, around, endpoint=False)
    vertices, grain, faces, index = [], [], [], []
    for i, si in enumerate(s):
        row, f = divmod(i, fine)
        bump = math.sin(math.pi * (f / fine)) ** .7 * coil * .42 if i % fine else 0
        wrap = np.abs(np.sin(theta * stitches * max(.15, r[i] / r.max()) / 2 + row * 1.7 + f / fine * .9))
        swell = bump * (.50 + .50 * wrap)
        rr, zz = r[i] + nr[i] * swell, z[i] + nz[i] * swell
        vertices += list(zip(rr * np.cos(theta), rr * np.sin(theta), zz))
        grain += [(si * 1.0, t * r[i], row * .37) for t in theta]
    for i in range(len(s) - 1):
        for k in range(around):
            k2 = (k + 1) % around
            faces.append((i * around + k, i * around + k2, (i + 1) * around + k2, (i + 1) * around + k))
            index.append(pattern(i // fine, theta[k]))
    mesh = mesh_of(vertices, faces)
    obj = finish(mesh, colours[0], 80, grain=grain)
    for c in colours[1:]:
        mesh.materials.append(c)
    mesh.polygons.foreach_set('material_index', index)
    solid = obj.modifiers.new('solid', 'SOLIDIFY')
    solid.thickness, solid.offset = coil * .5, -1
    return place(obj, location, rotation)


def zigzag(n, first, rows, width=2.2, main=1, second=2):
    def pattern(row, angle):
        wave = abs(((angle * n / math.tau) % 1) * 2 - 1) * rows
        if first <= row < first + rows * 2 + 3:
            d = row - first - wave
            return main if 0 <= d < width else second if width <= d < width + 1.4 else 0
        return 0
    return pattern


def bread_trays(colours):
    rings = lambda *bands: lambda row, a: next((c for first, last, c in bands if first <= row <= last), 0)
    petals = lambda row, a: 1 if 3 < row < 13 and abs(((a * 8 / math.tau) % 1) * 2 - 1) * 9 > abs(row - 8) * 1.7 + 2 else 3 if row in (15, 16) else 0
    dish = [(.0006, .006), (.06, .005), (.12, .008), (.160, .030), (.178, .062), (.182, .074)]
    return [coiled(dish, .0098, 130, petals, colours, (-.02, -.13, 0)),
            coiled(dish, .0098, 130, zigzag(12, 9, 5, main=1, second=3), colours, (-.21, .17, 0)),
            coiled(dish, .0098, 130, rings((4, 5, 3), (9, 11, 1), (14, 14, 3), (17, 17, 1)), colours, (.19, .18, 0))]


def handles(radius, rim, colour, location):
    """A rope of three strands at each side, sewn down inside the rim and over it."""
    parts = []
    for side in (-1, 1):
        arch = spline([(radius - .006, -.070, rim - .075), (radius + .016, -.068, rim - .030), (radius + .020, -.058, rim + .026), (radius + .018, -.030, rim + .058), (radius + .018, 0, rim + .066),
                       (radius + .018, .030, rim + .058), (radius + .020, .058, rim + .026), (radius + .016, .068, rim - .030), (radius - .006, .070, rim - .075)], 14)
        for strand in range(3):
            twisted = []
            for k, p in enumerate(arch):
                along = (arch[min(k + 1, len(arch) - 1)] - arch[max(k - 1, 0)]).normalized()
                out = along.orthogonal().normalized() if abs(along.x) > .9 else along.cross((1, 0, 0)).normalized()
                across, turn = along.cross(out), k * .42 + strand * math.tau / 3
                twisted.append(p + (out * math.cos(turn) + across * math.sin(turn)) * .0062)
            parts.append(tube(twisted, .0060, colour))
        parts += [tube([(radius + .018 + .012 * math.cos(a), y + .014 * math.sin(a) * .9, rim - .030 + .004 * k) for a in np.linspace(0, math.tau, 20, endpoint=False)], .0030, colour, True) for y in (-.068, .068) for k in (-2, -1, 0, 1)]
        if side < 0:
            group_of = place(group(parts[-11:]), (0, 0, 0), (0, 0, 180))
            parts = parts[:-11] + [group_of]
    return place(group(parts, 'handles'), location, (0, 0, 24))


def storage_baskets(colours):
    deep = [(.01, .004), (.12, .004), (.165, .012), (.190, .06), (.212, .20), (.218, .34), (.210, .44), (.206, .47)]
    low = [(.01, .004), (.10, .004), (.140, .012), (.162, .05), (.182, .15), (.186, .25), (.180, .30)]
    return [handles(.207, .470, colours[0], (-.14, .06, 0)), handles(.181, .300, colours[0], (.22, -.10, 0)),
            coiled(deep, .0125, 120, lambda row, a: 2 if row in (26, 27, 44) else 0, colours, (-.14, .06, 0)),
            coiled(low, .0125, 110, zigzag(14, 20, 4, main=2, second=0), colours, (.22, -.10, 0))]


def build(options):
    straw, red, dark, orange = (palm_leaf(options[k]) for k in ('straw', 'red', 'dark', 'orange'))
    colours = [straw, red, dark, orange]
    if options['set'] != 'nubian':
        return group({'bread': bread_trays, 'storage': storage_baskets}[options['set']](colours), 'palm_baskets')
    parts = []
    tall = coiled([(.01, .004), (.10, .004), (.138, .012), (.155, .05), (.168, .14), (.165, .23), (.148, .29), (.140, .305)], .0105, 110, zigzag(10, 17, 6), colours, (-.16, .06, 0))
    lid = coiled([(.149, .300), (.150, .312), (.130, .345), (.085, .385), (.035, .410), (.006, .416)], .0100, 100, lambda row, a: (1, 0, 2, 0, 3)[row % 5] if int(a * 10 / math.tau * 2) % 2 else 0, colours, (-.16, .06, 0))
    knob = lathe([(.0001, .412), (.012, .412), (.018, .424), (.0205, .434), (.018, .443), (.010, .450), (.0001, .452)], red, 40, (-.16, .06, 0), angle=80)
    bowl = coiled([(.01, .004), (.075, .004), (.100, .012), (.150, .060), (.178, .115), (.185, .130)], .0100, 100, zigzag(12, 11, 5, main=3, second=2), colours, (.17, -.09, 0))
    star = lambda row, a: (2 if row % 7 == 6 else 1 if (abs(((a * 8 / math.tau) % 1) * 2 - 1) * 9 + 3) > abs(row - 8) * 1.6 and 3 < row < 14 else 3 if row in (18, 19) else 0)
    tray = coiled([(.0006, .010), (.07, .008), (.15, .010), (.205, .022), (.225, .038)], .0098, 150, star, colours, (.15, .245, .218), (78, 0, -6))
    return group(parts + [tall, lid, knob, bowl, tray], 'palm_baskets')
