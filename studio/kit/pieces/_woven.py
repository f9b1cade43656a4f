"""Flat weaves as one sheet of knots: an image of one pixel per knot, ribs and fuzz of the yarn, a fringe at both ends."""
import math
import random
import bpy
import numpy as np
from mathutils import Vector, noise
from ..joinery import finish, mesh_of
from ..materials import new_material


def dyed(image, seed=3):
    """The uneven dye lots (abrash) of real wool."""
    rng = np.random.default_rng(seed)
    ny, nx = image.shape[:2]
    abrash = 1 + .10 * np.cumsum(rng.normal(0, 1, ny)) / np.sqrt(ny)
    return (image * abrash[:, None, None].clip(.8, 1.2) * rng.normal(1, .07, (ny, nx, 1)).clip(.75, 1.25)).clip(0, 1)


def handwoven(image, seed=3):
    """As a loom in a house leaves it: dyes of plants, lots that differ, a weft that was not beaten quite straight."""
    rng = np.random.default_rng(seed)
    grey = image @ np.array([.2126, .7152, .0722])
    faded = (grey[..., None] + .74 * (image - grey[..., None])) * .90 + .010
    fine = np.repeat(np.repeat(dyed(faded, seed), 2, 0), 2, 1)
    rows, columns = fine.shape[:2]
    drift = lambda count, reach: np.convolve(np.cumsum(rng.normal(0, 1, count)), np.ones(25) / 25, 'same') / np.sqrt(count) * reach
    across, along = drift(rows, 4.2) + rng.normal(0, .45, rows), drift(columns, 5.0)
    y, x = np.mgrid[0:rows, 0:columns]
    bowed = fine[np.clip(y + along[None].round().astype(int), 0, rows - 1), np.clip(x + across[:, None].round().astype(int), 0, columns - 1)]
    lots = 1 + .07 * np.sign(np.sin(np.cumsum(rng.uniform(.004, .05, rows))))[:, None, None] * rng.uniform(.3, 1)
    return (bowed * lots).clip(0, 1)


def yarn(knots, ribs=1):
    """Material of a weave; `knots` is rows x columns x RGB, the first row at the near end. `ribs` threads cross each knot."""
    ny, nx = knots.shape[:2]
    pixels = np.ones((ny, nx, 4), np.float32)
    pixels[..., :3] = knots
    image = bpy.data.images.new('kilim', nx, ny, float_buffer=True, is_data=True)
    image.pixels.foreach_set(pixels.ravel())
    material, n, put, *_ = new_material('kilim')
    uv = n.add('TexCoord').outputs['UV']
    texture = n.add('TexImage', {'Vector': uv}, interpolation='Closest')
    texture.image = image
    axis = n.add('SeparateXYZ', {0: uv})
    wave = lambda out, count: n.math('ABSOLUTE', n.math('SINE', n.math('MULTIPLY', axis.outputs[out], math.pi * count)))
    rib, warp, fuzz = wave(1, ny * ribs), wave(0, nx * 2), n.noise(uv, (nx * 2.2, ny * 2.2, 1), 2, .6)
    put(Base_Color=n.mix(n.math('MULTIPLY', n.math('SUBTRACT', 1.0, rib), .35), texture.outputs[0], (.02, .015, .01)), Roughness=.95, Sheen=.3, Specular=.1,
        Normal=n.bump(n.math('ADD', n.math('MULTIPLY', rib, .7), n.math('ADD', n.math('MULTIPLY', warp, .4), fuzz)), .6, .003))
    return material


def flat(x, y, z):
    return x, y, z


def sheet(w, l, face, back=None, bend=flat, grid=(60, 90)):
    """The weave on the floor, a little uneven; `bend` may fold it, and then its back shows."""
    N, M = grid
    vertices, faces, coords = [], [], []
    for j in range(M + 1):
        for i in range(N + 1):
            x, y = (i / N - .5) * w, (j / M - .5) * l
            z = .007 + .004 * noise.noise(Vector((x * 2.1, y * 2.1, 3))) + .0015 * noise.noise(Vector((x * 9, y * 9, 1)))
            vertices.append(bend(x + .006 * noise.noise(Vector((0, y * 1.7, 5))), y, z))
            coords.append((i / N, j / M))
    for j in range(M):
        for i in range(N):
            faces.append((j * (N + 1) + i, j * (N + 1) + i + 1, (j + 1) * (N + 1) + i + 1, (j + 1) * (N + 1) + i))
    mesh = mesh_of(vertices, faces)
    layer = mesh.uv_layers.new(name='UVMap')
    for loop in mesh.loops:
        layer.data[loop.index].uv = coords[loop.vertex_index]
    rug = finish(mesh, face, 180)
    solid = rug.modifiers.new('solid', 'SOLIDIFY')
    solid.thickness, solid.offset = .007, -1
    if back:
        mesh.materials.append(back)
        solid.material_offset = 1
    return rug


def fringe(w, l, material, count=230, lengths=(.06, .085), thick=.0016, bend=flat):
    """Loose ends of the warp, at both ends of the sheet."""
    vertices, faces, rng = [], [], random.Random(4)
    for end in (-1, 1):
        for k in range(count):
            x, length, sway, first = (k + .5) / count * w - w / 2 + rng.uniform(-.002, .002), rng.uniform(*lengths), rng.uniform(-.018, .018), len(vertices)
            for q in range(5):
                f = q / 4
                y, z = end * (l / 2 + length * f), .006 * (1 - f) + .003
                vertices += [bend(*p) for p in ((x - thick + sway * f * f, y, z), (x + thick + sway * f * f, y, z), (x + sway * f * f, y, z + thick * 1.5625))]
            faces += [(first + q * 3 + u, first + q * 3 + (u + 1) % 3, first + q * 3 + 3 + (u + 1) % 3, first + q * 3 + 3 + u) for q in range(4) for u in range(3)]
    return finish(mesh_of(vertices, faces), material, 60)
