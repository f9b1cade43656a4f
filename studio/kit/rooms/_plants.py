"""Plants in pots: areca palm, olive tree, papyrus, snake plant. Each stands on z = 0."""
import math
import random
from mathutils import Vector
from ..joinery import finish, group, lathe, mesh_of, spline, tube
from ..materials import new_material, plain, rgba, srgb, terracotta

UP = Vector((0, 0, 1))


def leaf(dark, middle, light, through):
    """Every leaf its own green, a little light shining through."""
    material, n, put, principled, output = new_material('leaf')
    put(Base_Color=n.ramp(n.island_random(), [(0, srgb(dark)), (.6, srgb(middle)), (1, srgb(light))]), Roughness=.5, Specular=.35)
    translucent = n.add('BsdfTranslucent', {'Color': rgba(through)})
    n.put(output.inputs[0], n.add('MixShader', {0: .3, 1: principled.outputs[0], 2: translucent.outputs[0]}).outputs[0])
    return material


class Foliage:
    """Collects blades in one mesh: a blade is a keeled strip that narrows to its tip and droops."""

    def __init__(self):
        self.vertices, self.faces = [], []

    def blade(self, base, direction, length, half_width, droop=.2, outline=((0, .4), (.35, 1), (.7, .7), (1, .05))):
        across = direction.cross(UP)
        across = (across.normalized() if across.length > .05 else Vector((1, 0, 0))) * half_width
        first = len(self.vertices)
        for along, width in outline:
            c = base + direction * length * along - UP * (droop * length * along * along)
            self.vertices += [c - across * width, c - UP * .002, c + across * width]
        for q in range(len(outline) - 1):
            b = first + q * 3
            self.faces += [(b, b + 1, b + 4, b + 3), (b + 1, b + 2, b + 5, b + 4)]

    def finish(self, material):
        return finish(mesh_of(self.vertices, self.faces), material, 60)


def pot(glaze=None, clay='#8f5236', size=1.0):
    profile = [(.0001, 0), (.12, 0), (.125, .004), (.155, .12), (.172, .24), (.175, .29), (.188, .295), (.190, .325), (.184, .332), (.166, .332), (.160, .30), (.0001, .29)]
    return lathe([(r * size, z * size) for r, z in profile], terracotta(clay, glaze), 56)


def jar(glaze=None, clay='#a8835c', size=1.0):
    """A rounder vessel than the pot, with a narrow mouth."""
    profile = [(.0001, 0), (.10, 0), (.11, .004), (.165, .09), (.19, .19), (.175, .29), (.14, .345), (.135, .36), (.15, .375), (.145, .385), (.125, .38), (.12, .35), (.0001, .34)]
    return lathe([(r * size, z * size) for r, z in profile], terracotta(clay, glaze), 64, angle=60)


def palm(height=1.35, fronds=15, seed=2):
    """Areca palm in a terracotta pot."""
    rng, leaves, parts = random.Random(seed), Foliage(), [pot()]
    for k in range(fronds):
        azimuth, length, lean = math.tau * k / fronds * 2.4 + rng.uniform(-.3, .3), height * rng.uniform(.7, 1.0), rng.uniform(.25, 1.0)
        stem = []
        for i in range(25):
            s = i / 24
            bend = lean * (.25 + 1.25 * s * s)
            r = length * s * math.sin(min(1.9, bend))
            stem.append(Vector((r * math.cos(azimuth), r * math.sin(azimuth), .30 + length * s * math.cos(min(1.9, bend * .9)))))
        parts.append(tube(stem, .006, plain('#6b7a3a', .6), taper=[1 - .8 * i / 24 for i in range(25)], res=2))
        side = Vector((-math.sin(azimuth), math.cos(azimuth), 0))
        for i in range(6, 25):
            tangent = (stem[i] - stem[i - 1]).normalized()
            for s in (-1, 1):
                for sub in (0, .5):
                    long = height * .24 * max(0, math.sin(math.pi * (i + sub - 4) / 23)) ** .7 * rng.uniform(.85, 1.1) + .02
                    leaves.blade(stem[i - 1].lerp(stem[i], sub), (tangent * .75 + side * s * .8 + UP * .18).normalized(), long, .0085)
    parts.append(leaves.finish(leaf('#31491f', '#4d6b2c', '#7d8a3e', '#7d9a3a')))
    return group(parts, 'palm')


