"""Pictorial kilim woven without a drawing: ibises by the canal, fields, date palms and fruit trees under a pale sky."""
import math
import numpy as np
from PIL import Image, ImageDraw
from ._woven import fringe, handwoven, sheet, yarn
from ..joinery import group
from ..materials import linen, srgb

DIMENSIONS_CM = {'width': 120, 'depth': 180, 'height': 1}
OPTIONS = {'width': '1.19', 'length': '1.68'}
VIEW = {'azimuth': -9, 'elevation': 66, 'fill': 1.10}
NX, NY = 210, 296
DYES = {'sky': '#c9b88f', 'haze': '#d9cba8', 'sun': '#8a3a22', 'indigo': '#1c2c48', 'water': '#2f5468', 'ripple': '#6f8f98', 'leaf': '#34482a', 'moss': '#56652f',
        'sprout': '#7d8438', 'reseda': '#a8862f', 'madder': '#74261c', 'rose': '#9a5140', 'trunk': '#4a3020', 'bark': '#6d4a2c', 'white': '#e2d9c2', 'black': '#1d1612'}


class Loom:
    """Draws in knots with the near end at the bottom; every shape has the steps of the weave."""

    def __init__(self):
        self.image = Image.new('RGB', (NX, NY))
        self.draw = ImageDraw.Draw(self.image)
        self.numbers = {name: (k, 0, 0) for k, name in enumerate(DYES)}

    def line(self, points, dye, width=2):
        self.draw.line([(x, NY - 1 - y) for x, y in points], self.numbers[dye], width, 'curve')

    def area(self, points, dye):
        self.draw.polygon([(x, NY - 1 - y) for x, y in points], self.numbers[dye])

    def disc(self, x, y, rx, ry, dye):
        self.draw.ellipse((x - rx, NY - 1 - y - ry, x + rx, NY - 1 - y + ry), self.numbers[dye])

    def band(self, low, high, dye, wave=2.0, phase=0.0):
        edge = [(x, high + wave * math.sin(x * .045 + phase) + wave * .5 * math.sin(x * .11 + phase * 2)) for x in range(-2, NX + 3, 2)]
        self.area([(-2, low)] + edge + [(NX + 2, low)], dye)

    def knots(self):
        palette = np.array([srgb(code) for code in DYES.values()])
        return palette[np.asarray(self.image)[::-1, :, 0]]


