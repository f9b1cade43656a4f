"""Hand-woven kilim: a row of stepped medallions, saw-tooth border, knotted fringe."""
import math
import random
import bpy
import numpy as np
from mathutils import Vector, noise
from ..joinery import finish, group, mesh_of
from ..materials import linen, new_material, srgb

DIMENSIONS_CM = {'width': 175, 'depth': 260, 'height': 1}
OPTIONS = {'width': '1.75', 'length': '2.6', 'medallions': '3', 'palette': 'madder'}
VIEW = {'azimuth': -16, 'elevation': 40}
PALETTES = {  # field, border, light, warm, cool, edge, second border
    'madder': ('#7a1f1a', '#1f2f4a', '#d9c7a0', '#b5762a', '#2f4a3a', '#3a1a16', '#94462c'),
    'indigo': ('#1b2942', '#5e1a17', '#d9c7a0', '#a86f2c', '#2c5a5c', '#15192a', '#7a3a26'),
    'sinai': ('#3a2a22', '#6a1c18', '#d4c4a2', '#a3582a', '#4a5a3a', '#1f1712', '#7d3b24'),
    'garden': ('#33452f', '#4a2c1c', '#d8cba6', '#b08432', '#7a3524', '#241c14', '#5f6b3a'),
    'saffron': ('#a8772a', '#e0d2b0', '#efe6cf', '#7a2f1e', '#2f4a5a', '#6b4a22', '#c9b692'),
}


def knots(nx, ny, palette, medallions, seed=3):
    """One pixel per knot group, with the uneven dye lots (abrash) of real wool."""
    rng = np.random.default_rng(seed)
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
    abrash = 1 + .10 * np.cumsum(rng.normal(0, 1, ny)) / np.sqrt(ny)
    image *= abrash[:, None, None].clip(.8, 1.2) * rng.normal(1, .07, (ny, nx, 1)).clip(.75, 1.25)
    return image.clip(0, 1)


def build(options):
    w, l, nx = float(options['width']), float(options['length']), 130
    ny = round(nx * l / w)
    pixels = np.ones((ny, nx, 4), np.float32)
    pixels[..., :3] = knots(nx, ny, options['palette'], int(options['medallions']))
    image = bpy.data.images.new('kilim', nx, ny, float_buffer=True, is_data=True)
    image.pixels.foreach_set(pixels.ravel())
    material, n, put, *_ = new_material('kilim')
    uv = n.add('TexCoord').outputs['UV']
    texture = n.add('TexImage', {'Vector': uv}, interpolation='Closest')
    texture.image = image
    axis = n.add('SeparateXYZ', {0: uv})
    wave = lambda out, count: n.math('ABSOLUTE', n.math('SINE', n.math('MULTIPLY', axis.outputs[out], math.pi * count)))
    rib, warp, fuzz = wave(1, ny), wave(0, nx * 2), n.noise(uv, (nx * 2.2, ny * 2.2, 1), 2, .6)
    put(Base_Color=n.mix(n.math('MULTIPLY', n.math('SUBTRACT', 1.0, rib), .35), texture.outputs[0], (.02, .015, .01)), Roughness=.95, Sheen=.3, Specular=.1,
        Normal=n.bump(n.math('ADD', n.math('MULTIPLY', rib, .7), n.math('ADD', n.math('MULTIPLY', warp, .4), fuzz)), .6, .003))
    N, M, vertices, faces, coords = 60, 90, [], [], []
    for j in range(M + 1):
        for i in range(N + 1):
            x, y = (i / N - .5) * w, (j / M - .5) * l
            z = .007 + .004 * noise.noise(Vector((x * 2.1, y * 2.1, 3))) + .0015 * noise.noise(Vector((x * 9, y * 9, 1)))
            vertices.append((x + .006 * noise.noise(Vector((0, y * 1.7, 5))), y, z))
            coords.append((i / N, j / M))
    for j in range(M):
        for i in range(N):
            faces.append((j * (N + 1) + i, j * (N + 1) + i + 1, (j + 1) * (N + 1) + i + 1, (j + 1) * (N + 1) + i))
    mesh = mesh_of(vertices, faces)
    layer = mesh.uv_layers.new(name='UVMap')
    for loop in mesh.loops:
        layer.data[loop.index].uv = coords[loop.vertex_index]
    rug = finish(mesh, material, 180)
    solid = rug.modifiers.new('solid', 'SOLIDIFY')
    solid.thickness, solid.offset = .007, -1
    vertices, faces, rng = [], [], random.Random(4)
    for end in (-1, 1):
        for k in range(230):
            x, length, bend, first = (k + .5) / 230 * w - w / 2 + rng.uniform(-.002, .002), rng.uniform(.06, .085), rng.uniform(-.018, .018), len(vertices)
            for q in range(5):
                f = q / 4
                y, z = end * (l / 2 + length * f), .006 * (1 - f) + .003
                vertices += [(x - .0016 + bend * f * f, y, z), (x + .0016 + bend * f * f, y, z), (x + bend * f * f, y, z + .0025)]
            faces += [(first + q * 3 + u, first + q * 3 + (u + 1) % 3, first + q * 3 + 3 + (u + 1) % 3, first + q * 3 + 3 + u) for q in range(4) for u in range(3)]
    return group([rug, finish(mesh_of(vertices, faces), linen('#d8c8a4'), 60)], 'kilim_rug')