def twigs(leaves, rng, path, size):
    """Pairs of narrow leaves along the outer two thirds of a branch."""
    for i in range(len(path) // 3, len(path)):
        tangent = (path[i] - path[i - 1]).normalized()
        for s in (-1, 1):
            turn = Vector((rng.uniform(-1, 1), rng.uniform(-1, 1), rng.uniform(-.3, .8))).normalized()
            leaves.blade(path[i], (tangent * .6 + turn * .9).normalized(), size * rng.uniform(.7, 1.15), size * .12, .1, ((0, .3), (.3, .9), (.6, 1), (.85, .55), (1, .05)))


def olive(height=1.6, seed=3, vessel=None):
    """Young olive tree: a thin crooked trunk and a loose grey-green crown."""
    rng, leaves, bark, parts = random.Random(seed), Foliage(), plain('#6b5d4c', .9), [vessel or jar()]
    trunk = spline([(0, 0, .30), (.02, .01, .30 + height * .18), (-.015, .02, .30 + height * .34), (.01, -.01, .30 + height * .48)], 8)
    parts.append(tube(trunk, .017, bark, taper=[1 - .4 * i / len(trunk) for i in range(len(trunk))]))
    for k in range(15):
        azimuth, start = k * 2.4 + rng.uniform(-.4, .4), trunk[-1 - (k % 5) * 2]
        out, rise = rng.uniform(.16, .34) * height * .6, rng.uniform(.12, .52) * height
        d = Vector((math.cos(azimuth), math.sin(azimuth), 0))
        branch = spline([start, start + d * out * .45 + UP * rise * .5, start + d * out * .8 + UP * rise * .85, start + d * out * 1.15 + UP * rise * .95], 8)
        parts.append(tube(branch, .006, bark, taper=[1 - .75 * i / len(branch) for i in range(len(branch))], res=2))
        twigs(leaves, rng, branch, .062)
        for _ in range(4):
            fork = branch[rng.randrange(8, len(branch) - 2)]
            aim = Vector((rng.uniform(-1, 1), rng.uniform(-1, 1), rng.uniform(-.1, .9))).normalized()
            twig = spline([fork, fork + aim * .09, fork + aim * .17 - UP * .02, fork + aim * .24 - UP * .05], 5)
            parts.append(tube(twig, .0025, bark, res=1))
            twigs(leaves, rng, twig, .058)
    parts.append(leaves.finish(leaf('#46513a', '#6a7657', '#8d967b', '#8b9a63')))
    return group(parts, 'olive')


def papyrus(height=1.35, stems=17, seed=5, vessel=None):
    """Nile papyrus: bare stems, each with a burst of threads."""
    rng, leaves, parts = random.Random(seed), Foliage(), [vessel or pot('#1e5a63', '#8a5a3a')]
    for k in range(stems):
        azimuth, lean, long = rng.uniform(0, math.tau), rng.uniform(.02, .30), height * rng.uniform(.55, 1.0)
        d = Vector((math.cos(azimuth), math.sin(azimuth), 0))
        foot = d * rng.uniform(.01, .10) + UP * .29
        stem = spline([foot, foot + d * long * lean * .3 + UP * long * .5, foot + d * long * lean + UP * long * .98], 8)
        parts.append(tube(stem, .0055, plain('#5d7136', .5), taper=[1 - .4 * i / len(stem) for i in range(len(stem))], res=2))
        for q in range(46):
            a, tilt = q * 2.39996, .25 + 1.15 * math.sqrt(q / 46)
            ray = Vector((math.cos(a) * math.sin(tilt), math.sin(a) * math.sin(tilt), math.cos(tilt)))
            leaves.blade(stem[-1], ray, height * .15 * rng.uniform(.8, 1.1), .0022, .35, ((0, 1), (.5, .8), (1, .3)))
    parts.append(leaves.finish(leaf('#4a6128', '#66803a', '#8f9c55', '#8aa044')))
    return group(parts, 'papyrus')


def snake_plant(height=.85, blades=19, seed=6, vessel=None):
    """Upright sword leaves."""
    rng, leaves, parts = random.Random(seed), Foliage(), [vessel or jar('#3f4a3a')]
    for k in range(blades):
        azimuth, lean = k * 2.4, rng.uniform(.04, .30)
        d = Vector((math.cos(azimuth), math.sin(azimuth), 0))
        leaves.blade(d * rng.uniform(.01, .07) + UP * .31, (UP + d * lean).normalized(), height * rng.uniform(.55, 1.0), .031, -.03, ((0, .55), (.2, .9), (.5, 1), (.8, .75), (1, .04)))
    parts.append(leaves.finish(leaf('#2c3f24', '#41552f', '#6a7440', '#5d7434')))
    return group(parts, 'snake_plant')