def palm(loom, x, base, top, size=1.0):
    for y in range(base, top, 4):
        half = 4.2 - 1.4 * (y - base) / (top - base)
        loom.area([(x - half + 1, y), (x + half - 1, y), (x + half, y + 3), (x - half, y + 3)], 'bark' if (y - base) // 4 % 2 else 'trunk')
    for k, turn in enumerate((-28, 12, 46, 74, 106, 134, 168, 208, 90)):
        a, reach = math.radians(turn), size * (34 if 0 < turn < 180 else 27)
        spine = [(x + reach * u * math.cos(a), top + reach * (u * math.sin(a) - .55 * u * u)) for u in (i / 10 for i in range(11))]
        for (x0, y0), u in list(zip(spine, range(11)))[2:]:
            drop = size * (9 - .45 * u)
            loom.line([(x0, y0), (x0 - 2, y0 - drop)], 'moss' if k % 2 else 'leaf', 1)
            loom.line([(x0, y0), (x0 + 3, y0 - drop * .8)], 'leaf' if k % 2 else 'moss', 1)
        loom.line(spine, 'sprout' if k % 2 else 'moss', 2)
    for dx in (-9, 9, -3, 4):
        loom.disc(x + dx, top - 6 - abs(dx) * .4, 2.6, 5, 'madder')
        loom.disc(x + dx, top - 9, 1.4, 2.4, 'rose')


def fruit_tree(loom, x, base, r, fruit):
    loom.area([(x - 3, base), (x + 3, base), (x + 2, base + r * 1.3), (x - 2, base + r * 1.3)], 'trunk')
    cy = base + r * 1.9
    for k in range(11):
        a = math.tau * k / 11
        loom.disc(x + r * .72 * math.cos(a), cy + r * .72 * math.sin(a), r * .36, r * .36, 'leaf')
    loom.disc(x, cy, r * .82, r * .82, 'leaf')
    count = round(r * 1.15)
    for k in range(count):
        a, d = k * 2.4, r * .92 * math.sqrt((k + .5) / count)
        px, py = x + d * math.cos(a), cy + d * math.sin(a)
        loom.disc(px, py, 2.0, 2.0, fruit) if k % 2 else loom.line([(px - 3, py - 2), (px, py + 1), (px + 3, py - 2)], 'sprout', 1)


def ibis(loom, x, y, side=1, size=1.0):
    p = lambda dx, dy: (x + side * dx * size, y + dy * size)
    for dx in (-2, 3):
        loom.line([p(dx, 0), p(dx - 1, 11)], 'madder', 1)
    loom.area([p(-13, 15), p(-7, 20), p(2, 20), p(8, 16), p(4, 11), p(-4, 10)], 'white')
    loom.area([p(-16, 12), p(-9, 17), p(-5, 12), p(-10, 9)], 'black')
    loom.line([p(6, 16), p(10, 21), p(8, 26), p(10, 29)], 'white', 3)
    loom.disc(*p(10, 29), 2.4 * size, 2.4 * size, 'black')
    loom.line([p(11, 29), p(17, 27), p(20, 22)], 'black', 2)


def flying(loom, x, y, side=1, size=1.0):
    p = lambda dx, dy: (x + side * dx * size, y + dy * size)
    loom.area([p(-12, 0), p(0, 3), p(12, 2), p(0, -2)], 'white')
    loom.area([p(-4, 1), p(4, 1), p(-6, 13)], 'white')
    loom.area([p(-7, 9), p(-4, 10), p(-7, 15)], 'black')
    loom.line([p(12, 2), p(17, 1)], 'black', 1)


def land(loom):
    loom.band(0, NY, 'haze', 0)
    for k, y in enumerate((262, 240, 222)):
        loom.band(0, y, ('sky', 'haze', 'sky')[k], 3, k)
    loom.disc(158, 258, 13, 13, 'sun')
    for k, (top, dye) in enumerate(((150, 'sprout'), (136, 'reseda'), (124, 'moss'), (110, 'rose'), (98, 'sprout'), (82, 'leaf'), (66, 'reseda'), (52, 'moss'))):
        loom.band(0, top, dye, 3.2, k * 1.3)
        for x in range(6 + k % 2 * 5, NX, 10):
            y = top - 8 + 3.2 * math.sin(x * .045 + k * 1.3)
            loom.line([(x - 3, y + 3), (x, y), (x + 3, y + 3)], ('moss', 'madder', 'reseda', 'madder', 'leaf', 'sprout', 'madder', 'sprout')[k], 1)
    loom.band(0, 40, 'water', 2.4, .5)
    for row in range(5):
        for x in range(row % 2 * 12, NX, 24):
            y = 9 + row * 6
            loom.line([(x, y), (x + 5, y + 2), (x + 10, y), (x + 14, y + 1)], 'ripple' if row % 2 else 'indigo', 1)


def garden():
    loom = Loom()
    land(loom)
    for x, base, r, fruit in ((62, 128, 20, 'reseda'), (146, 122, 23, 'rose')):
        fruit_tree(loom, x, base, r, fruit)
    for x, base, top, size in ((30, 92, 208, 1.0), (104, 84, 232, 1.12), (182, 88, 198, .95)):
        palm(loom, x, base, top, size)
    fruit_tree(loom, 66, 62, 15, 'madder')
    for x, y, side, size in ((34, 40, 1, 1.0), (92, 20, -1, 1.1), (150, 34, 1, 1.15), (140, 72, -1, .8), (182, 60, -1, .85)):
        ibis(loom, x, y, side, size)
    for x in (8, 16, 118, 126, 196, 204):
        loom.line([(x, 30), (x, 54)], 'leaf', 2)
        loom.area([(x - 5, 62), (x + 5, 62), (x, 52)], 'sprout')
    for x, y, side, size in ((60, 262, 1, 1.0), (30, 246, 1, .8), (112, 276, -1, .8), (184, 238, -1, .9)):
        flying(loom, x, y, side, size)
    knots = loom.knots()
    X, Y = np.meshgrid(np.arange(NX), np.arange(NY))
    d = np.minimum(np.minimum(X, NX - 1 - X), np.minimum(Y, NY - 1 - Y))
    knots[d < 7] = srgb(DYES['indigo'])
    knots[(d < 6) & (d > 1) & ((X + Y) % 12 < 6)] = srgb(DYES['madder'])
    knots[(d < 6) & (d > 1) & ((X + Y) % 12 == 0)] = srgb(DYES['white'])
    return handwoven(knots, 9)


def build(options):
    w, l = float(options['width']), float(options['length'])
    return group([sheet(w, l, yarn(garden(), .5)), fringe(w, l, linen('#d8c8a4'), 170, (.045, .058))], 'garden_kilim')
