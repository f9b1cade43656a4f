"""What the potters of Tunis draw under the glaze with a loaded brush: fish that swim round, palms, water."""
import math
import bpy
import numpy as np
from PIL import Image, ImageDraw
from ..materials import new_material, srgb

SCALE = 5600  # pixels per metre, drawn at twice that


class Brush:
    """Draws on a sheet in metres; a stroke swells in its middle and runs dry at its end."""

    def __init__(self, width, height):
        self.size = (round(width * SCALE), round(height * SCALE))
        self.width = width
        self.image = Image.new('RGBA', self.size, (0, 0, 0, 0))
        self.draw = ImageDraw.Draw(self.image)
        self.random = np.random.default_rng(6)

    def stroke(self, points, dye, thick=.003, dry=.35):
        points = np.array(points, float)
        lengths = np.concatenate(([0], np.cumsum(np.hypot(*np.diff(points, axis=0).T))))
        for t in np.linspace(0, 1, max(4, int(lengths[-1] * SCALE / 1.5))):
            x, y = (np.interp(t * lengths[-1], lengths, points[:, k]) for k in (0, 1))
            r = thick / 2 * (dry + (1 - dry) * math.sin(math.pi * (.12 + .80 * t)) ** .8) * self.random.normal(1, .05) * SCALE
            for shift in (-self.width, 0, self.width):
                px, py = (x + shift) * SCALE, self.size[1] - y * SCALE
                self.draw.ellipse((px - r, py - r, px + r, py + r), fill=(*dye, 255))

    def fill(self, points, dye, strength=200):
        for shift in (-self.width, 0, self.width):
            self.draw.polygon([((x + shift) * SCALE, self.size[1] - y * SCALE) for x, y in points], fill=(*dye, strength))


def curve(points, steps=14):
    """Catmull-Rom in the plane."""
    p = [np.array(q, float) for q in points]
    p = [2 * p[0] - p[1]] + p + [2 * p[-1] - p[-2]]
    out = [.5 * (2 * b + (c - a) * u + (2 * a - 5 * b + 4 * c - d) * u * u + (3 * b - a - 3 * c + d) * u ** 3)
           for a, b, c, d in zip(p, p[1:], p[2:], p[3:]) for u in np.linspace(0, 1, steps, endpoint=False)]
    return out + [p[-2]]


def fish(brush, x, y, length, dyes, side=1, tilt=0.0):
    """One fish with scales, a tail and eyelashes."""
    ink, wash, second = dyes
    c, s = math.cos(tilt), math.sin(tilt)
    at = lambda u, v: (x + side * (u * c - v * s) * length, y + (u * s + v * c) * length)
    back = curve([at(*q) for q in ((-.50, .02), (-.34, .15), (-.08, .20), (.20, .10), (.36, .01))])
    belly = curve([at(*q) for q in ((-.50, .02), (-.36, -.11), (-.10, -.17), (.18, -.09), (.36, .01))])
    tail = [at(*q) for q in ((.33, .01), (.46, .16), (.56, .19), (.48, .02), (.56, -.17), (.45, -.13))]
    brush.fill([*back, *belly[::-1]], wash, 215)
    brush.fill(tail, second, 225)
    for line in (back, belly):
        brush.stroke(line, ink, .030 * length)
    brush.stroke(curve([tail[0], tail[1], tail[2]]), ink, .024 * length)
    brush.stroke(curve([tail[2], tail[3], tail[4]]), ink, .022 * length)
    brush.stroke(curve([tail[4], tail[5], tail[0]]), ink, .024 * length)
    brush.stroke(curve([at(-.26, .145), at(-.20, .03), at(-.25, -.10)]), ink, .022 * length)
    for column, u in enumerate((-.14, -.05, .04, .13, .21)):
        reach = (.145, .15, .125, .09, .05)[column]
        for v in np.arange(-reach + .02, reach, .058):
            brush.stroke(curve([at(u, v + .030), at(u + .045, v), at(u, v - .030)], 8), ink, .013 * length)
    brush.stroke(curve([at(-.16, .18), at(-.04, .28), at(.12, .23), at(.10, .15)]), second, .034 * length)
    brush.stroke(curve([at(-.10, -.165), at(.00, -.25), at(.06, -.14)]), second, .030 * length)
    eye = [at(-.355 + .030 * math.cos(a), .045 + .030 * math.sin(a)) for a in np.linspace(0, math.tau, 18)]
    brush.stroke(eye, ink, .016 * length, 1)
    brush.stroke([at(-.352, .046), at(-.350, .042)], ink, .030 * length, 1)
    for k in range(4):
        a = math.radians(60 + 28 * k)
        brush.stroke([at(-.355 + .036 * math.cos(a), .045 + .036 * math.sin(a)), at(-.355 + .066 * math.cos(a), .045 + .066 * math.sin(a))], ink, .010 * length)
    brush.stroke(curve([at(-.49, .00), at(-.45, -.025), at(-.41, -.020)], 8), ink, .014 * length)


