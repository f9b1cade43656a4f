"""Drum-shaped pouf: the striped ferka cloth of Naqada, corded at its seams, over a stitched leather base."""
import math
from mathutils import Vector, noise
from ..joinery import finish_cloth, group, mesh_of, spline, sweep, tube
from ..materials import fabric, leather, linen, new_material, srgb

DIMENSIONS_CM = {'width': 50, 'depth': 50, 'height': 40}
OPTIONS = {'cloth': '#7c2f22', 'kind': 'linen', 'leather': '#5a3018', 'thread': '#d8c8a4'}
VIEW = {'azimuth': -20, 'elevation': 18}
R, H, BASE, EDGE, REPEATS, AROUND = .243, .40, .095, .368, 8, 192
STRIPES = ('#7c2f22', '#1c2a44', '#b98428')


def ferka(ground):
    """Warp stripes, broad and fine, of the other dyes and of undyed cotton; read from the u of the cloth."""
    first, second = [dye for dye in STRIPES if dye != ground][:2]
    material, n, put, *_ = new_material('ferka')
    g = n.grain()
    axis = n.add('SeparateXYZ', {0: g})
    repeat = n.math('FRACT', n.math('MULTIPLY', axis.outputs[0], REPEATS / (math.tau * R)))
    undyed = '#cfc2a4'
    stops = ((0, ground), (.30, undyed), (.325, first), (.43, undyed), (.455, ground), (.50, second), (.53, ground), (.56, second), (.62, ground), (.65, second), (.68, ground), (.73, undyed), (.755, first), (.86, undyed), (.885, ground))
    colour = n.ramp(repeat, [(p, srgb(c)) for p, c in stops], 'CONSTANT')
    threads = n.math('ABSOLUTE', n.math('SINE', n.math('MULTIPLY', axis.outputs[0], math.pi / .0024)))
    slub = n.math('ADD', n.noise(g, (520, 22, 1), 3, .6), n.noise(g, (22, 520, 1), 3, .6))
    tone = n.math('ADD', n.fit(slub, .7, 1.3, .46, .84), n.math('MULTIPLY', threads, .08))
    put(Base_Color=n.mix(1.0, colour, tone, 'MULTIPLY'), Roughness=.9, Sheen=.35, Sheen_Tint=.5, Specular=.15,
        Normal=n.bump(n.math('ADD', threads, slub), .45, .0009))
    return material


def wall(a, z):
    """Radius of the stuffed drum: fuller at half its height, drawn in at the seams, never quite even."""
    u = (z - BASE) / (EDGE - BASE)
    pucker = .004 * math.exp(-min(u, 1 - u) / .10) * noise.noise(Vector((math.cos(a) * 9, math.sin(a) * 9, round(u)))) if 0 <= u <= 1 else 0
    soft = .006 * noise.noise(Vector((math.cos(a) * 1.6, math.sin(a) * 1.6, z * 5)))
    return R - .010 + .016 * math.sin(math.pi * max(0, min(1, u))) ** .6 + pucker + soft


def drum(rows, point, coordinate, material):
    """Cloth around the z axis from point(row, k) with its own weave coordinates."""
    vertices = [point(j, k) for j in range(rows + 1) for k in range(AROUND)]
    faces, uv = [], []
    for j in range(rows):
        for k in range(AROUND):
            quad = [(j, k), (j, k + 1), (j + 1, k + 1), (j + 1, k)]
            faces.append(tuple(a * AROUND + b % AROUND for a, b in quad))
            uv += [coordinate(a, b) for a, b in quad]
    return finish_cloth(mesh_of(vertices, faces), material, uv)


def polar(r, k, z):
    return r * math.cos(math.tau * k / AROUND), r * math.sin(math.tau * k / AROUND), z


def build(options):
    cloth, hide = ferka(options['cloth']), leather(options['leather'])
    cord, thread = fabric(options['cloth'], options['kind']), linen(options['thread'])
    angle = lambda k: math.tau * (k % AROUND) / AROUND
    height = lambda j: BASE + (EDGE - BASE) * j / 24
    side = drum(24, lambda j, k: polar(wall(angle(k), height(j)), k, height(j)), lambda j, k: (math.tau * R * k / AROUND, height(j)), cloth)

    def crown(j, k):
        f = 1 - j / 20
        x, y, _ = polar(wall(angle(k), EDGE) * f, k, 0)
        return x, y, EDGE + (H - EDGE) * (1 - f ** 3.2) + .003 * noise.noise(Vector((x * 9, y * 9, 1))) * (1 - f)
    top = drum(20, crown, lambda j, k: (crown(j, k)[0] + 2, crown(j, k)[1]), cloth)
    foot = lambda j: (wall(angle(0), BASE) - .004 - .010 * max(0, 1 - j / 2) ** 2, BASE * j / 8)
    base = drum(8, lambda j, k: polar(foot(j)[0] + .004 * noise.noise(Vector((*polar(2, k, 0)[:2], j * .2))), k, foot(j)[1]), lambda j, k: (math.tau * R * k / AROUND, BASE * j / 8), hide)
    parts = [side, top, base]
    for z, material, thick in ((EDGE, cord, .0050), (BASE, hide, .0055)):
        parts.append(tube([polar(wall(angle(k), z) + .002, k, z) for k in range(AROUND)], thick, material, True))
    for k in range(0, AROUND, 2):
        r = foot(7)[0] + .0055
        parts.append(tube([polar(r, k + .3, BASE - .016), polar(r, k + 1.4, BASE - .016)], .0013, thread))
    a = math.radians(-58)
    strap = spline([(math.cos(a + d) * (R + out), math.sin(a + d) * (R + out), z) for d, out, z in ((-.26, -.004, .072), (-.20, .006, .070), (0, .016, .058), (.20, .006, .070), (.26, -.004, .072))], 8)
    parts.append(sweep(strap, .026, .005, hide, .002, side=(0, 0, 1)))
    return group(parts, 'ferka_pouf')
