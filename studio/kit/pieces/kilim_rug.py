"""Hand-woven kilim: a row of stepped medallions, saw-tooth border, knotted fringe."""
import numpy as np
from ._woven import dyed, fringe, sheet, yarn
from ..joinery import group
from ..materials import linen, srgb

DIMENSIONS_CM = {'width': 175, 'depth': 260, 'height': 1}
OPTIONS = {'width': '1.75', 'length': '2.6', 'medallions': '3', 'palette': 'madder'}
VIEW = {'azimuth': 0, 'elevation': 84, 'fill': 1.06}
PALETTES = {  # field, border, light, warm, cool, edge, second border
    'madder': ('#7a1f1a', '#1f2f4a', '#d9c7a0', '#b5762a', '#2f4a3a', '#3a1a16', '#94462c'),
    'indigo': ('#1b2942', '#5e1a17', '#d9c7a0', '#a86f2c', '#2c5a5c', '#15192a', '#7a3a26'),
    'sinai': ('#3a2a22', '#6a1c18', '#d4c4a2', '#a3582a', '#4a5a3a', '#1f1712', '#7d3b24'),
    'garden': ('#33452f', '#4a2c1c', '#d8cba6', '#b08432', '#7a3524', '#241c14', '#5f6b3a'),
    'saffron': ('#a8772a', '#e0d2b0', '#efe6cf', '#7a2f1e', '#2f4a5a', '#6b4a22', '#c9b692'),
}


def knots(nx, ny, palette, medallions):
    """One pixel per knot group."""
    red, navy, cream, ochre, green, dark, rust = (np.array(srgb(h)) for h in PALETTES[palette])
    image = np.zeros((ny, nx, 3))
    X, Y = np.meshgrid(np.arange(nx), np.arange(ny))
    dx, dy = np.minimum(X, nx - 1 - X), np.minimum(Y, ny - 1 - Y)
    d = np.minimum(dx, dy)
    image[:] = red
    # Inside the border each medallion has its share of the length, so that none is cut.
    share = (ny - 42) / medallions
    reach = min(1, share / 66)
    for k in range(medallions):
        c = 21 + share * (k + .5)
        m = np.floor((np.abs(X - (nx - 1) / 2) * .95 + np.abs(Y - c)) / 3) * 3
        for limit, colour in ((33, cream), (30, navy), (24, ochre), (21, red if k % 2 else green), (15, cream), (12, rust), (6, navy), (3, cream)):
            image[(m < round(limit * reach / 3) * 3) & (d > 20)] = colour
    for sx, sy in ((x, 21 + share * k) for k in range(1, medallions) for x in (.26, .74)):
        ax, ay = np.abs(X - nx * sx), np.abs(Y - sy)
        image[((np.maximum(ax, ay) < 5) | (ax + ay < 7)) & (d > 19)] = ochre
        image[(np.maximum(ax, ay) < 3) & (d > 19)] = navy
        image[(ax + ay < 2) & (d > 19)] = cream
    u = np.where(dx < dy, Y, X)
    image[d < 19] = navy
    image[(d == 18) | (d == 17)] = cream
    band = (d < 17) & (d >= 6)
    image[band] = rust
    image[band & ((d - 6) < np.abs((u % 12) - 6) * 1.7)] = navy
    image[band & (np.abs((u + 6) % 12 - 6) + np.abs(d - 11) < 3)] = cream
    image[d < 6] = dark
    image[(d < 5) & (d >= 2) & ((u // 3) % 2 == 0)] = ochre
    return dyed(image)


def build(options):
    w, l, nx = float(options['width']), float(options['length']), 130
    pixels = knots(nx, round(nx * l / w), options['palette'], int(options['medallions']))
    return group([sheet(w, l, yarn(pixels)), fringe(w, l, linen('#d8c8a4'))], 'kilim_rug')
