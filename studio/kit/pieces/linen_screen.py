"""Three-leaf dressing screen: keel-arched crest, turned lattice, linen stretched in a lift-out frame."""
import math
from mathutils import Vector, noise
from shapely import affinity
from shapely.geometry import box as rectangle
from ..joinery import arch_outline, box, finish_cloth, fret, group, hinge, lathe, lattice, mesh_of, place, star_polygon, turning, upright
from ..materials import brass, sheer_linen, wood

DIMENSIONS_CM = {'width': 150, 'depth': 18, 'height': 175}  # as it stands, folded
PARTS = {'leaves': 3}
OPTIONS = {'wood': 'beech', 'cloth': '#efe8da', 'kind': 'linen'}
VIEW = {'azimuth': -20}


def stretched(w, h, cloth, seed):
    """Cloth in the XZ plane, lower left at the origin: pulled from the corners, a little slack in between."""
    nx, nz, vertices, faces, uv = 24, 60, [], [], []
    for j in range(nz + 1):
        for i in range(nx + 1):
            u, v = i / nx, j / nz
            slack = math.sin(math.pi * u) * math.sin(math.pi * v)
            pull = noise.noise(Vector((u * 7 + seed * 3, v * 1.4, seed))) + .4 * noise.noise(Vector((u * 2, v * 9, seed + 5)))
            vertices.append((u * w, .0035 * slack * pull, v * h))
    for j in range(nz):
        for i in range(nx):
            quad = [(i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1)]
            faces.append(tuple(b * (nx + 1) + a for a, b in quad))
            uv += [(a / nx * w, b / nz * h) for a, b in quad]
    return finish_cloth(mesh_of(vertices, faces), cloth, uv, 1)


def leaf(w, cloth, width, height, seed):
    """One leaf in XZ, lower left corner at the origin."""
    stile, thick = .034, .026
    foot, low, high, crest = .10, .145, 1.115, 1.59
    x0, inner = stile, width - 2 * stile
    parts = []
    for x in (stile / 2, width - stile / 2):
        parts.append(box((stile, thick, crest + .012), (x, 0, (crest + .012) / 2 + .004), w, bevel=.006, grain_axis=2))
        parts.append(lathe(turning([('fillet', .012, .006), ('bead', .017, .010), ('ball', .0165, .009, .030), ('taper', .006, .002, .012)]), w, 28, (x, 0, crest + .016)))
    for z, h in ((foot, low - foot), (high, .042), (crest - .040, .040)):
        parts.append(box((inner + .001, thick - .004, h), (width / 2, 0, z + h / 2), w, bevel=.004, grain_axis=0))
    head = arch_outline(inner - .004, height - crest + .001, .020, 1.4).difference(star_polygon(0, .068, .032, 8, .0185))
    parts.append(upright(fret(head, .018, w, .003, grain_axis=0), (width / 2, 0, crest - .001)))
    skirt = rectangle(-inner / 2, 0, inner / 2, foot - .036).difference(arch_outline(inner - .05, .040, .006))
    parts.append(upright(fret(affinity.translate(skirt, 0, .036), .016, w, .002, grain_axis=0), (width / 2, 0, 0)))
    parts.append(place(lattice(inner, crest - .040 - high - .042, .0262, w), (x0, 0, high + .042)))
    z0, z1, slip = low + .003, high - .003, .017
    frame = rectangle(0, 0, inner - .006, z1 - z0).difference(rectangle(slip, slip, inner - .006 - slip, z1 - z0 - slip))
    parts.append(upright(fret(frame, .014, w, .003, grain_axis=1), (x0 + .003, -.002, z0)))
    parts.append(place(stretched(inner - .006 - slip, z1 - z0 - slip, cloth, seed), (x0 + .003 + slip / 2, -.001, z0 + slip / 2)))
    parts += [lathe([(.0001, 0), (.006, 0), (.0055, .003), (.003, .007), (.0001, .008)], brass('antique'), 20, (x, -.008, high - .012), (90, 0, 0)) for x in (x0 + .05, width - x0 - .05)]
    return group(parts, 'leaf')


def build(options):
    w, cloth, width, height, fold = wood(options['wood']), sheer_linen(options['cloth']), .515, 1.75, 17
    c, s = math.cos(math.radians(fold)) * width, math.sin(math.radians(fold)) * width
    x, parts = -1.5 * c - .006, []
    for k in range(3):
        turn = fold if k % 2 == 0 else -fold
        parts.append(place(leaf(w, cloth, width, height, k + 1), (x + k * (c + .006), -s / 2 if k % 2 == 0 else s / 2, 0), (0, 0, turn)))
        if k:
            parts += [place(hinge(.06), (x + k * (c + .006) - .003, s / 2 if k == 1 else -s / 2 - .012, z)) for z in (.30, .90, 1.42)]
    return group(parts, 'linen_screen')