def palm(brush, x, y, height, dyes):
    ink, wash, second = dyes
    crown = y + height * .62
    brush.stroke(curve([(x, y), (x + height * .03, y + height * .3), (x, crown)]), ink, .055 * height, .7)
    for k in range(6):
        z = y + height * (.06 + .09 * k)
        brush.stroke([(x - height * .035, z + height * .02), (x + height * .04, z)], wash, .014 * height)
    for turn in (-20, 22, 58, 90, 122, 158, 200):
        a, reach = math.radians(turn), height * .40
        spine = curve([(x + reach * u * math.cos(a), crown + reach * (u * math.sin(a) * .95 - .42 * u * u)) for u in (0, .35, .7, 1)])
        brush.stroke(spine, second, .030 * height)
        for p in spine[8::5]:
            for s in (-1, 1):
                brush.stroke([p, (p[0] + s * height * .035 + .02 * height * math.cos(a), p[1] - height * .075)], second, .012 * height)
    for dx in (-.05, .05):
        brush.stroke([(x + dx * height, crown - .03 * height), (x + dx * height * 1.3, crown - .11 * height)], wash, .040 * height, .8)


def water(brush, y, width, dyes, pitch=.022):
    for k in range(int(width / pitch)):
        x = k * width / int(width / pitch)
        brush.stroke(curve([(x, y), (x + pitch * .28, y + .004), (x + pitch * .55, y), (x + pitch * .80, y - .003)], 8), dyes[0], .0022)


def rings(brush, width, *heights, dye, thick=.0022):
    for y in heights:
        brush.stroke([(x, y + .0006 * math.sin(x * 40)) for x in np.linspace(0, width, 60)], dye, thick, .9)


def painted(name, clay, glaze, brush, wrap):
    """Glaze over the drawing. wrap 'around' lays the sheet round the pot from its foot up, 'flat' lays it on a plate."""
    width, height = brush.size
    image = bpy.data.images.new(name, width, height, float_buffer=True, is_data=True, alpha=True)
    image.alpha_mode = 'CHANNEL_PACKED'
    pixels = np.asarray(brush.image, np.float32)[::-1] / 255
    drawn = pixels.copy()
    drawn[..., :3] = np.where(pixels[..., :3] <= .04045, pixels[..., :3] / 12.92, ((pixels[..., :3] + .055) / 1.055) ** 2.4)
    image.pixels.foreach_set(drawn.ravel())
    material, n, put, *_ = new_material(f'painted {name}{glaze}')
    p, clay, ground = n.position(), srgb(clay), srgb(glaze)
    axis = n.add('SeparateXYZ', {0: p})
    x, y, z = (axis.outputs[k] for k in range(3))
    metres = (width / SCALE, height / SCALE)
    if wrap == 'around':
        u, v = n.math('ADD', n.math('DIVIDE', n.math('ARCTAN2', y, x), math.tau), .5), n.math('DIVIDE', z, metres[1])
    else:
        u, v = (n.math('ADD', n.math('DIVIDE', part, size), .5) for part, size in ((x, metres[0]), (y, metres[1])))
    spread = n.vec('MULTIPLY', n.noise(p, 90, 2, out='Color'), (.004, .004, 0))  # the glaze carries the ink a little
    texture = n.add('TexImage', {'Vector': n.vec('ADD', n.add('CombineXYZ', {0: u, 1: v}).outputs[0], spread)}, interpolation='Linear')
    texture.image = image
    cloud, throwing = n.noise(p, 8, 5, .65), n.noise(p, (3, 3, 140), 2)
    pooled = n.mix(n.fit(n.noise(p, (7, 7, 4), 5, .62), .34, .66, 0, .60), tuple(min(1, c * 1.10) for c in ground), tuple(c * .58 for c in ground))
    speck = n.ramp(n.noise(p, 520, 1), [(.69, 0), (.73, 1)])
    pooled = n.mix(n.math('MULTIPLY', speck, .35), pooled, clay)
    body = n.mix(n.math('MULTIPLY', texture.outputs[1], n.fit(cloud, .3, .7, .96, .72)), pooled, texture.outputs[0])
    worn = n.fit(n.add('NewGeometry').outputs['Pointiness'], .505, .56, 0, .75)
    foot = n.math('LESS_THAN', z, n.math('ADD', .0052, n.math('MULTIPLY', n.noise(p, 30, 2), .006)))
    bare = n.math('MAXIMUM', worn, foot) if wrap == 'around' else worn
    put(Base_Color=n.mix(bare, body, clay), Roughness=n.math('ADD', n.fit(cloud, .3, .7, .10, .24), n.math('MULTIPLY', bare, .5)), Specular=.5,
        Clearcoat=.5, Clearcoat_Roughness=.05, Normal=n.bump(n.math('ADD', throwing, n.math('MULTIPLY', cloud, 1.6)), .16, .003))
    return material
