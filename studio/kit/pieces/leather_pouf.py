"""Round pouf of leather, velvet or cotton, hand-stitched segments, plain or with an embroidered sun."""
import math
from mathutils import Vector, noise
from ..joinery import finish_cloth, group, lathe, mesh_of, tube
from ..materials import fabric, linen

DIMENSIONS_CM = {'width': 56, 'depth': 56, 'height': 33}
OPTIONS = {'cloth': '#7a4526', 'kind': 'leather', 'thread': '#d8c8a4', 'radius': '.28', 'height': '.33', 'sun': ''}
VIEW = {'azimuth': -20, 'elevation': 16}


def embroidered_sun(surface, dyes):
    """Rays of satin stitch between two stitched rings; surface(f, a) is the top at f of the radius and angle a."""
    threads, parts = [linen(dye, thread=.0012) for dye in dyes], []

    def stitch(start, end, thread, thick=.0016):
        points = [Vector(surface(start[0] + (end[0] - start[0]) * q / 6, start[1] + (end[1] - start[1]) * q / 6)) for q in range(7)]
        parts.append(tube([p + Vector((p.x * .004, p.y * .004, .0012)) for p in points], thick, thread))
    for ray in range(20):
        a, thread = math.tau * ray / 20, threads[ray % 3 if ray < 18 else ray % 2]
        for k in range(-4, 5):
            stitch((.24, a + k * .030), (.70 - .055 * abs(k), a + k * .013), thread)
    for f0, f1, count, k in ((.17, .225, 72, 1), (.72, .755, 150, 2), (.775, .80, 150, 0)):
        for n in range(count):
            a = math.tau * n / count
            stitch((f0, a), (f1, a + .5 * math.tau / count), threads[k])
    return parts


def build(options):
    segments, around, rows, R, H = 10, 160, 36, float(options['radius']), float(options['height'])
    cover = fabric(options['cloth'], options['kind'])
    vertices, faces, uv = [], [], []

    def point(i, k):
        u, a = i / rows, math.tau * k / around
        t = -math.pi / 2 + math.pi * u
        r, z = R * abs(math.cos(t)) ** .55, H / 2 + H / 2 * math.copysign(abs(math.sin(t)) ** .75, math.sin(t))
        seam = abs(math.sin(a * segments / 2))
        pinch = 1 - .055 * (1 - seam) ** 3
        soft = 1 + .018 * noise.noise(Vector((math.cos(a) * 2, math.sin(a) * 2, u * 3)))
        return r * pinch * soft * math.cos(a), r * pinch * soft * math.sin(a), z - .012 * math.exp(-(r / .05) ** 2) * (1 if u > .5 else 0)
    for i in range(rows + 1):
        vertices += [point(i, k) for k in range(around)]
    for i in range(rows):
        for k in range(around):
            quad = [(i, k), (i, k + 1), (i + 1, k + 1), (i + 1, k)]
            faces.append(tuple(a * around + b % around for a, b in quad))
            uv += [(b / around * math.tau * R, a / rows * 1.1) for a, b in quad]
    parts = [finish_cloth(mesh_of(vertices, faces), cover, uv)]
    for s in range(segments):
        k = s * around / segments
        line = [point(rows * q / 40, k) for q in range(21, 40)]
        for a, b in zip(line, line[1:]):
            va, vb = Vector(a), Vector(b)
            parts.append(tube([va.lerp(vb, .2) * 1.004, va.lerp(vb, .8) * 1.004], .0016, linen(options['thread'])))
    if options['sun']:
        parts += embroidered_sun(lambda f, a: point(rows * (math.acos(f ** (1 / .55)) / math.pi + .5), a * around / math.tau), ('#a8521c', '#74231a', '#1d1612'))
    parts.append(lathe([(.0001, .010), (.016, .007), (.022, 0), (.0001, -.002)], cover, 32, (0, 0, H - .014)))
    return group(parts, 'leather_pouf')
