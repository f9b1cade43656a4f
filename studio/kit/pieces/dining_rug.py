"""Wide banded flat weave for under a table: quiet fields between rows of zigzags, combs and lozenges, the same from both ends."""
import numpy as np
from ._woven import dyed, fringe, sheet, yarn
from ..joinery import group
from ..materials import linen, srgb

DIMENSIONS_CM = {'width': 240, 'depth': 330, 'height': 2}
OPTIONS = {'width': '2.39', 'length': '3.14', 'ground': 'brick'}
VIEW = {'azimuth': 0, 'elevation': 84, 'fill': 1.06}
WOOL = {'brick': '#581d14', 'indigo': '#152038', 'natural': '#b9a67e', 'camel': '#7b5730', 'brown': '#2e1f17'}
NX = 240


def plain(dye):
    return lambda u, v, h: np.full(u.shape, dye)


def lines(first, second):
    return lambda u, v, h: np.where(v % 4 < 2, first, second)


def zigzag(ground, dye, period):
    return lambda u, v, h: np.where((v - np.abs((u % period) - period // 2) * 2 * h // period) % h < h * .42, dye, ground)


def lozenges(ground, rim, heart, period):
    def paint(u, v, h):
        m = np.abs((u % period) - period / 2 + .5) / (period / 2) + np.abs(v - h / 2 + .5) / (h / 2)
        return np.select([m < .22, m < .42, m < .66, m < .92], [ground, heart, rim, heart], ground)
    return paint


def combs(ground, dye, period):
    """Triangles with teeth, turned by each other: the weavers' comb."""
    def paint(u, v, h):
        c, up = np.abs((u % period) - period // 2), (u // period) % 2 == 0
        rise = np.where(up, v, h - 1 - v)
        body = (c * 2 < (h - rise) * .9) & (rise < h * .82)
        return np.where(body & ((rise % 5 < 3) | (c < 2)), dye, ground)
    return paint


def bands(field):
    """From the end towards the middle: (knots, pattern)."""
    other = 'indigo' if field == 'brick' else 'brick'
    return [(5, plain('brown')), (4, lines('natural', 'brown')), (8, plain(other)), (3, plain('natural')), (20, lozenges(other, 'natural', 'camel', 24)), (3, plain('natural')), (6, plain(other)),
            (4, lines('camel', 'brown')), (22, plain(field)), (4, lines('natural', field)), (12, zigzag('natural', 'brown', 20)), (4, lines('natural', field)), (14, plain(field)),
            (3, plain('camel')), (16, combs('camel', 'brown', 20)), (3, plain('natural')), (8, plain(other))]


def knots(ny, field):
    names = list(WOOL)
    image = np.full((ny, NX), names.index(field))
    half, y = ny // 2, 0
    for height, paint in bands(field):
        v, u = np.mgrid[0:height, 0:NX]
        row = np.vectorize(names.index)(paint(u, v, height))
        image[y:y + height], image[ny - y - height:ny - y] = row, row[::-1]
        y += height
    v, u = np.mgrid[0:2 * (half - y), 0:NX]
    image[y:y + len(v)] = np.vectorize(names.index)(lozenges('natural', 'brown', field, 40)(u, v, len(v)))
    image[:, :3], image[:, -3:] = names.index('brown'), names.index('brown')
    return dyed(np.array([srgb(code) for code in WOOL.values()])[image], 6)


def build(options):
    w, l = float(options['width']), float(options['length'])
    rug = sheet(w, l, yarn(knots(round(NX * l / w) // 2 * 2, options['ground'])), grid=(80, 110))
    return group([rug, fringe(w, l, linen('#b9a67e'), 150, (.07, .078), .0030)], 'dining_rug')
